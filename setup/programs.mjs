import { spawn } from 'node:child_process';
import { projectEnvironment, root } from './install.mjs';

/** Milliseconds between two looks at whether npm is still there. */
const lookEvery = 500;

/** Programs that run now. */
const running = new Set();
const starter = process.ppid;
let ending = false;

/** Ends everything that was started here; what runs afterwards is not started at all. */
export function endPrograms(signal = 'SIGTERM') {
  ending = true;
  for (const program of running) program.kill(signal);
}

/**
 * Ends the programs with this process: on a signal, or when npm has gone. Asked to stop, npm ends the shell between it and this
 * process, and that shell passes nothing on; without a look at the parent the site would run on with nobody to stop it.
 */
export function endProgramsWithThisOne() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endPrograms(signal));
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid !== starter && endPrograms(), lookEvery).unref();
}

/**
 * Runs one of the project's programs with its pinned Node, and waits for its end.
 *
 * @returns its exit code; 0 when it was asked to stop
 */
export function runProgram(programArguments, settings = {}) {
  if (ending || (process.env.npm_lifecycle_event && process.ppid !== starter)) process.exit(0);
  const program = spawn('node', programArguments, {
    cwd: root,
    stdio: 'inherit',
    env: { ...projectEnvironment(), ...settings },
  });
  running.add(program);
  return new Promise((ended) => {
    program.on('exit', (code) => {
      running.delete(program);
      ended(ending ? 0 : (code ?? 1));
    });
  });
}
