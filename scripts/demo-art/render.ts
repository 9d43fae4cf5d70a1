/** Pictures → WebP through headless Chromium, with a cache so that only changed pictures are drawn again. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import type { Pic } from './kit.ts';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, '.cache', 'demo-art');
const fontDir = join(root, '.cache', 'demo-fonts');
/** Display faces (SIL Open Font License), pinned; only the pictures use them. */
const FONTS = [
  'dela-gothic-one',
  'rampart-one',
  'dotgothic16',
  'yusei-magic',
  'zen-maru-gothic',
  'kaisei-tokumin',
  'shippori-mincho-b1',
  'potta-one',
  'reggae-one',
  'stick',
  'train-one',
  'hachi-maru-pop',
  'zen-antique',
  'yuji-syuku',
  'klee-one',
  'rocknroll-one',
] as const;
const FONT_VERSION = '5.3.0';

/** Style sheets of all faces the pictures are set in; fetched on first use. */
export const fontSheets = (): readonly string[] => {
  const base = join(fontDir, 'node_modules', '@fontsource');
  if (FONTS.some((f) => !existsSync(join(base, f)))) {
    mkdirSync(fontDir, { recursive: true });
    writeFileSync(join(fontDir, 'package.json'), '{"private":true}\n');
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', ...FONTS.map((f) => `@fontsource/${f}@${FONT_VERSION}`)],
      { cwd: fontDir, stdio: 'inherit' },
    );
  }
  const sheets = FONTS.flatMap((f) =>
    readdirSync(join(base, f))
      .filter((n) => /^\d00\.css$/.test(n))
      .map((n) => join(base, f, n)),
  );
  return [join(root, 'node_modules', '@fontsource-variable', 'archivo', 'standard.css'), ...sheets];
};

export type Job = {
  readonly file: string;
  readonly pic: Pic;
  /** Pixels of its longer side. */
  readonly long: number;
  /** Aim for at most this many bytes. */
  readonly budget: number;
};
export type Made = {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

const encode = async (png: Buffer, { budget }: Job): Promise<Buffer> => {
  let last: Buffer = Buffer.alloc(0);
  for (const quality of [80, 66, 52, 40, 30, 24]) {
    last = await sharp(png).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (last.length <= budget) break;
  }
  return last;
};

export const render = async (jobs: readonly Job[], out: string): Promise<readonly Made[]> => {
  mkdirSync(cache, { recursive: true });
  mkdirSync(out, { recursive: true });
  const made: Made[] = [];
  const todo: { readonly job: Job; readonly hit: string }[] = [];
  const done = async (job: Job, bytes: Buffer): Promise<void> => {
    writeFileSync(join(out, job.file), bytes);
    const { width, height } = await sharp(bytes).metadata();
    made.push({ file: job.file, width, height, bytes: bytes.length });
  };
  for (const job of jobs) {
    const hit = join(
      cache,
      `${createHash('sha256').update(`v5|${job.budget}|${job.long}|${job.pic.w}|${job.pic.h}|${job.pic.html}`).digest('hex').slice(0, 24)}.webp`,
    );
    if (existsSync(hit)) await done(job, readFileSync(hit));
    else todo.push({ job, hit });
  }
  if (todo.length > 0) {
    const links = fontSheets()
      .map((f) => `<link rel="stylesheet" href="${pathToFileURL(f).href}">`)
      .join('');
    const host = join(cache, 'host.html');
    writeFileSync(
      host,
      `<!doctype html><html lang="ja"><meta charset="utf-8">${links}<style>html,body{margin:0;background:#fff}*{box-sizing:border-box}svg{display:block}#s{position:relative;overflow:hidden}</style><body><div id="s"></div></body></html>`,
    );
    const browser = await chromium.launch({
      executablePath: execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--allow-file-access-from-files',
      ],
    });
    const queue = [...todo];
    let n = 0;
    const worker = async (): Promise<void> => {
      const page: Page = await browser.newPage({ viewport: { width: 2000, height: 2000 } });
      await page.goto(pathToFileURL(host).href);
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const { job, hit } = next;
        const zoom = job.long / Math.max(job.pic.w, job.pic.h);
        const [width, height] = [Math.round(job.pic.w * zoom), Math.round(job.pic.h * zoom)];
        await page.evaluate(
          async ([html, w, h, z]) => {
            const s = document.querySelector<HTMLElement>('#s');
            if (s === null) return;
            s.style.width = `${w}px`;
            s.style.height = `${h}px`;
            s.style.zoom = String(z);
            s.innerHTML = String(html);
            await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
            await document.fonts.ready;
          },
          [job.pic.html, job.pic.w, job.pic.h, zoom] as const,
        );
        const png = await page.screenshot({
          type: 'png',
          clip: { x: 0, y: 0, width, height },
        });
        const bytes = await encode(png, job);
        writeFileSync(hit, bytes);
        await done(job, bytes);
        if (++n % 50 === 0) console.log(`${n}/${todo.length}`);
      }
      await page.close();
    };
    await Promise.all([worker(), worker()]);
    await browser.close();
  }
  return made.toSorted((a, b) => (a.file < b.file ? -1 : 1));
};
