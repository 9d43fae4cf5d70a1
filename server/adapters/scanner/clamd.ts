import { createConnection } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Log } from '../../lib/process/log.ts';
import type { Upload } from '../../modules/media/inspect.ts';
import type { Scanner } from '../../modules/media/scanner.ts';

export interface ClamdOptions {
  /** `clamd://host:3310` */
  readonly url: string;
  readonly log: Log;
  /** How long clamd may neither say nor take anything. */
  readonly idleMs?: number;
}

const longestAnswer = 4_096;
const pieceBytes = 64 * 1024;

/** clamd's INSTREAM: chunks with their lengths in front, an empty one at the end, one line back. */
export function createClamdScanner({ url, log, idleMs = 60_000 }: ClamdOptions): Scanner {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    find: async (upload) => {
      const socket = createConnection({ host, port: Number(port || 3310) });
      socket.setTimeout(idleMs, () => socket.destroy(new Error('clamd says nothing.')));
      const said = answerOf(socket);
      try {
        // clamd may answer before it has everything, such as that it is too large.
        const sent = pipeline(Readable.from(framed(upload)), socket, { end: false }).then(() => said);
        return verdict(await Promise.race([said, sent]));
      } catch (error) {
        log.error({ err: error }, 'clamd did not scan: uploads are refused');
        throw error;
      } finally {
        socket.destroy();
      }
    },
  };
}

async function answerOf(socket: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(piece);
    pieces.push(bytes);
    size += bytes.length;
    if (bytes.includes(0) || size > longestAnswer) break;
  }
  return Buffer.concat(pieces).toString('utf8').split('\0')[0]?.trim() ?? '';
}

function verdict(answer: string): string | undefined {
  if (answer === 'stream: OK') return undefined;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found === undefined) throw new Error(`clamd answered: ${answer.slice(0, 200)}`);
  return found;
}

async function* framed(upload: Upload): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  const size = upload instanceof Blob ? upload.size : upload.byteLength;
  for (let at = 0; at < size; at += pieceBytes) {
    const piece =
      upload instanceof Blob
        ? Buffer.from(await upload.slice(at, at + pieceBytes).arrayBuffer())
        : upload.subarray(at, at + pieceBytes);
    yield lengthOf(piece.byteLength);
    yield Buffer.from(piece);
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
