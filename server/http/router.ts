import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { PublicConfig } from '../config.ts';
import { BodyError, readBody } from './request/body.ts';
import {
  answer,
  isReading,
  refuse,
  refuseMethod,
  type Exchange,
  type HeaderList,
} from './request/exchange.ts';
import { clientGone } from './request/clientGone.ts';
import { createDrawing } from './drawing.ts';
import { createExportsHandler } from './files/exports.ts';
import { createGraphqlHandler } from './graphql.ts';
import { answerHealth, createMetricsHandler, createReadiness } from './health.ts';
import { createIdentityEmulatorHandler } from './development/identityEmulator.ts';
import { createImageHandler } from './files/image.ts';
import { createMailboxHandler } from './development/mailbox.ts';
import { createMediaHandler } from './files/media.ts';
import type { Metrics } from './metrics.ts';
import type { HttpServerOptions } from './options.ts';
import type { Origins } from './request/origins.ts';
import { createPage } from './page.ts';
import { createPolicyReports, policyReportsPath } from './policyReports.ts';
import { createPushRenewal } from './pushRenewal.ts';
import { createUnsubscribe, unsubscribePath } from './unsubscribe.ts';
import { securityHeaders } from './request/securityHeaders.ts';
import { sendEarlier } from './files/earlierFiles.ts';
import { createStaticFiles } from './files/staticFiles.ts';

interface RouterOptions extends HttpServerOptions {
  readonly metrics: Metrics;
  readonly origins: Origins;
  readonly pageConfig: PublicConfig;
  readonly isStopping: () => boolean;
}

export interface Router {
  commonHeaders(req: IncomingMessage, path: string, id: string, stopping: boolean): HeaderList;
  /** Never rejects. */
  handle(x: Exchange): Promise<void>;
  reloadStatics(): Promise<void>;
}

type Handler = (x: Exchange) => Promise<void> | void;

/** Paths with empty, hidden or climbing parts, also encoded; no address of ours has them. */
const oddPath = /^\/\/|\/\.|\\|%(2e|2f|5c|00)/i;

const tunnelLimits = { bytes: 20 * 1024 * 1024, milliseconds: 30_000 };

