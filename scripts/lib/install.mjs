import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { readStamp } from './hash.mjs';
import { inRoot, ourNode } from './place.mjs';
import { machinePath, run } from './run.mjs';

const stampFile = inRoot('node_modules/.tsumugi-stamp');

const readJson = (file) => JSON.parse(fs.readFileSync(inRoot(file), 'utf8'));

const wantedStamp = () =>
  createHash('sha256')
    .update(fs.readFileSync(inRoot('package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');

const lockFits = (lock) => {
  const kinds = ['dependencies', 'devDependencies'];
  const wanted = readJson('package.json');
  return kinds.every((kind) => isDeepStrictEqual(wanted[kind] ?? {}, lock[''][kind] ?? {}));
};

/** Whether node_modules matches the lock file; so after somebody's own `npm install`. */
const matches = (lock) => {
  if (!fs.existsSync(inRoot('node_modules/.package-lock.json'))) return false;
  const present = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(lock).every(
    ([place, { version, optional }]) => place === '' || optional || present[place]?.version === version,
  );
};

/**
 * Makes node_modules agree with package-lock.json. Costs a few milliseconds when it does already, and needs no
 * network then.
 *
 * `npm install --no-save` rather than `npm ci`: some registries lack oxlint's programs for other platforms, the
 * lock file then does not name them, and `npm ci` refuses it. Both install exactly what the lock file names;
 * that it belongs to package.json is checked here.
 */
export const ensureInstalled = async ({ say = console.error } = {}) => {
  const wanted = wantedStamp();
  const haveNode = fs.existsSync(ourNode);
  if (haveNode && readStamp(stampFile) === wanted) return;
  const lock = readJson('package-lock.json').packages;
  if (!lockFits(lock)) {
    throw new Error('package-lock.json が package.json と合っていません。npm install を実行してください。');
  }
  if (!(haveNode && matches(lock))) {
    say('依存関係を入れています…(初回は 1〜2 分かかります)');
    // This process's Node may be in node_modules, so npm gets the machine's own.
    const answer = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline'], {
      env: { PATH: machinePath() },
    });
    if (answer.code !== 0 || !fs.existsSync(ourNode)) {
      process.stderr.write(answer.output);
      throw new Error(
        '依存関係を入れられませんでした。ネットワークを確認して、もう一度実行してください。(上に npm の出力)',
      );
    }
  }
  fs.writeFileSync(stampFile, `${wanted}\n`);
};
