import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type Environment = Readonly<Record<string, string>>;

/** Runs one of the server's programs as people do, in a process of its own with an environment of its own. */
export function launch(script: 'main.ts' | 'ops.ts', words: readonly string[], environment: Environment) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'development', ...environment },
  });
  const [out, err]: [string[], string[]] = [[], []];
  const said = createInterface({ input: child.stdout }).on('line', (line) => out.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => err.push(line));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, out, err }));
  /** Resolves when a line on standard output has these words, or the program ends. */
  const says = async (part: string): Promise<void> => {
    const heard = Promise.withResolvers<void>();
    said.on('line', (line) => {
      if (line.includes(part)) heard.resolve();
    });
    if (out.some((line) => line.includes(part))) heard.resolve();
    await Promise.race([heard.promise, ended]);
  };
  return { child, out, err, ended, says };
}

/** A port that somebody has, or had a moment ago. */
export async function heldPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    release: () => once(server.close(), 'close'),
  };
}

export async function freePort(): Promise<string> {
  const { port, release } = await heldPort();
  await release();
  return String(port);
}

/** A server without the demo town, once it has said that it can be stopped. */
export async function startServer(environment: Environment) {
  const server = launch('main.ts', ['--empty'], environment);
  await server.says('Ctrl-C');
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    server.child.kill(signal);
    await server.ended;
  };
  return { ...server, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** What `npm run ops -- …` answers. */
export const ops = (line: string, environment: Environment) =>
  launch('ops.ts', line.split(' '), environment).ended;
