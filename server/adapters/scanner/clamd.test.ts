import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../lib/process/log.ts';
import { createClamdScanner } from './clamd.ts';

/** Stands in for clamd: reads INSTREAM as its manual says, and answers what the bytes call for. */
const servers: Server[] = [];
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => once(server.close(), 'close')));
});

const mark = 'EICAR-of-the-stand-in';

function judged(received: Buffer): string | undefined {
  const command = 'zINSTREAM\0';
  if (received.length < command.length) return undefined;
  if (received.subarray(0, command.length).toString() !== command) return 'UNKNOWN COMMAND\0';
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) {
      const bytes = Buffer.concat(pieces);
      return bytes.includes(mark) ? 'stream: Test.Mark-1 FOUND\0' : `stream: OK\0`;
    }
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

async function standIn(act: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    act(socket);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `clamd://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const honest = (socket: Socket): void => {
  let received = Buffer.alloc(0);
  socket.on('data', (piece) => {
    received = Buffer.concat([received, Buffer.from(piece)]);
    const answer = judged(received);
    if (answer !== undefined) socket.end(answer);
  });
};

const saying = (answer: string) => (socket: Socket) => {
  socket.resume();
  socket.write(answer);
};

describe('a scanner over clamd', () => {
  it('tells what is in bytes and blobs of any size, by its name', async () => {
    const { find } = createClamdScanner({ log: silentLog(), url: await standIn(honest) });
    const large = Buffer.alloc(300_000, 'a');
    expect(await find(Buffer.alloc(0))).toBeUndefined();
    expect(await find(large)).toBeUndefined();
    expect(await find(new Blob([large]))).toBeUndefined();
    expect(await find(Buffer.from(mark))).toBe('Test.Mark-1');
    // Over the border of two pieces.
    const split = Buffer.concat([large.subarray(0, 64 * 1024 - 5), Buffer.from(mark), large]);
    expect(await find(new Blob([split]))).toBe('Test.Mark-1');
    expect(await Promise.all([find(split), find(large), find(split)])).toEqual([
      'Test.Mark-1',
      undefined,
      'Test.Mark-1',
    ]);
  });

  it.each([
    ['INSTREAM size limit exceeded. ERROR\0', /size limit/],
    ['stream: OK and more\0', /clamd answered/],
    ['\0', /clamd answered/],
    ['x'.repeat(10_000), /clamd answered/],
  ])('rejects where it cannot be told: %.40s', async (answer, words) => {
    const { find } = createClamdScanner({ log: silentLog(), url: await standIn(saying(answer)) });
    await expect(find(Buffer.alloc(3_000_000))).rejects.toThrow(words);
  });

  it('rejects where nobody answers, somebody hangs up, or nothing is said', async () => {
    const url = await standIn((socket) => socket.destroy());
    await expect(
      createClamdScanner({ log: silentLog(), url }).find(Buffer.alloc(3_000_000)),
    ).rejects.toThrow();
    const silent = await standIn((socket) => socket.resume());
    await expect(
      createClamdScanner({ log: silentLog(), url: silent, idleMs: 50 }).find(Buffer.from('x')),
    ).rejects.toThrow('says nothing');
    const gone = await standIn((socket) => socket.destroy());
    const server = servers.pop();
    if (server) await once(server.close(), 'close');
    await expect(createClamdScanner({ log: silentLog(), url: gone }).find(Buffer.from('x'))).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
