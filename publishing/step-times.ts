import { existsSync, readFileSync } from 'node:fs';

/** Processor time of this program and of the programs it has waited for, in milliseconds; of those only on Linux. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  const stat = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') : undefined;
  // Linux counts in hundredths of a second.
  return (user + system) / 1000 + (Number(stat?.[13] ?? 0) + Number(stat?.[14] ?? 0)) * 10;
}

/** What each step of a build took: `ms` by the clock, and `cpuMs` of processor time, which other work on the machine does not lengthen. */
export class StepTimes {
  readonly times: Record<string, { readonly ms: number; readonly cpuMs: number }> = {};

  /** Takes a step, and writes down what it took. */
  readonly step = async <Made>(name: string, make: () => Made | Promise<Made>): Promise<Made> => {
    const before = { ms: performance.now(), cpuMs: cpuMs() };
    const made = await make();
    this.times[name] = { ms: Math.round(performance.now() - before.ms), cpuMs: Math.round(cpuMs() - before.cpuMs) };
    return made;
  };
}
