// `npm run reset`: deletes the data folder, so that the next start makes the demo town anew. `-- --yes` asks nothing.
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { heldBy, holderOf, looksLikeOurs } from './lib/dataFolder.mjs';
import { dataDir, root } from './lib/place.mjs';

const folder = dataDir();
// DATA_DIR=/ must not cost anybody their machine.
const holdsThisCode = `${root}${path.sep}`.startsWith(
  folder.endsWith(path.sep) ? folder : `${folder}${path.sep}`,
);

const agreed = async () => {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) {
    console.error('確認できない端末です。消してよければ npm run reset -- --yes と実行してください。');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `${folder} を中身ごと消します。元に戻せません。よろしいですか？ [y/N] `,
  );
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
};

const refuse = (message) => {
  console.error(message);
  process.exitCode = 1;
};

if (!fs.existsSync(folder)) {
  console.log(`データフォルダー ${folder} はありません。消すものはありませんでした。`);
} else if (holdsThisCode || !looksLikeOurs(folder)) {
  refuse(`${folder} はつむぎのデータフォルダーに見えないので、消しません。DATA_DIR を確認してください。`);
} else {
  const holder = await holderOf(folder);
  if (holder !== undefined) refuse(`${heldBy(folder, holder)}先に Ctrl-C で止めてください。`);
  else if (await agreed()) {
    fs.rmSync(folder, { recursive: true, force: true });
    console.log(`${folder} を消しました。npm start で、はじめの状態から始まります。`);
  } else process.exitCode = 1;
}
