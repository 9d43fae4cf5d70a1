import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';

const changes = `subscription ($roomId: ID!) { chatRoomChanged(roomId: $roomId) {
  change message { __typename id sequence clientId sendAt sender { id name } ... on PlainMessage { text } } } }`;

export interface Ear {
  readonly socket: WebSocket;
  readonly heard: () => number;
}

interface Opened {
  readonly url: string;
  readonly token: string;
  readonly roomId: string;
  /** Every 200 places share a network address. */
  readonly place: number;
}

/** A page's socket with one subscription, after its first event. */
export async function listenAt({ url, token, roomId, place }: Opened): Promise<Ear> {
  const socket = new WebSocket(url, 'graphql-transport-ws', {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': `10.${Math.floor(place / 50_000)}.${Math.floor(place / 200) % 250}.1` },
  });
  let events = 0;
  const { promise: began, resolve, reject } = Promise.withResolvers<void>();
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: token } })),
  );
  socket.on('message', (data: Buffer) => {
    // With 500 listeners, only the message's kind is read.
    const kind = data.subarray(0, 60).toString('latin1');
    if (kind.includes('"connection_ack"'))
      socket.send(
        JSON.stringify({ id: '1', type: 'subscribe', payload: { query: changes, variables: { roomId } } }),
      );
    else if (kind.includes('"next"')) {
      events += 1;
      resolve();
    } else if (kind.includes('"error"')) reject(new Error(String(data)));
  });
  socket.on('close', (code, why) => reject(new Error(`closed: ${code} ${String(why)}`)));
  socket.on('error', reject);
  await began;
  return { socket, heard: () => events - 1 };
}

/** A socket of the bare server, which sends everything to everybody. */
export async function listenBare(url: string): Promise<Ear> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  let events = 0;
  socket.on('message', () => {
    events += 1;
  });
  await once(socket, 'open');
  return { socket, heard: () => events };
}

/** At most `atOnce` at a time. */
export async function inTurns<T>(
  count: number,
  atOnce: number,
  make: (place: number) => Promise<T>,
): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const size = Math.min(atOnce, count - from);
    made.push(...(await Promise.all(Array.from({ length: size }, (_, index) => make(from + index)))));
  }
  return made;
}

/** Milliseconds. */
export function cpuOfProcess(pid: number): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(words[11]) + Number(words[12])) * 10;
}

export function memoryOfProcess(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
