import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startApp } from '../../e2e/support/app.ts';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { imageWidths } from '../../src/ui/pictures/imageUrl.ts';
import { loadSharp } from '../../server/modules/media/sharp.ts';
import { systemClock } from '../../server/lib/dates/clock.ts';
import type { Clock } from '../../server/lib/dates/clock.ts';
import { signAccessToken } from '../../server/modules/accounts/sessions/accessTokens.ts';
import { FeedTab } from './browserTab.ts';
import type { Visit } from './browserTab.ts';
import { benchDatabaseUrl, openBenchDatabase } from '../dataset.ts';
import { compared, ratioRow } from '../measure.ts';
import type { Row } from '../measure.ts';
import { startPictureProxy } from '../pictureProxy.ts';
import { smoothness } from './smoothness.ts';
import { benchViewer, openBenchSession } from '../viewer.ts';

/** One picture in every width the page asks for, as the server would make it. */
async function pictures(): Promise<ReadonlyMap<number, Buffer>> {
  const sharp = await loadSharp();
  const file = await readFile(new URL('../../demo/media/avatar-c01.webp', import.meta.url));
  const made = imageWidths.map(async (width) => {
    const height = Math.round(width * 0.75);
    const webp = sharp(file).resize(width, height, { fit: 'cover' }).webp({ quality: 75 });
    return [width, await webp.toBuffer()] as const;
  });
  return new Map(await Promise.all(made));
}

async function rendered(chromium: Browser, visit: Visit, deep: FeedTab): Promise<Row> {
  const fresh = await FeedTab.open(chromium, visit);
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

const tokenSecret = 'the secret of the bench, which is of no use elsewhere';
/** The run takes longer than a token is valid. */
const hourAhead: Clock = { now: () => new Date(systemClock.now().getTime() + 3_600_000) };

/** The members' feed with a filter that one work in three matches, seen by a creator with many bookmarks. */
async function membersVisit(origin: string): Promise<Visit> {
  const database = await openBenchDatabase(1);
  await openBenchSession(database);
  await database.close();
  const accessToken = await signAccessToken({ tokenSecret, clock: hourAhead }, benchViewer);
  return {
    address: `${origin}/products?status=SEEKING`,
    storage: { 'tsumugi:tokens': JSON.stringify({ accessToken, refreshToken: 'none', aheadMs: 0 }) },
  };
}

const shiftOf = (tab: FeedTab): Promise<number> => tab.page.evaluate(() => window.benchShift);

/** Two thousand cards with a 4× slower CPU: mounted elements, longest task, and whether a press shows. */
async function scrolledFar(tab: FeedTab): Promise<Row[]> {
  await tab.throttle(4);
  await tab.scrollTo(400);
  const nodesEarly = tab.mostNodes;
  const longest = await tab.longestTask(() => tab.scrollTo(2_000));
  const presses: number[] = [];
  for (let time = 0; time < 9; time += 1) presses.push(await tab.framesOfPress());
  await tab.throttle(1);
  return [
    atMost(
      '8',
      'DOM nodes of the page’s main part over 2,000 cards at 1440 × 900, most',
      450,
      tab.mostNodes,
      '',
      `${nodesEarly} over the first 400`,
    ),
    atMost(
      '8',
      'longest task over 2,000 cards under CPU × 4, the thread’s own time',
      200,
      Math.round(longest.own),
      ' ms',
      `${Math.round(longest.clock)} ms by the clock`,
    ),
    atMost(
      '8',
      'a bookmark is shown after, under CPU × 4',
      1,
      Math.max(...presses),
      ' frame',
      presses.join(' '),
    ),
  ];
}

/** Bars 4, 8 and 9 in Chromium: built page, real server, large data set, signed in. */
export async function browser(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tsumugi-bench-browser-'));
  const app = await startApp({
    dataDir,
    args: ['--empty'],
    env: { DATABASE_URL: benchDatabaseUrl(), LOG_LEVEL: 'error', TOKEN_SECRET: tokenSecret },
  });
  const made = await pictures();
  const proxy = await startPictureProxy(app.origin, made);
  const chromium = await launchBrowser();
  try {
    const visit = await membersVisit(proxy.origin);
    const tab = await FeedTab.open(chromium, visit);
    await tab.page.waitForTimeout(1_000);
    const shiftOnLoad = await shiftOf(tab);
    await tab.scrollTo(200);
    await tab.scrollTo(240);
    const shiftAfterTen = await shiftOf(tab);
    const heapEarly = await tab.heap();
    const far = await scrolledFar(tab);
    const shiftFar = await shiftOf(tab);
    const smooth = await smoothness(chromium, tab.page, made);
    await tab.page.evaluate(() => window.scrollTo(0, 0));
    await tab.page.waitForTimeout(2_000);
    const heapLate = await tab.heap();
    const append = await rendered(chromium, visit, tab);
    const kilobytes = tab.fontBytes / 1000;
    return [
      append,
      ...far,
      ...smooth,
      atMost(
        '8',
        'heap after 2,000 cards and back against 200',
        1.3,
        heapLate / heapEarly,
        ' ×',
        `${(heapLate / 1e6).toFixed(1)} MB / ${(heapEarly / 1e6).toFixed(1)} MB`,
      ),
      atMost('9', 'CLS over load and ten pages', 0, shiftAfterTen, '', `on load ${shiftOnLoad.toFixed(4)}`),
      atMost('9', 'CLS over 2,000 cards under CPU × 4', 0, shiftFar - shiftAfterTen),
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
