import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, launch } from '../../e2e/support/app.ts';
import { tokenSecret } from './town.ts';

/** Gives a server process a wrong clock; loaded before anything else. */
function wrongClock(aheadMs: number): string {
  const code = `const Right=Date;globalThis.Date=class Date extends Right{constructor(...a){super(...(a.length?a:[Right.now()+${aheadMs}]))}static now(){return Right.now()+${aheadMs}}}`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

interface Place {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly aheadMs?: number;
}

export interface Server {
  readonly port: number;
  readonly pid: () => number;
  /** kill -9, then a new one. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** One of several servers, on a fixed port. */
export async function startServer({ dataDir, env, aheadMs = 0 }: Place): Promise<Server> {
  const port = await freePort();
  const begin = async () => {
    const started = await launch({
      dataDir,
      port,
      args: ['--empty'],
      env: {
        ...env,
        TOKEN_SECRET: tokenSecret,
        LOG_LEVEL: 'error',
        ...(aheadMs === 0 ? {} : { NODE_OPTIONS: wrongClock(aheadMs) }),
      },
    });
    for (;;) {
      if (started.child.exitCode !== null) throw new Error(`The server ended:\n${started.logs()}`);
      if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true) return started;
      await sleep(50);
    }
  };
  let running = await begin();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    running.child.kill(signal);
    await running.exit;
  };
  return {
    port,
    pid: () => running.child.pid ?? 0,
    kill: async () => {
      await end('SIGKILL');
      running = await begin();
    },
    stop: () => end('SIGTERM'),
  };
}

export interface Redis {
  readonly url: string;
  /** Stops for this long and loses all data. */
  readonly stopFor: (milliseconds: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startRedis(): Promise<Redis> {
  const port = await freePort();
  const begin = async (): Promise<ChildProcess> => {
    const child = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // Rejects when Redis cannot be started.
    await Promise.race([once(child, 'spawn'), once(child, 'error').then(([error]) => Promise.reject(error))]);
    for await (const words of child.stdout.setEncoding('utf8')) if (String(words).includes('Ready')) break;
    child.stdout.resume();
    return child;
  };
  let running = await begin();
  const stop = async (): Promise<void> => {
    running.kill('SIGKILL');
    await once(running, 'exit');
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    stopFor: async (milliseconds) => {
      await stop();
      await sleep(milliseconds);
      running = await begin();
    },
    stop,
  };
}
