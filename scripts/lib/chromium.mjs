import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** The shell without a window first: it opens and closes a page in half the time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        fs.accessSync(file, fs.constants.X_OK);
        return fs.statSync(file).isFile();
      } catch {
        return false;
      }
    });

const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** CHROMIUM_PATH, else the first one found. */
export const findChromium = () => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return fs.existsSync(chosen) ? chosen : undefined;
  return names.map(onPath).find(Boolean) ?? (fs.existsSync(macApplication) ? macApplication : undefined);
};

/** Undefined where it cannot be told. */
export const hasJapaneseFont = () => {
  if (process.platform !== 'linux') return true;
  try {
    return execFileSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8', stdio: 'pipe' }).trim() !== '';
  } catch {
    return undefined;
  }
};

const isDebianAsRoot = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && Boolean(onPath('apt-get'));

export const chromiumCure =
  'Debian/Ubuntu: apt-get install chromium fonts-noto-cjk ／ macOS: Google Chrome を入れる ／ 別の場所にあるなら CHROMIUM_PATH=/path/to/chromium';

/**
 * Finds Chromium and a Japanese font, or installs them if allowed. Answers the path, or throws with what to
 * do.
 */
export const ensureChromium = async ({ say = console.error } = {}) => {
  const missing = () => [
    ...(onPath(shell) ? [] : [shell]),
    ...(hasJapaneseFont() ? [] : ['fonts-noto-cjk', 'fontconfig']),
  ];
  const wanted = process.env.CHROMIUM_PATH ? [] : missing();
  if (wanted.length > 0 && isDebianAsRoot()) {
    say(`${wanted.join(' と ')} を apt-get で入れています…`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) => run('apt-get', ['-y', '-q', ...args], { env, timeoutMs: 10 * 60_000 });
    const install = (packages) => apt('install', '--no-install-recommends', ...packages);
    await apt('update');
    let answer = await install(wanted);
    if (answer.code !== 0) answer = await install(wanted);
    // Where the shell is no package of its own, the whole browser.
    if (answer.code !== 0 && !findChromium())
      answer = await install(wanted.map((name) => (name === shell ? 'chromium' : name)));
    if (answer.code !== 0 && !findChromium()) process.stderr.write(answer.output);
  }
  const found = findChromium();
  if (!found) throw new Error(`ブラウザーのテストに Chromium が必要ですが、見つかりません。${chromiumCure}`);
  return found;
};
