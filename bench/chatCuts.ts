// First, since it teaches Node the page's documents.
import { openTab } from './chat/page.ts';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../server/db/client.ts';
import { migrate } from '../server/db/migrate.ts';
import { moments, openLine } from './chat/line.ts';
import type { Line } from './chat/line.ts';
import { startRedis, startServer } from './chat/servers.ts';
import type { Server } from './chat/servers.ts';
import { roomOf } from './chat/town.ts';

/**
 * People write in one room while their lines are cut at random moments and servers are killed: what each of their pages shows in the end is
 * held against what was written. `node bench/chatCuts.ts --cuts 1000 --kills 20 --redis 2 --database postgres://…`; without a database one
 * server on an embedded one. Ends with 1 where anything was lost, doubled or out of order.
 */
const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '60' },
    kills: { type: 'string', default: '1' },
    /** How often Redis goes for two seconds. */
    redis: { type: 'string', default: '0' },
    people: { type: 'string', default: '20' },
    /** Milliseconds between two messages of a person, on the average. */
    pause: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '11' },
    /** A PostgreSQL server on which a database of its own may be made; that of the tests unless told. */
    database: { type: 'string', default: process.env['TEST_DATABASE_URL'] },
  },
});
const cuts = Number(values.cuts);
const kills = Number(values.kills);
const redisStops = Number(values.redis);
const pauseMs = Number(values.pause);
const hourMs = 3_600_000;

let state = Number(values.seed);
const random = (): number => {
  state = (state * 16_807) % 2_147_483_647;
  return state / 2_147_483_647;
};
const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];

const folder = await mkdtemp(join(tmpdir(), 'tsumugi-chat-cuts-'));
const undo: (() => Promise<unknown> | void)[] = [() => rm(folder, { recursive: true, force: true })];

/** On PostgreSQL with two servers over Redis, one of them an hour ahead; or one server on the embedded database. */
async function prepare() {
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  if (values.database === undefined) {
    const database = await openDatabase({ dataDir });
    await migrate(database);
    const town = await roomOf(database, Number(values.people));
    await database.close();
    const server = await startServer({ dataDir, env: {} });
    undo.push(server.stop);
    return { town, servers: [server], redis: undefined, database: undefined };
  }
  const name = `tsumugi_chat_cuts_${process.pid}`;
  const admin = await openDatabase({ databaseUrl: values.database });
  undo.push(admin.close);
  await sql`create database ${sql.ref(name)}`.execute(admin.db);
  undo.push(() =>
    admin.db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one);
      await sql`drop database ${sql.ref(name)} with (force)`.execute(one);
    }),
  );
  const address = new URL(values.database);
  address.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: address.href });
  undo.push(database.close);
  await migrate(database);
  const town = await roomOf(database, Number(values.people));
  // Without one of its own to stop, the one that the tests have.
  const redis = await startRedis().catch(() => undefined);
  if (redis !== undefined) undo.push(redis.stop);
  const redisUrl = redis?.url ?? process.env['TEST_REDIS_URL'];
  if (redisUrl === undefined) throw new Error('There is no Redis: neither redis-server nor TEST_REDIS_URL.');
  const env = { DATABASE_URL: address.href, REDIS_URL: redisUrl };
  const servers: Server[] = [];
  for (const aheadMs of [0, hourMs]) {
    const server = await startServer({ dataDir: join(folder, `data-${aheadMs}`), env, aheadMs });
    undo.push(server.stop);
    servers.push(server);
  }
  return { town, servers, redis, database };
}

