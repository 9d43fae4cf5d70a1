import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startApp } from '../e2e/support/app.ts';
import { launchBrowser } from '../e2e/support/browser.ts';
import { loadSharp } from '../server/modules/media/sharp.ts';
import { FeedTab } from './browserTab.ts';
import { benchDatabaseUrl } from './dataset.ts';
import { compared, median, ratioRow } from './measure.ts';
import type { Row } from './measure.ts';
import { startPictureProxy } from './pictureProxy.ts';

const frames = 180;
const rounds = 5;

async function picture(): Promise<Buffer> {
  const sharp = await loadSharp();
  const file = await readFile(new URL('../demo/media/avatar-c01.webp', import.meta.url));
  return sharp(file).resize(400, 300, { fit: 'cover' }).webp({ quality: 75 }).toBuffer();
}

/** Slow frames of an empty page as tall as a feed: what the machine itself drops under this load. */
async function emptyFrames(chromium: Browser): Promise<FeedTab['slowFrames']> {
  const page = await chromium.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent('<!doctype html><title>x</title><div style="height:1000000px"></div>');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return async (count) => {
    await page.bringToFront();
    return FeedTab.prototype.slowFrames.call({ page }, count);
  };
}

async function smoothness(chromium: Browser, tab: FeedTab): Promise<Row> {
  const empty = await emptyFrames(chromium);
  await tab.throttle(4);
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await tab.page.bringToFront();
    await tab.page.waitForTimeout(300);
    pairs.push({ ours: await tab.slowFrames(frames), theirs: await empty(frames) });
  }
  await tab.throttle(1);
  await tab.page.bringToFront();
  const beyond = median(pairs.map(({ ours, theirs }) => Math.max(0, ours - theirs)));
  return {
    bar: '8',
    what: `frames over 33 ms of ${frames} under CPU × 4, beyond an empty page’s`,
    goal: '≤ 2',
    figure: String(beyond),
    met: beyond <= 2,
    note: `${pairs.map((pair) => pair.ours).join(' ')} / ${pairs.map((pair) => pair.theirs).join(' ')}`,
  };
}

async function rendered(chromium: Browser, origin: string, deep: FeedTab): Promise<Row> {
  const fresh = await FeedTab.open(chromium, origin);
  await deep.page.bringToFront();
  await deep.leap(500);
  const pairs: { ours: number; theirs: number }[] = [];
  await fresh.page.bringToFront();
  await fresh.scrollTo(60);
  for (let round = 0; round < 9; round += 1) {
    await fresh.page.bringToFront();
    const theirs = await fresh.onePage();
    await deep.page.bringToFront();
    pairs.push({ theirs, ours: await deep.onePage() });
  }
  await fresh.page.context().close();
  return ratioRow('4', 'page 500 against page 5 appended and rendered, main thread', 1.1, compared(pairs));
}

function atMost(bar: string, what: string, limit: number, value: number, unit = '', note = ''): Row {
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(value < 0.01 ? 4 : 2);
  return {
    bar,
    what,
    goal: limit === 0 ? '0' : `≤ ${limit}${unit}`,
    figure: `${shown}${unit}`,
    met: value <= limit,
    note,
  };
}

/** Bars 4, 8 and 9 in Chromium: the built page, the real server, the big data set. */
export async function browser(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tsumugi-bench-browser-'));
  const app = await startApp({
    dataDir,
    args: ['--empty'],
    env: { DATABASE_URL: benchDatabaseUrl(), LOG_LEVEL: 'error' },
  });
  const proxy = await startPictureProxy(app.origin, await picture());
  const chromium = await launchBrowser();
  try {
    const tab = await FeedTab.open(chromium, proxy.origin);
    await tab.page.waitForTimeout(1_000);
    const shift = () => tab.page.evaluate(() => window.benchShift);
    const shiftOnLoad = await shift();
    await tab.scrollTo(200);
    await tab.scrollTo(240);
    const shiftAfterTen = await shift();
    const heapEarly = await tab.heap();
    await tab.scrollTo(2_000);
    const nodes = tab.mostNodes;
    const smooth = await smoothness(chromium, tab);
    await tab.page.evaluate(() => window.scrollTo(0, 0));
    await tab.page.waitForTimeout(2_000);
    const heapLate = await tab.heap();
    const append = await rendered(chromium, proxy.origin, tab);
    const kilobytes = tab.fontBytes / 1000;
    return [
      append,
      atMost('8', 'DOM nodes of the feed over 2,000 cards at 1440 × 900, most', 450, nodes),
      smooth,
      atMost(
        '8',
        'heap after 2,000 cards and back against 200',
        1.3,
        heapLate / heapEarly,
        ' ×',
        `${(heapLate / 1e6).toFixed(1)} MB / ${(heapEarly / 1e6).toFixed(1)} MB`,
      ),
      atMost('9', 'CLS over load and ten pages', 0, shiftAfterTen, '', `on load ${shiftOnLoad.toFixed(4)}`),
      atMost(
        '9',
        'bytes of fonts, none of them Japanese',
        25,
        kilobytes,
        ' kB',
        [...new Set(tab.fonts)].join(' '),
      ),
    ];
  } finally {
    await chromium.close();
    proxy.close();
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
