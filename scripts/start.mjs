// `npm start`: installs and builds what is missing, then becomes the server. Runs on Node 20 with nothing installed.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ourNode, root } from './lib/place.mjs';
import { onStop } from './lib/run.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = spawn(ourNode, ['server/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  // Node keeps what it compiled: a later start is a fifth shorter.
  env: { NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'compiled'), ...process.env },
});

onStop((signal) => {
  // A terminal's Ctrl-C has reached the server already: a second one would cut its farewell short.
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  server.kill(signal);
});

server.on('error', (error) => {
  console.error(`サーバーを起動できませんでした: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => process.exit(code ?? 128 + (os.constants.signals[signal] ?? 0)));
