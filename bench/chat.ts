// First: it makes Node understand GraphQL documents.
import './chat/page.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idleSockets, reconnecting } from './chat/crowd.ts';
import { fillRooms, ownDatabase } from './chat/dataset.ts';
import { delivery, pressed, startBare } from './chat/delivery.ts';
import { inStore } from './chat/inStore.ts';
import { lists } from './chat/lists.ts';
import { startServer } from './chat/servers.ts';
import { roomOf } from './chat/town.ts';
import type { Row } from './measure.ts';

/** Conversations: cost per message for many, delay, and lists of many rooms. */
export async function chat(): Promise<Row[]> {
  const rows: Row[] = await inStore();
  const named = process.env['BENCH_CHAT'];
  if (named !== 'lists') rows.push(...(await sockets()));
  if (named !== 'sockets') rows.push(...(await many()));
  return rows;
}

async function many(): Promise<Row[]> {
  const { database, drop } = await ownDatabase('chat');
  try {
    return await lists(database, await fillRooms(database));
  } finally {
    await drop();
  }
}

async function sockets(): Promise<Row[]> {
  const { database, url, drop } = await ownDatabase('chat_sockets');
  const dataDir = await mkdtemp(join(tmpdir(), 'tsumugi-bench-chat-'));
  try {
    const town = await roomOf(database, 20);
    const [silent, quiet] = [await roomOf(database, 20), await roomOf(database, 2)];
    // 10,000 sockets and some just closing: below the limit of 30 per person.
    const crowd = await roomOf(database, 500);
    const env = { DATABASE_URL: url, TRUST_PROXY: '1' };
    const server = await startServer({ dataDir, env });
    const bare = await startBare();
    try {
      return [
        ...(await delivery(server, bare, town, silent)),
        ...(await pressed(server, bare, quiet)),
        ...(await reconnecting(server, crowd)),
        ...(await idleSockets(server, bare, crowd)),
      ];
    } finally {
      bare.stop();
      await server.stop();
    }
  } finally {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
