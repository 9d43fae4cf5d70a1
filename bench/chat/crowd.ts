import { setTimeout as sleep } from 'node:timers/promises';
import { retryDelayMs } from '../../src/relay/network/subscriptions.ts';
import type { Row } from '../measure.ts';
import type { Bare, Town } from './delivery.ts';
import type { Server } from './servers.ts';
import { inTurns, listenAt, listenBare, memoryOfProcess } from './sockets.ts';

const idle = 10_000;
const pages = 2_000;

const urlOf = (server: Server): string => `ws://127.0.0.1:${server.port}/subscriptions`;

async function listenAs(server: Server, { roomId, people }: Town, place: number) {
  const token = (await people[place % people.length]?.token()) ?? '';
  return listenAt({ url: urlOf(server), token, roomId, place });
}

/** Memory per open, silent socket. */
export async function idleSockets(server: Server, bare: Bare, town: Town): Promise<Row[]> {
  const grown = async (pid: number, open: () => Promise<readonly { terminate: () => void }[]>) => {
    const before = memoryOfProcess(pid);
    const sockets = await open();
    await sleep(5_000);
    const held = (memoryOfProcess(pid) - before) / idle / 1000;
    for (const socket of sockets) socket.terminate();
    return held;
  };
  const ours = await grown(server.pid(), async () =>
    // From other networks than the sockets before, which may still be counted.
    (await inTurns(idle, 50, (place) => listenAs(server, town, pages + place))).map(({ socket }) => socket),
  );
  const theirs = await grown(bare.pid, async () =>
    (await inTurns(idle, 50, () => listenBare(bare.origin.replace('http', 'ws')))).map(
      ({ socket }) => socket,
    ),
  );
  return [
    {
      bar: '15',
      what: `memory of each of ${idle.toLocaleString('en')} idle sockets, signed in and subscribed`,
      goal: '≤ 25 kB',
      figure: `${ours.toFixed(1)} kB`,
      met: ours <= 25,
      note: `bare ws ${theirs.toFixed(1)} kB`,
    },
  ];
}

/** After a restart pages reconnect like the real client: how many in the busiest moment. */
export async function reconnecting(server: Server, town: Town): Promise<Row[]> {
  const before = await inTurns(pages, 50, (place) => listenAs(server, town, place));
  const cut = before.map(
    ({ socket }) => new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now()))),
  );
  const restarted = server.kill();
  let tries = 0;
  const back = cut.map(async (closed, place): Promise<number> => {
    const at = await closed;
    for (let attempt = 0; ; attempt += 1) {
      await sleep(retryDelayMs(Math.min(attempt, 4), Math.random));
      tries += 1;
      const ear = await listenAs(server, town, place).catch(() => null);
      if (ear === null) continue;
      ear.socket.terminate();
      return performance.now() - at;
    }
  });
  await restarted;
  let longest = 0;
  const coming = { isOver: false };
  const asking = (async () => {
    while (!coming.isOver) {
      const began = performance.now();
      await fetch(`http://127.0.0.1:${server.port}/healthz`).catch(() => null);
      longest = Math.max(longest, performance.now() - began);
      await sleep(50);
    }
  })();
  const after = await Promise.all(back);
  coming.isOver = true;
  await asking;
  const buckets = new Map<number, number>();
  for (const taken of after)
    buckets.set(Math.floor(taken / 250), (buckets.get(Math.floor(taken / 250)) ?? 0) + 1);
  const busiest = Math.max(...buckets.values());
  return [
    {
      bar: 'chat',
      what: `${pages.toLocaleString('en')} pages come back after a restart: most in a quarter of a second`,
      goal: `≤ ${pages / 4}`,
      figure: String(busiest),
      met: busiest <= pages / 4,
      note: `all after ${(Math.max(...after) / 1000).toFixed(1)} s, ${tries} tries, /healthz at most ${longest.toFixed(0)} ms`,
    },
  ];
}
