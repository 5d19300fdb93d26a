/// How a report looks: light and dark as the reader's system is, and on paper.
enum ReportStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --ground: #f5f5f7; --card: #fff; --ink: #1d1d1f; --quiet: #5c5c63; --line: #d9d9de; --link: #0055b3;
      --good: #0a6b2d; --good-ground: #dcf3e2; --bad: #a3140f; --bad-ground: #fde3e1; --note-ground: #e9e9ee;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #161618; --card: #212124; --ink: #f2f2f4; --quiet: #a9a9b2; --line: #3a3a40; --link: #7cb8ff;
        --good: #7fe0a0; --good-ground: #173a24; --bad: #ff9f97; --bad-ground: #4a1a18; --note-ground: #333338;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 76rem; padding: 1.5rem clamp(1rem, 4vw, 3rem) 3rem; background: var(--ground); color: var(--ink);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Inter, sans-serif;
    }
    [hidden] { display: none !important; }
    a { color: var(--link); text-underline-offset: .15em; }
    a:focus-visible, input:focus-visible, summary:focus-visible, [tabindex]:focus-visible {
      outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px;
    }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .5rem 1rem; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    h1 { font-size: 2.2rem; line-height: 1.15; letter-spacing: -.02em; margin: .5rem 0; overflow-wrap: anywhere; }
    h2 { font-size: 1.35rem; margin: 2.5rem 0 .75rem; letter-spacing: -.01em; }
    h3 { font-size: 1.05rem; margin: 1.25rem 0 .5rem; }
    h4 { font-size: .9rem; margin: 1rem 0 .35rem; color: var(--quiet); }
    h2, h3 { overflow-wrap: anywhere; }
    header p { margin: 0; }
    .lead, .quiet, .location, footer { color: var(--quiet); }
    .quiet, .location { margin: 0; }
    code, pre { font: .85rem/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; }
    code { overflow-wrap: anywhere; }
    pre { margin: .5rem 0; padding: .75rem 1rem; overflow-x: auto; background: var(--ground); border-radius: 8px; }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1rem 1.25rem; margin: 1rem 0; }
    .card > h2, .card > h3 { margin-top: 0; }
    .figures { list-style: none; padding: 0; margin: 1.5rem 0; display: grid; gap: .75rem;
      grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); }
    .figures li { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: .75rem 1rem;
      color: var(--quiet); }
    .figures strong { display: block; font-size: 1.6rem; line-height: 1.2; color: var(--ink); }
    .figures .bad strong { color: var(--bad); }
    .badge { display: inline-block; padding: .05rem .55rem; border-radius: 99px; font-size: .78rem; font-weight: 600;
      vertical-align: middle; white-space: nowrap; letter-spacing: 0; }
    .passed { background: var(--good-ground); color: var(--good); }
    .failed, .broken { background: var(--bad-ground); color: var(--bad); }
    .shown { background: var(--note-ground); color: var(--quiet); }
    .wide { position: relative; overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
    table { border-collapse: collapse; width: 100%; font-size: .92rem; }
    th, td { padding: .5rem .75rem; text-align: center; border-top: 1px solid var(--line); }
    thead th { border-top: 0; font-weight: 500; color: var(--quiet); }
    tr > :first-child { text-align: left; }
    td.lack { color: var(--bad); font-weight: 600; } .missing { color: var(--bad); margin-bottom: .75rem; }
    td.yes { color: var(--good); } td.no { color: var(--quiet); }
    form { margin: .5rem 0 1rem; display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; }
    input { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--quiet); border-radius: 8px;
      padding: .4rem .75rem; min-width: min(20rem, 100%); }
    .scenarios { list-style: none; padding: 0; margin: .5rem 0 0; display: grid; gap: 1.25rem 1rem;
      grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); }
    .scenarios a { display: block; margin-bottom: .3rem; overflow-wrap: anywhere; }
    .scenarios img, .blank { display: block; width: 100%; height: 13rem; object-fit: cover; object-position: top;
      border: 1px solid var(--line); border-radius: 10px; margin-bottom: .4rem; background: var(--note-ground); }
    .contents { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
    .criterion { display: grid; grid-template-columns: max-content 1fr; gap: .4rem 1rem; margin: 1rem 0; }
    .criterion dt { font-weight: 600; } .criterion dd { margin: 0; min-width: 0; }
    ol, ul { padding-left: 1.4rem; margin: 0; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1.25rem; margin: 1.25rem 0; align-items: start; }
    figure { margin: 0; max-width: 100%; } figcaption { font-size: .85rem; color: var(--quiet); margin-top: .35rem; }
    .pictures figure { flex: 0 1 17rem; min-width: min(100%, 12rem); }
    .pictures img { display: block; width: auto; height: auto; max-width: 100%;
      border: 1px solid var(--line); border-radius: 12px; }
    .pictures .failure { flex: 1 1 20rem; } .failure pre { color: var(--bad); white-space: pre-wrap; }
    .difference img { display: block; width: 100%; height: auto; border-radius: 8px; }
    .difference { margin: .75rem 0; }
    .lines del, .lines ins, .lines span { display: inline; text-decoration: none; }
    .lines del { color: var(--bad); background: var(--bad-ground); }
    .lines ins { color: var(--good); background: var(--good-ground); }
    summary { cursor: pointer; color: var(--link); }
    footer { margin-top: 3rem; border-top: 1px solid var(--line); font-size: .85rem; }
    @media print {
      :root { color-scheme: light; --ground: #fff; --card: #fff; --ink: #000; --quiet: #444; --line: #bbb; --link: #000;
        --good: #05401a; --good-ground: #fff; --bad: #7a0d09; --bad-ground: #fff; --note-ground: #fff; }
      body { max-width: none; padding: 0; font-size: 10pt; }
      form, .skip, nav { display: none; }
      .card, figure, tr { break-inside: avoid; } .pictures img { max-width: 5cm; } .badge { border: 1px solid; }
      .scenarios img { height: 5cm; }
    }

    """
}
