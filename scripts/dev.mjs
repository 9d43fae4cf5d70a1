// `npm run dev`: the Relay compiler, Vite and the server, each watching. One Ctrl-C ends all three.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './lib/install.mjs';
import { ourNode, root, tools } from './lib/place.mjs';
import { onStop, run } from './lib/run.mjs';

const programs = [
  { name: 'relay', colour: 35, args: [tools.relay, '--watch'], keepOpen: true },
  { name: '画面 ', colour: 36, args: [tools.vite, '--clearScreen', 'false'] },
  {
    name: 'server',
    colour: 33,
    args: ['--watch', '--watch-preserve-output', 'server/main.ts', ...process.argv.slice(2)],
  },
];

const children = [];
let ending = false;

const endAll = (code) => {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
    process.exit();
  }, 10_000).unref();
};

const begin = ({ name, colour, args, keepOpen }) => {
  const child = spawn(ourNode, args, {
    cwd: root,
    // The Relay compiler ends its watch when its input is closed.
    stdio: [keepOpen ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    // A terminal's Ctrl-C must reach them once, from here.
    detached: process.platform !== 'win32',
  });
  const prefix = process.stdout.isTTY ? `\x1b[${colour}m${name.padEnd(6)}\x1b[0m │ ` : `${name.padEnd(6)} │ `;
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => console.log(prefix + text));
  }
  child.on('exit', (code) => {
    if (!ending) console.log(`${prefix}終わりました（${code ?? '中断'}）。ほかも止めます。`);
    endAll(code ?? 1);
  });
  children.push(child);
};

try {
  await ensureInstalled();
  const relay = await run(ourNode, [tools.relay]);
  if (relay.code !== 0) console.log(relay.output);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

onStop(() => endAll(0));
for (const program of programs) begin(program);
console.log(
  '画面は http://localhost:5173 で開きます（サーバーの準備ができるまで数秒）。Ctrl-C で全部止まります。',
);
