import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The Node of the product, whatever started the tests. */
export const node = path.join(root, 'node_modules/.bin/node');

export const testResults = path.join(root, 'test-results');

export interface AppOptions {
  readonly dataDir: string;
  readonly port?: number;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A folder for process ids, so that whatever is left at the end can be ended. */
  readonly pids?: string;
}

export interface App {
  readonly origin: string;
  readonly dataDir: string;
  readonly pid: number;
  /** All output so far, both streams in order. */
  logs(): string;
  /** Asks it to stop; answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A port that was free a moment ago. Chosen here, as the server must know its public origin. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export interface Launch {
  readonly child: ChildProcess;
  readonly port: number;
  logs(): string;
  /** null when ended by a signal. */
  readonly exit: Promise<number | null>;
}

/** Starts `server/main.ts` with only the settings it needs, none of this machine's. */
export async function launch({ dataDir, port, args = [], env = {}, pids }: AppOptions): Promise<Launch> {
  const chosen = port ?? (await freePort());
  const child = spawn(node, ['server/main.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      LANG: 'C.UTF-8',
      NODE_ENV: 'development',
      // As `npm start` does.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
      PORT: String(chosen),
      DATA_DIR: dataDir,
      ...env,
    },
  });
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => pieces.push(text));
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
  if (pids && child.pid) {
    mkdirSync(pids, { recursive: true });
    writeFileSync(path.join(pids, String(child.pid)), '');
  }
  return { child, port: chosen, logs: () => pieces.join(''), exit };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Starts the server and waits until it is ready. */
export async function startApp(options: AppOptions, limitMs = 150_000): Promise<App> {
  const { child, port, logs, exit } = await launch(options);
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + limitMs;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended before it was ready:\n${logs()}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server was not ready in ${limitMs / 1000} s:\n${logs()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    dataDir: options.dataDir,
    pid: child.pid ?? 0,
    logs,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const patience = setTimeout(() => child.kill('SIGKILL'), 30_000);
      const code = await exit;
      clearTimeout(patience);
      return code;
    },
  };
}
