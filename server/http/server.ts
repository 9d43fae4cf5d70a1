import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { publicConfig } from '../config.ts';
import { clientAddress, requestIdOf } from './request/clientAddress.ts';
import type { Exchange } from './request/exchange.ts';
import { createMetrics } from './metrics.ts';
import { createOrigins } from './request/origins.ts';
import type { HttpServerOptions } from './options.ts';
import { precompress } from './files/precompress.ts';
import { createRouter } from './router.ts';
import { createSubscriptionServer } from './subscriptions.ts';

export interface HttpServer {
  /** Resolves with the port (0: any free one); rejects when it is taken. */
  listen(port: number, host: string): Promise<number>;
  /**
   * Graceful stop: new requests get 503, sockets close with 1012, running requests finish within the limit.
   */
  stop(limitMs?: number): Promise<void>;
  /** Compresses the build's files if needed and serves them so from then on. */
  compressStatics(): Promise<void>;
}

export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { services, graphql, gauges = {} } = options;
  const { config, log, newId, images } = services;
  // Its fields hold no secrets, and redaction would cost more than the line itself (190 against 12 µs).
  const access = log.child({}, { redact: [] });
  let stopping = false;

  const subscriptions = createSubscriptionServer(graphql.subscriptionServerOptions, log);
  const origins = createOrigins(config);
  const metrics = createMetrics({
    tsumugi_sockets_open: { help: 'Open WebSocket connections.', read: () => subscriptions.open },
    tsumugi_images_converted: {
      help: 'Pictures converted since the start.',
      read: () => images.conversions(),
    },
    ...gauges,
  });
  const router = await createRouter({
    ...options,
    metrics,
    origins,
    pageConfig: publicConfig(config),
    isStopping: () => stopping,
  });

  const onRequest = (req: IncomingMessage, res: ServerResponse): void => {
    const started = performance.now();
    const url = req.url ?? '/';
    const mark = url.indexOf('?');
    const id = requestIdOf(req, newId);
    const path = mark < 0 ? url : url.slice(0, mark);
    const x: Exchange = {
      req,
      res,
      id,
      ip: clientAddress(req, config.trustProxy),
      path,
      query: mark < 0 ? '' : url.slice(mark + 1),
      common: router.commonHeaders(req, path, id, stopping),
      route: 'other',
    };
    res.once('close', () => {
      const seconds = (performance.now() - started) / 1000;
      metrics.observe(x.route, res.statusCode, seconds);
      access.info(
        {
          requestId: id,
          method: req.method,
          route: x.route,
          status: res.statusCode,
          ms: Math.round(seconds * 1000),
        },
        'request',
      );
      // Kept-alive connections would keep the server from closing.
      if (stopping) setImmediate(() => server.closeIdleConnections());
    });
    void router.handle(x);
  };

  const onUpgrade = (req: IncomingMessage, duplex: Duplex, head: Buffer): void => {
    const path = (req.url ?? '').split('?')[0];
    duplex.on('error', () => duplex.destroy());
    if (stopping) refuseUpgrade(duplex, '503 Service Unavailable');
    else if (path !== '/subscriptions' || options.staff?.alone) refuseUpgrade(duplex, '404 Not Found');
    else if (!origins.judge(req).allowed) refuseUpgrade(duplex, '403 Forbidden');
    else {
      const info = {
        id: requestIdOf(req, newId),
        ip: clientAddress(req, config.trustProxy),
        userAgent: req.headers['user-agent'] ?? '',
      };
      subscriptions.accept(req, duplex, head, info);
    }
  };

  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      // The longest upload; JSON bodies have 15 s.
      requestTimeout: 10 * 60_000,
      // Longer than a load balancer's, so that we never close a connection it is about to use.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
      noDelay: true,
      // Other upgrades (HTTP/2) are ignored and the request is answered normally.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    onRequest,
  );
  server.on('upgrade', onUpgrade);

  return {
    listen: async (port, host) => {
      server.listen(port, host);
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    stop: async (limitMs = 8_000) => {
      if (stopping) return;
      stopping = true;
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      const limit = setTimeout(() => server.closeAllConnections(), limitMs);
      await Promise.all([subscriptions.close(Math.min(2_000, limitMs)), closed]);
      clearTimeout(limit);
    },
    compressStatics: async () => {
      if ((await precompress(config.distDir)) > 0) await router.reloadStatics();
    },
  };
}

function refuseUpgrade(duplex: Duplex, status: string): void {
  duplex.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
