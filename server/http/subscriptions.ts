import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { RequestInfo } from '../lib/context.ts';
import type { Log } from '../lib/log.ts';
import type { SubscriptionServerOptions } from '../lib/graphqlEndpoint.ts';

export interface SubscriptionServer {
  accept(request: IncomingMessage, duplex: Duplex, head: Buffer, info: RequestInfo): void;
  readonly open: number;
  /** Tells every client to come back later (1012), and ends the connections that do not react. */
  close(patienceMs: number): Promise<void>;
}

const messageBytes = 64 * 1024;
/** Whoever lets this much pile up does not read; the client comes back and catches up. */
const backlogBytes = 1024 * 1024;
const pingEveryMs = 15_000;

/** 1012 of RFC 6455's registry: the service restarts, come back. 1013: try again later. */
const closing = { restart: 1012, tryAgain: 1013 } as const;

export function createSubscriptionServer(options: SubscriptionServerOptions, log: Log): SubscriptionServer {
  const protocol = makeServer(options);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: messageBytes,
    perMessageDeflate: false,
    clientTracking: true,
    handleProtocols,
  });
  const silent = new WeakSet<WebSocket>();

  // One beat for all: who has not answered the last one is gone.
  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate();
      else {
        silent.add(socket);
        socket.ping();
      }
    }
  }, pingEveryMs);
  heartbeat.unref();

  const run = (socket: WebSocket, request: IncomingMessage, info: RequestInfo): void => {
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => sendTo(socket, data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (listener) =>
          socket.on('message', (data, isBinary) => {
            if (isBinary) {
              socket.close(CloseCode.BadRequest, 'Text only');
              return;
            }
            listener(String(data)).catch((error: unknown) => {
              log.error({ err: error, requestId: info.id }, 'socket message failed');
              socket.close(CloseCode.InternalServerError, 'Internal server error');
            });
          }),
      },
      { socket, request, info },
    );
    socket.on('pong', () => silent.delete(socket));
    socket.on('error', (error) => log.debug({ err: error, requestId: info.id }, 'socket error'));
    socket.once('close', (code, reason) => {
      closed(code, String(reason)).catch((error: unknown) =>
        log.error({ err: error, requestId: info.id }, 'socket close failed'),
      );
    });
  };

  return {
    accept: (request, duplex, head, info) => {
      sockets.handleUpgrade(request, duplex, head, (socket) => run(socket, request, info));
    },
    get open() {
      return sockets.clients.size;
    },
    close: async (patienceMs) => {
      clearInterval(heartbeat);
      const gone = [...sockets.clients].map((socket) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        socket.once('close', () => resolve());
        socket.close(closing.restart, 'Service restart');
        return promise;
      });
      const patience = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, patienceMs);
      await Promise.all(gone);
      clearTimeout(patience);
      sockets.close();
    },
  };
}

/** Resolves when the bytes are handed over, so that a subscription waits for a reader that is slow. */
function sendTo(socket: WebSocket, data: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  if (socket.readyState !== socket.OPEN) resolve();
  else if (socket.bufferedAmount > backlogBytes) {
    socket.close(closing.tryAgain, 'Too slow');
    resolve();
  } else socket.send(data, (error) => (error ? reject(error) : resolve()));
  return promise;
}
