// Dates as the host writes them, `2026-11-30T10:41:27+01:00[Europe/Berlin]`, and as the browser's own controls do.

/** The instant in milliseconds and the difference to Greenwich in its place; null for what is no date. */
export function readDate(text) {
  const [, iso, zone] = /^(\S+?)\[(.+)\]$/.exec(text ?? "") ?? [];
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return null;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(iso) ?? [null, "+", 0, 0];
  const fixed = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return { instant, offset: (at) => offset(at, zone) ?? fixed };
}

/** The text of an input of a type: `2026-11-30T10:41`, `2026-11-30` or `10:41`. */
export function inputText(date, type) {
  if (!date) return "";
  const [day, time] = new Date(date.instant + date.offset(date.instant)).toISOString().split("T");
  return { date: day, time: time.slice(0, 5) }[type] ?? `${day}T${time.slice(0, 5)}`;
}

/** The seconds since 1970 that an input's text stands for in the place of `date`; null where it stands for none. */
export function inputSeconds(text, type, date) {
  const words = { date: `${text}T${inputText(date, "time")}`, time: `${inputText(date, "date")}T${text}` }[type] ?? text;
  const digits = Date.parse(`${words}Z`);
  if (!date || Number.isNaN(digits)) return null;
  // Whether summer time holds depends on the instant, which is what is asked: the second answer is near enough to be right.
  const near = digits - date.offset(digits);
  return (digits - date.offset(near)) / 1000;
}

/** What is added to Greenwich's time at an instant; null where the browser does not know the zone. */
function offset(instant, timeZone) {
  try {
    const format = new Intl.DateTimeFormat("en-US", { ...fields, timeZone });
    const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second) - Math.floor(instant / 1000) * 1000;
  } catch {
    return null;
  }
}

const fields = {
  calendar: "gregory", hourCycle: "h23",
  year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric",
};
