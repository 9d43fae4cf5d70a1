// `npm run dev`: the Relay compiler, Vite and the server, each watching. One Ctrl-C ends all three.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ourNode, root, tools } from './lib/place.mjs';
import { onStop, run } from './lib/run.mjs';

const children = new Set();
let ending = false;

const prefixOf = (name, colour) =>
  process.stdout.isTTY ? `\x1b[${colour}m${name.padEnd(6)}\x1b[0m │ ` : `${name.padEnd(6)} │ `;

const end = (child, signal) => {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It is gone already.
  }
};

const endAll = (code) => {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) end(child, 'SIGTERM');
  if (children.size === 0) process.exit();
  setTimeout(() => {
    for (const child of children) end(child, 'SIGKILL');
    process.exit();
  }, 10_000).unref();
};

const begin = (name, colour, args) => {
  const prefix = prefixOf(name, colour);
  const child = spawn(ourNode, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
    // A group of its own: a terminal's Ctrl-C reaches it once, from here.
    detached: process.platform !== 'win32',
  });
  children.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => console.log(prefix + text));
  }
  child.on('exit', (code, signal) => {
    children.delete(child);
    if (!ending) console.log(`${prefix}終わりました(${code ?? signal})。ほかも止めます。`);
    endAll(code ?? 1);
    if (children.size === 0) process.exit();
  });
};

/** The compiler's own watch needs watchman, which a bare machine lacks; a whole run takes a fifth of a second. */
const relay = async () => {
  const prefix = prefixOf('relay', 35);
  let wanted = false;
  let busy = false;
  const compile = async () => {
    wanted = true;
    if (busy) return;
    busy = true;
    while (wanted) {
      wanted = false;
      const { code, output } = await run(ourNode, [tools.relay]);
      const changed = /^(?:Created|Updated|Deleted|Removed)/m.test(output);
      if (code !== 0 || changed) for (const line of output.trim().split('\n')) console.log(prefix + line);
    }
    busy = false;
  };
  let timer;
  const soon = (_event, name) => {
    if (name && !/\.(tsx?|graphql)$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(compile, 80);
  };
  await compile();
  for (const folder of ['src', 'schema']) fs.watch(inRoot(folder), { recursive: true }, soon);
};

try {
  await ensureInstalled();
  await relay();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

onStop(() => endAll(0));
begin('vite', 36, [tools.vite, '--clearScreen', 'false']);
begin('server', 33, ['--watch', '--watch-preserve-output', 'server/main.ts', ...process.argv.slice(2)]);
console.log(
  '画面は http://localhost:5173 で開きます(サーバーの準備ができるまで数秒)。Ctrl-C で全部止まります。',
);
