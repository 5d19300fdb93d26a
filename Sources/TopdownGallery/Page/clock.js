// The screen's clock: it can stand still, go on frame by frame or by an amount, and run slow or fast.

import { element } from "/dom.js";

const speeds = [0.1, 0.25, 0.5, 1, 2, 5, 10, 100];

export class Clock {
  #clock = { seconds: 0, speed: 0 };
  #heard = 0;
  #speed = 1;
  #ask;

  /** @param ask is called with what the clock is to do. */
  constructor(ask) {
    this.#ask = ask;
    element("speed").append(...speeds.map((speed) => new Option(`${speed}×`, speed)));
    this.wish(1);
    element("speed").addEventListener("change", (event) => this.#run(Number(event.target.value)));
    element("pause").addEventListener("click", () => this.toggle());
    element("frame").addEventListener("click", () => this.step());
    element("advance").addEventListener("submit", (event) => {
      event.preventDefault();
      const amount = element("amount").valueAsNumber;
      if (amount >= 0) this.#ask({ advance: amount });
    });
    requestAnimationFrame(() => this.#tick());
  }

  /** Begins anew with a wished speed. */
  begin(entry) {
    element("time").hidden = entry.kind === "app";
    this.show({ seconds: 0, speed: 0 });
  }

  show(clock) {
    this.#clock = clock;
    this.#heard = performance.now();
    const isRunning = clock.speed > 0;
    element("pause").textContent = isRunning ? "Pause" : "Run";
    element("time").classList.toggle("running", isRunning);
    if (isRunning) this.wish(clock.speed);
    this.#draw();
  }

  /** The speed that it runs at when it runs. */
  wish(speed) {
    if (!speed) return;
    this.#speed = speed;
    if (!speeds.includes(speed) && ![...element("speed").options].some((option) => Number(option.value) === speed)) {
      element("speed").append(new Option(`${speed}×`, speed));
    }
    element("speed").value = speed;
  }

  toggle() { this.#ask({ speed: this.#clock.speed > 0 ? 0 : this.#speed }); }

  /** One frame further; a clock that runs stops first. */
  async step() {
    if (this.#clock.speed > 0) await this.#ask({ speed: 0 });
    await this.#ask({ advance: 1 / 30 });
  }

  #run(speed) {
    this.wish(speed);
    if (this.#clock.speed > 0) this.#ask({ speed });
  }

  // The host tells its time with each frame only; between them it is reckoned.
  #tick() {
    if (this.#clock.speed > 0 && !document.hidden) this.#draw();
    setTimeout(() => requestAnimationFrame(() => this.#tick()), 60);
  }

  #draw() {
    const { seconds, speed } = this.#clock;
    const now = seconds + ((performance.now() - this.#heard) / 1000) * speed;
    element("clock").textContent = words(now);
  }
}

/** 4.25 s, 1:04.25, 2:01:04 */
function words(seconds) {
  if (seconds < 60) return `${seconds.toFixed(2)} s`;
  const pad = (number, digits = 2) => String(number).padStart(digits, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return `${hours}:${pad(minutes)}:${pad(Math.floor(seconds % 60))}`;
  return `${minutes}:${pad((seconds % 60).toFixed(2), 5)}`;
}
