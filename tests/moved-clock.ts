// `movedClock` of `tests/other-day.ts` loads this before a program: its clock then runs from CLOCK_AT on (ISO 8601). Times of files and the
// uptime stay what they are. The programs and threads that it starts inherit both settings, and with them the same clock.

const real = Date;
const at = real.parse(process.env.CLOCK_AT ?? '');
if (Number.isNaN(at)) throw new Error('CLOCK_AT must say a time, such as 2027-01-02T20:00:00Z.');
process.env.CLOCK_OFFSET ??= String(at - real.now());
const offset = Number(process.env.CLOCK_OFFSET);
const now = () => real.now() + offset;

globalThis.Date = new Proxy(real, {
  construct: (date, given: [], called) => Reflect.construct(date, given.length === 0 ? [now()] : given, called) as object,
  apply: () => new real(now()).toString(),
  get: (date, key, receiver) => (key === 'now' ? now : Reflect.get(date, key, receiver)),
});
