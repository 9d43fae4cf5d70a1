// Paths. Everything in scripts/ must run on Node 20 before anything is installed, so without dependencies.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const inRoot = (...parts) => path.join(root, ...parts);

/** The Node 24 of the npm package `node`, which runs all programs whatever the machine has. */
export const ourNode =
  process.platform === 'win32'
    ? inRoot('node_modules', 'node', 'bin', 'node.exe')
    : inRoot('node_modules', '.bin', 'node');

/** The JavaScript files of packages' commands, to be run by `ourNode`. */
export const tools = {
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  oxlint: inRoot('node_modules/oxlint/bin/oxlint'),
  oxfmt: inRoot('node_modules/oxfmt/bin/oxfmt'),
  knip: inRoot('node_modules/knip/bin/knip.js'),
  relay: inRoot('node_modules/relay-compiler/cli.js'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
};

/** The same as the server's. */
export const dataDir = () => path.resolve(root, process.env.DATA_DIR || '.data');
