// `npm run doctor`: what this machine has and lacks, each with a cure. Runs on Node 18 with nothing installed.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromiumCure, findChromium, hasJapaneseFont } from './lib/chromium.mjs';
import { heldBy, holderOf } from './lib/dataFolder.mjs';
import { portIsFree, postgresAnswers, redisAnswers } from './lib/net.mjs';
import { dataDir, inRoot, ourNode, root } from './lib/place.mjs';

const good = (text) => ({ mark: '✓', text });
/** Something is missing that only some commands need. */
const fair = (text, cure) => ({ mark: '△', text, cure });
const bad = (text, cure) => ({ mark: '✗', text, cure });

const versionOf = (command, ...args) => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

const node = () => {
  const outside = process.env.npm_node_execpath ?? process.execPath;
  const version = versionOf(outside, '--version') ?? process.version;
  return Number(/^v(\d+)/.exec(version)?.[1]) >= 20
    ? good(`Node ${version}(サーバーは node_modules の Node 24 で動きます)`)
    : bad(`Node ${version} は古すぎます`, 'Node 20 以上を入れてください: https://nodejs.org/ja');
};

const npm = () => {
  const version = versionOf('npm', '--version');
  return version
    ? good(`npm ${version}`)
    : bad('npm が見つかりません', 'Node と一緒に入る npm を PATH に通してください');
};

const dependencies = () => {
  const version = fs.existsSync(ourNode) && versionOf(ourNode, '--version');
  if (!version)
    return fair('依存関係はまだ入っていません', 'npm start か npm test が入れます(ネットワークが要ります)');
  return good(`依存関係は入っています(Node ${version})`);
};

const built = () =>
  fs.existsSync(inRoot('dist/.stamp'))
    ? good('画面は組み立ててあります')
    : fair('画面はまだ組み立てていません', 'npm start が組み立てます');

const disk = () => {
  const { bavail, bsize } = fs.statfsSync(root);
  const gigabytes = (Number(bavail) * Number(bsize)) / 1024 ** 3;
  const text = `空き容量 ${gigabytes.toFixed(1)} GB`;
  return gigabytes >= 2 ? good(text) : bad(text, '2 GB ほど空けてください');
};

const port = async () => {
  const wanted = Number(process.env.PORT || 4000);
  return (await portIsFree(wanted))
    ? good(`ポート ${wanted} は空いています`)
    : bad(
        `ポート ${wanted} は使われています`,
        `使っているものを止めるか、PORT=${wanted + 1} npm start のように別の番号で始めてください`,
      );
};

const dataFolder = async () => {
  const folder = dataDir();
  const holder = await holderOf(folder);
  if (holder !== undefined) return bad(heldBy(folder, holder), 'そのサーバーを Ctrl-C で止めてください');
  const nearest = (place) => (fs.existsSync(place) ? place : nearest(path.dirname(place)));
  try {
    fs.accessSync(nearest(folder), fs.constants.W_OK);
  } catch {
    return bad(
      `データフォルダー ${folder} に書き込めません`,
      '権限を直すか、DATA_DIR で別の場所を指定してください',
    );
  }
  return good(
    fs.existsSync(folder)
      ? `データフォルダー ${folder}`
      : `データフォルダー ${folder}(はじめの npm start が作ります)`,
  );
};

const chromium = () => {
  const found = findChromium();
  return found
    ? good(`Chromium ${found}`)
    : fair('Chromium がありません(npm test のブラウザーのテストに要ります)', chromiumCure);
};

const fonts = () =>
  hasJapaneseFont()
    ? good('日本語のフォントがあります')
    : fair(
        '日本語のフォントが見つかりません(テストの画面写真が豆腐になります)',
        'Debian/Ubuntu: apt-get install fonts-noto-cjk fontconfig',
      );

const reach = (text) => {
  const { hostname, port: number } = new URL(text);
  return [hostname, number ? Number(number) : undefined];
};

const postgres = async () => {
  const chosen = process.env.DATABASE_URL;
  const up = await postgresAnswers(...(chosen ? reach(chosen) : []));
  if (chosen)
    return up
      ? good('DATABASE_URL の PostgreSQL が答えます')
      : bad(
          'DATABASE_URL の PostgreSQL が答えません',
          'PostgreSQL を起動するか、DATABASE_URL を外してください(外せば組み込みのデータベースで動きます)',
        );
  return good(
    up
      ? 'PostgreSQL が 127.0.0.1:5432 で答えます(使うには DATABASE_URL)'
      : 'PostgreSQL はありません(なくても組み込みのデータベースで動きます)',
  );
};

const redis = async () => {
  const chosen = process.env.REDIS_URL;
  const up = await redisAnswers(...(chosen ? reach(chosen) : []));
  if (chosen)
    return up
      ? good('REDIS_URL の Redis が答えます')
      : bad(
          'REDIS_URL の Redis が答えません',
          'Redis を起動するか、REDIS_URL を外してください(サーバーが 1 台なら要りません)',
        );
  return good(
    up
      ? 'Redis が 127.0.0.1:6379 で答えます(使うには REDIS_URL)'
      : 'Redis はありません(サーバーが 1 台なら要りません)',
  );
};

let failed = false;
for (const check of [
  node,
  npm,
  disk,
  dependencies,
  built,
  port,
  dataFolder,
  chromium,
  fonts,
  postgres,
  redis,
]) {
  let verdict;
  try {
    verdict = await check();
  } catch (error) {
    verdict = fair(`${check.name} を確認できませんでした: ${error.message}`);
  }
  failed ||= verdict.mark === '✗';
  console.log(`${verdict.mark} ${verdict.text}${verdict.cure ? `\n    → ${verdict.cure}` : ''}`);
}
console.log(
  failed ? '\n✗ の項目を直してから npm start を実行してください。' : '\nnpm start で始められます。',
);
process.exitCode = failed ? 1 : 0;
