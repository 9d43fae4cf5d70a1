import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';

const script = fileURLToPath(new URL('checkWords.mjs', import.meta.url));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Runs the check on a repository of one file; answers what it says against it, without the closing line. */
async function verdict(file: string, text: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tsumugi-words-'));
  folders.push(folder);
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  const run = promisify(execFile)(process.execPath, [script, folder]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout.trim().split('\n').filter(Boolean).slice(0, -1);
}

const page = 'src/features/jobs/JobsPage.tsx';

describe('lets through', () => {
  test.each([
    [page, `const words = '仕事を探す';`],
    [page, `<p>週20〜30時間、33万〜46万円。Googleでログイン、1点、14日以内</p>`],
    [page, `/** さがす is not written, 会話 neither. */\n// 応募の言葉`],
    [page, `const address = 'https://example.jp/'; // さがす`],
    [page, `<h1>つくる人と会社を、つむぐ。</h1>`],
    [page, `<p>ひらがなと、条件が合えば検討</p>`],
    ['src/ui/fields/parseDate.ts', `const near = { きょう: 0 };`],
    ['src/features/jobs/JobsPage.test.tsx', `await type('さがす');`],
    ['server/modules/demo/town.ts', `const said = '道具を片づけました。';`],
    ['server/main.ts', `say('PostgreSQL で動いています。');`],
  ])('%s: %s', async (file, text) => {
    expect(await verdict(file, text)).toEqual([]);
  });
});

describe('refuses', () => {
  test.each([
    [page, `const words = '仕事をさがす';`, '探す'],
    [page, `<Button>\n  やめる\n</Button>`, 'キャンセル'],
    [page, '<p>`${name}との会話をひらく`</p>', 'メッセージ'],
    [page, `<p>例　https://example.jp 、道具</p>`, 'ツール'],
    [page, `<p>Google でログイン</p>`, 'no space'],
    [page, `<p>週20–30時間</p>`, '〜'],
    [page, '<p>`${from}–${to}円`</p>', '〜'],
    [page, `<p>-41,861円</p>`, '−'],
    [page, `<p>作品が一点承認されると</p>`, '1点'],
    [page, `{ value: 'MAYBE', label: '条件が合えば' }`, '条件が合えば検討'],
    ['server/modules/mail/letters/entryLetters.ts', `facts(['応募の言葉', text])`, 'メッセージ'],
    ['scripts/start.mjs', `say('DATA_DIR を確かめてください。');`, '確認する'],
    ['index.html', `<noscript>いまの設定</noscript>`, '現在の'],
  ])('%s: %s', async (file, text, right) => {
    const said = await verdict(file, text);
    expect(said.length).toBeGreaterThan(0);
    expect(said.join('\n')).toContain(right);
  });
});
