import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { RequestInfo } from '../lib/request/context.ts';
import { isCut } from './request/clientGone.ts';
import type { Log } from '../lib/process/log.ts';
import { tryAgainLater } from '../lib/request/graphqlEndpoint.ts';
import type { SubscriptionServerOptions } from '../lib/request/graphqlEndpoint.ts';
import { networkOf } from '../lib/process/network.ts';
import { createTally } from '../lib/process/tally.ts';

export interface SubscriptionServer {
  accept(request: IncomingMessage, duplex: Duplex, head: Buffer, info: RequestInfo): void;
  readonly open: number;
  /** Asks every client to come back later (1012) and ends connections that do not react. */
  close(patienceMs: number): Promise<void>;
}

const messageBytes = 64 * 1024;
/** A client with this much unsent data does not read: it is closed, comes back and catches up. */
const backlogBytes = 1024 * 1024;
const pingEveryMs = 15_000;

/**
 * Messages per socket: a page subscribes to several things at once, then moves between rooms. Sockets per
 * network: a large office behind one address.
 */
export const socketLimits = { messagesAtOnce: 100, messagesPerSecond: 10, ofNetwork: 300 } as const;
/** Time for the closing handshake. */
const goodbyeMs = 1_000;

/** WebSocket close codes. 1012: the service restarts, come back. 1013: try again later. */
const closing = { restart: 1012, tryAgain: tryAgainLater } as const;

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

  // One heartbeat for all: a socket that missed the last ping is gone.
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

  const sendAway = (socket: WebSocket, why: string): void => {
    socket.close(closing.tryAgain, why);
    const patience = setTimeout(() => socket.terminate(), goodbyeMs).unref();
    socket.once('close', () => clearTimeout(patience));
  };

  const networks = createTally(socketLimits.ofNetwork);

  const run = (socket: WebSocket, info: RequestInfo): void => {
    socket.on('error', (error) => log.debug({ err: error, requestId: info.id }, 'socket error'));
    const leave = networks.enter(networkOf(info.ip));
    if (!leave) {
      sendAway(socket, 'Too many sockets');
      return;
    }
    socket.once('close', leave);
    const mayTalk = createPace(socketLimits.messagesAtOnce, socketLimits.messagesPerSecond);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => sendTo(socket, data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (listener) =>
          socket.on('message', (data, isBinary) => {
            // Ignores messages after closing.
            if (socket.readyState !== socket.OPEN) return;
            if (!mayTalk()) {
              sendAway(socket, 'Too many messages');
              return;
            }
            if (isBinary) {
              socket.close(CloseCode.BadRequest, 'Text only');
              return;
            }
            listener(String(data)).catch((error: unknown) => {
              log[isCut(error) ? 'debug' : 'error'](
                { err: error, requestId: info.id },
                'socket message failed',
              );
              socket.close(CloseCode.InternalServerError, 'Internal server error');
            });
          }),
      },
      { socket, info, send: (text) => push(socket, text) },
    );
    socket.on('pong', () => silent.delete(socket));
    socket.once('close', (code, reason) => {
      closed(code, String(reason)).catch((error: unknown) =>
        log[isCut(error) ? 'debug' : 'error']({ err: error, requestId: info.id }, 'socket close failed'),
      );
    });
  };

  return {
    accept: (request, duplex, head, info) => {
      sockets.handleUpgrade(request, duplex, head, (socket) => run(socket, info));
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

/** A token bucket. */
function createPace(atOnce: number, perSecond: number): () => boolean {
  let left: number = atOnce;
  let at = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(atOnce, left + ((now - at) / 1000) * perSecond);
    at = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** Resolves when the bytes are handed over. */
function sendTo(socket: WebSocket, data: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  if (!mayWrite(socket)) resolve();
  else socket.send(data, (error) => (error ? reject(error) : resolve()));
  return promise;
}

function push(socket: WebSocket, text: Buffer): void {
  if (mayWrite(socket)) socket.send(text, { binary: false });
}

function mayWrite(socket: WebSocket): boolean {
  if (socket.readyState !== socket.OPEN) return false;
  if (socket.bufferedAmount <= backlogBytes) return true;
  socket.close(tryAgainLater, 'Too slow');
  return false;
}
