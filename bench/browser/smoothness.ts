import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';
import { startBareFeed } from '../feeds/bareFeed.ts';
import { median } from '../measure.ts';
import type { Row } from '../measure.ts';
import { startPictureProxy } from '../pictureProxy.ts';

const frames = 180;
const step = 60;
const rounds = 7;
const slower = 4;
/** A little more than two frames at 60 Hz. */
const limitMs = 33.4;
const most = 2;
const mark = 'bench-frame';

const eventRule = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number()),
  tdur: v.optional(v.number()),
});
const traceRule = v.object({ traceEvents: v.array(eventRule) });

/** Scrolls a little every frame. Answers the gaps between frames. */
function scrolled(page: Page): Promise<number[]> {
  return page.evaluate(
    ([count, by, name]) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        let last: number | null = null;
        const frame = (now: number): void => {
          performance.mark(name);
          if (last !== null) gaps.push(now - last);
          last = now;
          if (gaps.length === count) {
            performance.clearMarks(name);
            resolve(gaps);
            return;
          }
          window.scrollBy(0, by);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    [frames, step, mark] as const,
  );
}

async function atRest(page: Page): Promise<void> {
  await page.bringToFront();
  await page.waitForTimeout(400);
}

/**
 * By the clock, with the browser's throttling. Only while in front: a throttled hidden tab takes a whole
 * processor.
 */
async function slowByClock(page: Page): Promise<number> {
  await atRest(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const gaps = await scrolled(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return gaps.filter((gap) => gap > limitMs).length;
}

/**
 * By the main thread's own time between frames, multiplied for a slower processor, so that other programs do
 * not count.
 */
async function slowByOwnTime(browser: Browser, page: Page): Promise<number> {
  await atRest(page);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await scrolled(page);
  const { traceEvents } = v.parse(traceRule, JSON.parse((await browser.stopTracing()).toString('utf8')));
  const marks = traceEvents.filter(({ name }) => name === mark).toSorted((one, other) => one.ts - other.ts);
  const [first] = marks;
  if (first === undefined) throw new Error('The trace has no frames.');
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === first.pid && tid === first.tid)
    .toSorted((one, other) => one.ts - other.ts);
  const own = marks.map(() => 0);
  let frame = -1;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // A task belongs to the frame whose mark it contains or precedes.
    for (let next = marks[frame + 1]; next !== undefined && ts + dur > next.ts; next = marks[frame + 1])
      frame += 1;
    const before = own[frame];
    if (before !== undefined) own[frame] = before + tdur / 1000;
  }
  return own.slice(0, frames).filter((ms) => ms * slower > limitMs).length;
}

type Taken = Record<'ours' | 'bare' | 'plain' | 'empty', number[]>;

async function openPage(chromium: Browser, address: string): Promise<Page> {
  const page = await chromium.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.locator('[data-card]').first().waitFor({ state: 'attached' });
  return page;
}

/** Ours, a bare virtua page with and without pictures, and an empty page of the same height, in turn. */
export async function smoothness(
  chromium: Browser,
  ours: Page,
  pictures: ReadonlyMap<number, Buffer>,
): Promise<Row[]> {
  const bare = await startBareFeed();
  const proxy = await startPictureProxy(bare.origin, pictures);
  const pages = {
    ours,
    bare: await openPage(chromium, `${proxy.origin}/`),
    plain: await openPage(chromium, `${proxy.origin}/?pictures=no`),
    empty: await chromium.newPage({ viewport: { width: 1440, height: 900 } }),
  };
  await pages.empty.setContent('<!doctype html><title>x</title><div style="height:1000000px"></div>');
  const takes = async (take: (page: Page) => Promise<number>): Promise<Taken> => {
    const taken = {
      ours: [] as number[],
      bare: [] as number[],
      plain: [] as number[],
      empty: [] as number[],
    };
    // A first, uncounted take each, to compile code and load first pages.
    for (const page of Object.values(pages)) await take(page);
    for (let round = 0; round < rounds; round += 1) {
      taken.ours.push(await take(pages.ours));
      taken.bare.push(await take(pages.bare));
      taken.plain.push(await take(pages.plain));
      taken.empty.push(await take(pages.empty));
    }
    return taken;
  };
  const own = await takes((page) => slowByOwnTime(chromium, page));
  const clock = await takes(slowByClock);
  for (const page of [pages.bare, pages.plain, pages.empty]) await page.close();
  proxy.close();
  bare.close();
  await ours.bringToFront();

  const row = (what: string, figure: number, note: string): Row => ({
    bar: '8',
    what,
    goal: `≤ ${most}`,
    figure: String(figure),
    met: figure <= most,
    note,
  });
  const words = ({ ours: a, bare: b, plain: c, empty: d }: Taken): string =>
    [a, b, c, d].map((counts) => counts.join(' ')).join(' / ');
  const beyond = (some: readonly number[], others: readonly number[]): number =>
    median(some.map((count, round) => Math.max(0, count - (others[round] ?? 0))));
  return [
    row(`frames of ${frames} over 33 ms by the thread’s own time × ${slower}`, median(own.ours), words(own)),
    row(
      `the same by the clock under CPU × ${slower}, beyond an empty page’s`,
      beyond(clock.ours, clock.empty),
      words(clock),
    ),
    row(
      `the same, beyond a bare page of virtua with the same pictures`,
      beyond(clock.ours, clock.bare),
      `medians ${[clock.ours, clock.bare, clock.plain, clock.empty].map((counts) => median(counts)).join(' / ')}`,
    ),
  ];
}
