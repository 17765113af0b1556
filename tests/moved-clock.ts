// Loaded before a program with `--import`, it lets its clock run from another time on: CLOCK_AT, ISO 8601. Times of files and the
// uptime stay what they are. `movedClock` has the environment for it; child programs and threads inherit it.

const real = Date;
const at = real.parse(process.env.CLOCK_AT ?? '');
if (Number.isNaN(at)) throw new Error('CLOCK_AT must say a time, such as 2027-01-02T20:00:00Z.');
// Programs that a program starts go on from the same moment, not from the beginning once more.
process.env.CLOCK_OFFSET ??= String(at - real.now());
const offset = Number(process.env.CLOCK_OFFSET);

globalThis.Date = new Proxy(real, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [real.now() + offset] : given, newTarget) as object,
  apply: () => new real(real.now() + offset).toString(),
  get: (target, key, receiver) => (key === 'now' ? () => real.now() + offset : Reflect.get(target, key, receiver)),
});
