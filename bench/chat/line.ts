import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';

/**
 * When a request is cut: before it arrives, after it arrives but unanswered, or after the answer, which is
 * lost.
 */
export type Moment = 'after' | 'before' | 'during';
export const moments: readonly Moment[] = ['before', 'during', 'after'];

export interface Line {
  readonly origin: string;
  /** False when no socket is open. */
  readonly cutSocket: () => boolean;
  readonly cutRequest: (moment: Moment) => void;
  readonly requestsCut: () => number;
  readonly close: () => Promise<void>;
}

/** A page's connection to the servers; each connection goes to one of them, and any can be cut. */
export async function openLine(ports: readonly number[], random: () => number): Promise<Line> {
  const open = new Set<Socket>();
  const sockets = new Set<() => void>();
  const due: Moment[] = [];
  let cut = 0;
  const server = createServer((client) => {
    const upstream = connect(ports[Math.floor(random() * ports.length)] ?? 0, '127.0.0.1');
    const end = (): void => {
      client.destroy();
      upstream.destroy();
      open.delete(client);
      sockets.delete(end);
    };
    open.add(client);
    let isSocket: boolean | null = null;
    let losesAnswer = false;
    client.on('data', (data) => {
      isSocket ??= data.subarray(0, 24).toString('latin1').startsWith('GET /subscriptions');
      if (isSocket) sockets.add(end);
      const moment = isSocket || losesAnswer ? undefined : due.shift();
      if (moment === 'before') {
        cut += 1;
        end();
        return;
      }
      upstream.write(data, () => {
        if (moment !== 'during') return;
        cut += 1;
        end();
      });
      losesAnswer ||= moment === 'after';
    });
    upstream.on('data', (data) => {
      if (!losesAnswer) {
        client.write(data);
        return;
      }
      cut += 1;
      end();
    });
    for (const side of [client, upstream]) side.on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cutSocket: () => {
      const [first] = sockets;
      first?.();
      return first !== undefined;
    },
    cutRequest: (moment) => due.push(moment),
    requestsCut: () => cut,
    close: async () => {
      for (const client of open) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
