// Must be imported before the artifacts.
import '../typeArtifacts.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { compared, median } from '../measure.ts';

/**
 * Started by `store.ts` in its own process: in production mode (Relay is slower otherwise) and with the
 * garbage collector exposed.
 */
const { BenchFeed, pageSize } = await import('./storeFeed.ts');
const rounds = 9;
const appendRounds = 40;
/** More than are loaded, so nothing is released. */
const all = 1000;

async function loaded(pages: number, keepPages?: number): Promise<InstanceType<typeof BenchFeed>> {
  const feed = new BenchFeed(keepPages);
  for (let page = 0; page < pages; page += 1) await feed.append();
  return feed;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Two feeds in turn, one at its 500th page, one at its 5th. The median page, and the mean of 16, in which the
 * old feed releases 16 pages and collects their records; the young one never does.
 */
async function append() {
  const single: { ours: number; theirs: number }[] = [];
  const sharedOut: { ours: number; theirs: number }[] = [];
  const deep = await loaded(499);
  for (let round = 0; round <= appendRounds; round += 1) {
    const fresh = await loaded(4, all);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let page = 0; page < 16; page += 1) {
      if (page % 2 === 0) ours.push(await deep.append());
      theirs.push(await fresh.append());
      if (page % 2 === 1) ours.push(await deep.append());
    }
    if (round === 0) continue;
    single.push({ ours: median(ours), theirs: median(theirs) });
    sharedOut.push({ ours: mean(ours), theirs: mean(theirs) });
  }
  return { single: compared(single), sharedOut: compared(sharedOut) };
}

async function toggles(keepPages: number | undefined) {
  const few = await loaded(9, keepPages);
  const many = await loaded(417, keepPages);
  const times = 400;
  const run = (feed: typeof few): number => {
    const ids = Array.from({ length: pageSize }, (_, index) => feed.idOf(feed.count - index));
    const before = feed.notified;
    const began = process.cpuUsage();
    for (let time = 0; time < times; time += 1)
      feed.toggle(ids[time % pageSize] ?? '', Math.floor(time / pageSize) % 2 === 0);
    const { user, system } = process.cpuUsage(began);
    if (feed.notified - before < times / 2)
      throw new Error(`Only ${feed.notified - before} cards were told.`);
    return (user + system) / 1000 / times;
  };
  run(few);
  run(many);
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push({ theirs: run(few), ours: run(many) });
  return compared(pairs);
}

async function heap(): Promise<number> {
  for (let time = 0; time < 4; time += 1) {
    globalThis.gc?.();
    await sleep(20);
  }
  return process.memoryUsage().heapUsed;
}

async function memory() {
  const bare = new BenchFeed(undefined);
  const pages = { from: 9, to: 417 };
  const items = (pages.to - pages.from) * pageSize;
  for (let page = 0; page < pages.from; page += 1) bare.store(page);
  const empty = await heap();
  for (let page = pages.from; page < pages.to; page += 1) bare.store(page);
  const inStore = (await heap()) - empty;

  const perItem = async (keepPages: number | undefined): Promise<number> => {
    const feed = await loaded(pages.from, keepPages);
    const before = await heap();
    while (feed.count < pages.to * pageSize) await feed.append();
    return ((await heap()) - before) / items;
  };
  const held = await perItem(all);
  const asKept = await perItem(undefined);
  return { inStore: inStore / items, held, asKept };
}

const { single, sharedOut } = await append();
const figures = {
  append: single,
  appendSharedOut: sharedOut,
  toggle: await toggles(undefined),
  toggleAllKept: await toggles(all),
  memory: await memory(),
};
process.stdout.write(JSON.stringify(figures));
