import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import { answer, answerJson, refuse, type Exchange } from './request/exchange.ts';
import type { Metrics } from './metrics.ts';

/** Says only that the process answers, so that nothing restarts it because the database is away. */
export function answerHealth(x: Exchange): void {
  answerJson(x, 200, { status: 'ok' });
}

/** Whether requests should come here: not while stopping, not without the database. */
export function createReadiness(
  check: () => Promise<void>,
  isStopping: () => boolean,
): (x: Exchange) => Promise<void> {
  let running: Promise<boolean> | undefined;
  const isReady = async (): Promise<boolean> => {
    try {
      await check();
      return true;
    } catch {
      return false;
    }
  };
  return async (x) => {
    if (isStopping()) {
      answerJson(x, 503, { status: 'stopping' });
      return;
    }
    // Simultaneous checks share one query.
    running ??= isReady().finally(() => {
      running = undefined;
    });
    const ready = await running;
    answerJson(x, ready ? 200 : 503, { status: ready ? 'ready' : 'database unavailable' });
  };
}

/** Open in development; in production it needs the token. */
export function createMetricsHandler(metrics: Metrics, config: Config): (x: Exchange) => Promise<void> {
  const mayRead = (authorization: string | undefined): boolean => {
    if (config.metricsToken) return sameText(authorization ?? '', `Bearer ${config.metricsToken}`);
    return !config.production;
  };
  return async (x) => {
    if (!mayRead(x.req.headers.authorization)) {
      refuse(x, 404, 'ページが見つかりません。');
      return;
    }
    answer(x, 200, ['content-type', metrics.contentType, 'cache-control', 'no-store'], await metrics.text());
  };
}

function sameText(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