export async function createRouter(options: RouterOptions): Promise<Router> {
  const { services, origins, metrics, isStopping, mailbox, tunnel, identityEmulator } = options;
  const { config, log, storage, images } = services;
  const security = securityHeaders(config);
  const statics = await createStaticFiles(config.distDir, { sourceMaps: !config.production });
  const page = createPage({
    folder: config.distDir,
    origin: config.publicOrigin,
    renderHead: options.renderHead,
    answerAhead: options.answerAhead,
    codeAt: options.codeAt,
    drawing: () =>
      createDrawing({
        folder: config.distDir,
        config: options.pageConfig,
        log,
        now: () => services.clock.now().getTime(),
      }),
    config: options.pageConfig,
    securityHeaders: security.page,
    log,
    watch: !config.production,
    onRebuilt: () => statics.reload(),
  });
  const graphql = createGraphqlHandler(options.graphql, config.publicOrigin, options.uploadLimits);
  const staffPage = createPage({
    folder: join(config.distDir, 'admin'),
    file: 'admin.html',
    origin: config.publicOrigin,
    renderHead: undefined,
    config: { mailbox: options.pageConfig.mailbox },
    securityHeaders: security.page,
    log,
    watch: !config.production,
    onRebuilt: () => statics.reload(),
  });
  const staffGraphql = options.staff && createGraphqlHandler(options.staff.graphql, config.publicOrigin);
  const media = createMediaHandler(storage, options.isPublicMedia, security.upload);
  const staffExport = options.staff && createExportsHandler(options.staff.openExport, security.upload);
  const dataExport = options.openExport && createExportsHandler(options.openExport, security.upload);
  const image = createImageHandler(images, options.isPublicMedia, security.upload, log);
  const unsubscribe = options.stopMails && createUnsubscribe(options.stopMails);
  const mails = mailbox && !config.production ? createMailboxHandler(mailbox) : undefined;

  const identity =
    identityEmulator && !config.production
      ? createIdentityEmulatorHandler(identityEmulator, security.page)
      : undefined;

  const reading =
    (handler: Handler): Handler =>
    (x) =>
      isReading(x.req.method) ? handler(x) : refuseMethod(x, 'GET, HEAD');

  const called =
    (handler: Handler): Handler =>
    (x) => {
      const verdict = origins.judge(x.req);
      if (!verdict.allowed) refuse(x, 403, 'このサイトからの呼び出しは許可されていません。');
      else if (x.req.method === 'OPTIONS') answer(x, 204, origins.preflight);
      else return handler(x);
    };

  const report: Handler = async (x) => {
    if (!tunnel) refuse(x, 404, 'ページが見つかりません。');
    else if (x.req.method !== 'POST') refuseMethod(x, 'POST');
    else {
      const { status, headers } = await tunnel(await readBody(x.req, tunnelLimits));
      answer(x, status, ['cache-control', 'no-store', ...Object.entries(headers).flat()]);
    }
  };

  /** The page for the router's addresses; a name with a dot asks for a file that does not exist. */
  const pageOrFile: Handler = async (x) => {
    if (await statics.serve(x)) {
      x.route = 'static';
      return;
    }
    const file = await options.publicFile?.(x.path);
    if (file) {
      const { status = 200, type, body } = file;
      const keeping = status === 200 ? 'public, max-age=600' : 'no-store';
      answer(x, status, ['content-type', type, 'cache-control', keeping], body);
      return;
    }
    const earlier = x.path.startsWith('/assets/') && (await options.earlierFile?.(x.path));
    if (earlier) {
      await sendEarlier(x, earlier);
      return;
    }
    const isFile = x.path.startsWith('/assets/') || x.path.slice(x.path.lastIndexOf('/')).includes('.');
    if (isFile || oddPath.test(x.path)) refuse(x, 404, 'ファイルが見つかりません。');
    else await page(x);
  };

  const staffPageOrFile: Handler = async (x) => {
    if (await statics.serve(x)) x.route = 'static';
    else if (x.path.slice(x.path.lastIndexOf('/')).includes('.') || oddPath.test(x.path))
      refuse(x, 404, 'ファイルが見つかりません。');
    else await staffPage(x);
  };

  const nothing: Handler = (x) => refuse(x, 404, 'ページが見つかりません。');

  const exact = new Map<string, readonly [route: string, handler: Handler]>([
    ['/graphql', ['graphql', called(graphql)]],
    ['/tunnel', ['tunnel', called(report)]],
    [policyReportsPath, ['policy-reports', createPolicyReports(log, services.clock)]],
    ['/_next/image', ['image', reading(image)]],
    ['/healthz', ['health', reading(answerHealth)]],
    ['/readyz', ['health', reading(createReadiness(options.checkReady, isStopping))]],
    ['/metrics', ['metrics', reading(createMetricsHandler(metrics, config))]],
    [
      '/subscriptions',
      ['subscriptions', (x) => refuse(x, 426, 'WebSocket で接続してください。', ['upgrade', 'websocket'])],
    ],
  ]);
  if (options.renewDevice)
    exact.set('/push/renewed', ['push', called(createPushRenewal(options.renewDevice))]);
  if (staffGraphql) exact.set('/admin/graphql', ['admin', called(staffGraphql)]);
  /** What is served beside the operators' pages where they are alone. */
  const besideStaff = new Set([
    '/admin/graphql',
    policyReportsPath,
    '/_next/image',
    '/healthz',
    '/readyz',
    '/metrics',
  ]);
  const isStaffs = (path: string) => path === '/admin' || path.startsWith('/admin/');
  const whileStopping = new Set(['/healthz', '/readyz', '/metrics']);

  const find = (path: string, isPost: boolean): readonly [string, Handler] => {
    const found = options.staff?.alone && !besideStaff.has(path) ? undefined : exact.get(path);
    if (found) return found;
    if (path.startsWith('/media/')) return ['media', reading(media)];
    if (staffExport && path.startsWith('/admin/exports/'))
      return ['admin-export', called(reading(staffExport))];
    if (isStaffs(path)) return ['admin', options.staff ? reading(staffPageOrFile) : nothing];
    if (options.staff?.alone) return ['page', nothing];
    if (unsubscribe && isPost && path.startsWith(unsubscribePath)) return ['unsubscribe', unsubscribe];
    if (dataExport && path.startsWith('/exports/')) return ['export', called(reading(dataExport))];
    if (mails && path.startsWith('/dev/mailbox')) return ['mailbox', reading(mails)];
    if (path.startsWith('/dev/google/')) return ['identity', identity ? called(identity) : nothing];
    return ['page', reading(pageOrFile)];
  };

  return {
    reloadStatics: () => statics.reload(),
    commonHeaders: (req, path, id, stopping) => [
      'x-request-id',
      id,
      ...security.common,
      ...(path === '/graphql' ||
      path === '/admin/graphql' ||
      path === '/tunnel' ||
      path.startsWith('/exports/')
        ? origins.judge(req).headers
        : []),
      ...(stopping ? ['connection', 'close'] : []),
    ],
    handle: async (x) => {
      try {
        const [route, handler] = find(x.path, x.req.method === 'POST');
        x.route = route;
        if (!x.path.startsWith('/')) {
          refuse(x, 400, 'URLの形式が正しくありません。'); // `OPTIONS *`, or a request meant for a proxy
          return;
        }
        if (isStopping() && !whileStopping.has(x.path)) {
          refuse(x, 503, 'サーバーを入れ替えています。少し待ってからもう一度お試しください。', [
            'retry-after',
            '5',
          ]);
        } else await handler(x);
      } catch (error) {
        fail(x, error);
      }
    },
  };

  function fail(x: Exchange, error: unknown): void {
    if (clientGone(x, error)) log.debug({ err: error, requestId: x.id }, 'client went away');
    else if (x.res.headersSent) {
      log.error({ err: error, requestId: x.id }, 'answer broke off');
      x.res.destroy();
    } else if (error instanceof BodyError) {
      // Closes the connection rather than reading the rest of the body.
      const later = error.retryAfter === undefined ? [] : ['retry-after', String(error.retryAfter)];
      refuse(x, error.status, error.message, ['connection', 'close', ...later]);
    } else {
      log.error({ err: error, requestId: x.id, route: x.route }, 'request failed');
      refuse(x, 500, `予期しないエラーが発生しました。時間をおいてもう一度お試しください。(${x.id})`);
    }
  }
}
