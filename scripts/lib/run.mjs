import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './place.mjs';

const running = new Set();

/** Ends a program and everything it started, which share a process group. */
const end = (child, signal) => {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
};

/** @type {(signal: NodeJS.Signals) => void} */
let stop = () => {
  for (const child of running) end(child, 'SIGTERM');
  // Programs get two seconds to close before they are killed.
  setTimeout(
    () => {
      for (const child of running) end(child, 'SIGKILL');
      process.exit(130);
    },
    running.size > 0 ? 2_000 : 0,
  );
};

/** Replaces what happens when this program is told to stop. */
export const onStop = (handler) => {
  stop = handler;
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// npm ends only the shell between itself and this program, which then gets another parent but no signal.
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 250);
  watch.unref();
}

/** A PATH without this package's commands, for programs that may replace them (`npm ci`). */
export const machinePath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.startsWith(path.join(root, 'node_modules')))
    .join(path.delimiter);

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, live?: boolean, timeoutMs?: number }} [options]
 *   live: the output goes to the screen; otherwise it is collected.
 * @returns {Promise<{ code: number, output: string, ms: number, timedOut: boolean }>}
 */
export const run = (command, args, { env, live = false, timeoutMs } = {}) =>
  new Promise((resolve) => {
    const started = performance.now();
    const pieces = [];
    let timedOut = false;
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    running.add(child);
    child.stdout?.on('data', (piece) => pieces.push(piece));
    child.stderr?.on('data', (piece) => pieces.push(piece));
    const timer = timeoutMs
      ? setTimeout(() => {
          timedOut = true;
          end(child, 'SIGKILL');
        }, timeoutMs)
      : undefined;
    let settled = false;
    const finish = (code) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output: Buffer.concat(pieces).toString(), ms: performance.now() - started, timedOut });
    };
    child.on('error', (error) => {
      pieces.push(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.on('close', (code, signal) => finish(code ?? (signal ? 1 : 0)));
  });

/** Runs tasks, at most `limit` at once; answers in their order. */
export const inPool = async (limit, tasks) => {
  const answers = [];
  let next = 0;
  const worker = async () => {
    while (next < tasks.length) {
      const index = next;
      next += 1;
      answers[index] = await tasks[index]();
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, tasks.length) }, worker));
  return answers;
};