async function run(): Promise<boolean> {
  const { town, servers, redis, database } = await prepare();
  const { people, roomId } = town;
  const ports = servers.map(({ port }) => port);
  const lines: readonly Line[] = await Promise.all(people.map(() => openLine(ports, random)));
  const tabs = people.map((person, place) =>
    openTab({
      origin: lines[place]?.origin ?? '',
      // Good by both clocks.
      token: () => person.token(database === undefined ? 0 : hourMs),
      roomId,
      userId: person.userId,
      // Some pages' clocks are as wrong.
      aheadMs: [0, hourMs, -hourMs][place % 3] ?? 0,
      hurry: 8,
    }),
  );
  const until = async (what: string, holds: () => boolean, limitMs = 120_000): Promise<void> => {
    const end = performance.now() + limitMs;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`In vain: ${what}`);
      await sleep(20);
    }
  };
  await until('every page is open', () => tabs.every(({ session }) => session.view().state === 'ready'));

  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
  const written: string[][] = people.map(() => []);
  const abort = new AbortController();
  let asked = 0;
  const writing = tabs.map(async ({ session }, place) => {
    while (!abort.signal.aborted) {
      await sleep(pauseMs * (0.5 + random()));
      // A person who is asked whether it is still to go says yes.
      for (const clientId of session.view().asks) {
        asked += 1;
        session.sendNow(clientId);
      }
      // As many as a person leaves unsent, and fewer than one may send in an hour.
      if (session.view().unsent.length >= 5 || (written[place]?.length ?? 0) >= 500) continue;
      const text = `${place}:${written[place]?.length ?? 0}`;
      written[place]?.push(text);
      session.write(text, null);
    }
  });

  const counts = { socket: 0, http: 0, both: 0 };
  const coming = { isOver: false };
  const cutting = async (): Promise<void> => {
    // All the while servers come and go.
    for (let done = 0; done < cuts || !coming.isOver;) {
      await sleep(random() * pauseMs * 0.1);
      const line = pick(lines);
      const kind = pick(['socket', 'http', 'both'] as const);
      if (line === undefined || kind === undefined) continue;
      if (kind !== 'http' && !line.cutSocket()) continue;
      if (kind !== 'socket') {
        const before = line.requestsCut();
        line.cutRequest(pick(moments) ?? 'before');
        if (kind === 'http') {
          const end = performance.now() + 5_000;
          while (line.requestsCut() === before && performance.now() < end) await sleep(10);
        }
      }
      counts[kind] += 1;
      done += 1;
      if (done % 100 === 0) process.stdout.write(`  ${done} cuts after ${seconds()} s\n`);
    }
  };
  let killed = 0;
  let redisGone = 0;
  const killing = async (): Promise<void> => {
    for (; killed < kills; killed += 1) {
      await sleep(500 + random() * 2000);
      await pick(servers)?.kill();
    }
  };
  const stoppingRedis = async (): Promise<void> => {
    if (redis === undefined) return;
    for (; redisGone < redisStops; redisGone += 1) {
      await sleep(3000 + random() * 3000);
      await redis.stopFor(2000);
    }
  };
  const comeAndGo = async (): Promise<void> => {
    await Promise.all([killing(), stoppingRedis()]);
    coming.isOver = true;
  };
  await Promise.all([cutting(), comeAndGo()]);
  abort.abort();
  await Promise.all(writing);
  const all = written.flat();
  const settled = (): boolean =>
    tabs.every(({ session }) => {
      const { unsent, room, asks } = session.view();
      for (const clientId of asks) {
        asked += 1;
        session.sendNow(clientId);
      }
      return unsent.length === 0 && room.messages.length >= all.length;
    });
  const stoppedAt = performance.now();
  // By themselves: nothing is pressed.
  const cameToRest = await until('every page has everything', settled).then(
    () => true,
    () => false,
  );
  const restSeconds = ((performance.now() - stoppedAt) / 1000).toFixed(1);
  if (!cameToRest)
    for (const [place, { session }] of tabs.entries()) {
      const { state: shows, isCut, asks, unsent, room } = session.view();
      if (room.messages.length < all.length || unsent.length > 0)
        process.stdout.write(
          `  page ${place}: ${shows}, ${isCut ? 'cut' : 'listening'}, ${room.messages.length} of ${all.length} messages, ${unsent.length} unsent${asks.size > 0 ? ', asks' : ''}\n`,
        );
    }

  let lost = 0;
  let doubled = 0;
  let disordered = 0;
  for (const { session } of tabs) {
    const messages = [...session.view().room.messages];
    const texts = messages.map(({ content }) => (content.kind === 'text' ? content.text : ''));
    const seen = new Set(texts);
    lost += all.filter((text) => !seen.has(text)).length;
    doubled += texts.length - seen.size;
    if (messages.some(({ sequence }, index) => sequence !== index + 1)) disordered += 1;
    for (const own of written)
      if (texts.filter((text) => own.includes(text)).join() !== own.join()) disordered += 1;
  }
  const refused = tabs
    .flatMap(({ session }) => session.view().unsent)
    .filter(({ refusal }) => refusal !== null);
  process.stdout.write(
    `${people.length} people, ${all.length} messages, ${servers.length} server(s), ${seconds()} s: ${
      counts.socket
    } sockets, ${counts.http} requests and ${counts.both} of both cut (${lines.reduce(
      (sum, line) => sum + line.requestsCut(),
      0,
    )} requests in all), ${killed} × kill -9, Redis gone ${redisGone} ×, asked ${asked} ×; at rest after ${restSeconds} s\n` +
      `lost ${lost}, doubled ${doubled}, out of order ${disordered}, refused ${refused.length}\n`,
  );
  for (const tab of tabs) tab.close();
  for (const line of lines) await line.close();
  return cameToRest && lost + doubled + disordered + refused.length === 0;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  for (const step of undo.toReversed()) await step();
}
process.exit();
