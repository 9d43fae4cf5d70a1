import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../server/lib/dates/clock.ts';
import { signAccessToken } from '../../server/modules/accounts/sessions/accessTokens.ts';
import { benchDatabaseUrl, openBenchDatabase } from '../dataset.ts';
import { median, ratioRow, rounds } from '../measure.ts';
import type { Compared, Row } from '../measure.ts';
import { benchViewer, openBenchSession } from '../viewer.ts';

/** What a card shows of a work and its author, all pictures, and whether the viewer saved it. */
export const feedQuery = `query Feed($first: Int!, $after: String) {
  recommendedRecentProducts(first: $first, after: $after) {
    edges { cursor node {
      id name number isBookmarked
      thumbnailImage { url width height thumbhash }
      media { id url width height type }
      categories { id name }
      author { id profile { lastName firstName profileImage { url } jobProfile { jobSeekingStatus } } }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const tokenSecret = 'the secret of the bench, which is of no use elsewhere';
const port = { ours: 4701, theirs: 4702 };

async function listening(child: ChildProcess, address: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error('The server ended.');
    const answered = await fetch(`http://127.0.0.1:${address}/healthz`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server does not answer.');
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

function call(address: number, authorization: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port: address,
        host: '127.0.0.1',
        method: 'POST',
        path: '/graphql',
        agent,
        headers: {
          'content-type': 'application/json',
          authorization,
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
        });
        response.on('end', () =>
          response.statusCode === 200 && size > 5_000
            ? resolve(size)
            : reject(new Error(`${response.statusCode} ${size}`)),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** p50 of `count` calls, `atOnce` in parallel. */
async function p50(
  address: number,
  authorization: string,
  body: string,
  count: number,
  atOnce: number,
): Promise<number> {
  const taken: number[] = [];
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        const began = performance.now();
        await call(address, authorization, body);
        taken.push(performance.now() - began);
      }
    }),
  );
  return median(taken);
}

async function compareHttp(authorization: string, atOnce: number, count: number): Promise<Compared> {
  const body = JSON.stringify({ query: feedQuery, variables: { first: 24 } });
  const ours = () => p50(port.ours, authorization, body, count, atOnce);
  const theirs = () => p50(port.theirs, authorization, body, count, atOnce);
  await ours();
  await theirs();
  await ours();
  await theirs();
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) pairs.push({ ours: await ours(), theirs: await theirs() });
    else {
      const second = await theirs();
      pairs.push({ ours: await ours(), theirs: second });
    }
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  };
}

/** Bar 1: the feed page over GraphQL, compared with one raw statement behind plain `node:http`. */
export async function feedHttp(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tsumugi-bench-'));
  const environment = {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    DATABASE_URL: benchDatabaseUrl(),
    DATA_DIR: folder,
    TOKEN_SECRET: tokenSecret,
  };
  const start = (file: string, own: number, args: readonly string[] = []) =>
    spawn(process.execPath, [new URL(file, import.meta.url).pathname, ...args], {
      env: { ...environment, PORT: String(own) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const children = [
    start('../../server/main.ts', port.ours, ['--empty']),
    start('../rawServer.ts', port.theirs),
  ];
  try {
    const [ours, theirs] = children;
    if (!ours || !theirs) throw new Error('Nothing was started.');
    await Promise.all([listening(ours, port.ours), listening(theirs, port.theirs)]);
    const database = await openBenchDatabase(1);
    await openBenchSession(database);
    await database.close();
    const token = await signAccessToken({ tokenSecret, clock: systemClock }, benchViewer);
    const authorization = `Bearer ${token}`;
    return [
      ratioRow(
        '1',
        'members’ feed page over GraphQL, alone, p50 against raw SQL + node:http',
        1.0,
        await compareHttp(authorization, 1, 150),
      ),
      ratioRow('1', 'the same, 16 at once', 1.2, await compareHttp(authorization, 16, 400)),
    ];
  } finally {
    for (const child of children) child.kill('SIGTERM');
    agent.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}
