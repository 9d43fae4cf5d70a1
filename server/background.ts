import { sweepFailedEffects } from './lib/outbox.ts';
import { OutboxWorker } from './lib/outboxWorker.ts';
import { sweepRateLimits } from './lib/rateLimit.ts';
import type { Services } from './lib/services.ts';
import { exportEffects, sweepExports } from './modules/accounts/exportBuild.ts';
import { purgeDueAccounts } from './modules/accounts/purge.ts';
import { sweepAccounts } from './modules/accounts/sweep.ts';
import { resealBankAccounts } from './modules/creators/bankAccounts.ts';
import { mediaEffects } from './modules/media/removal.ts';
import { mediaSweep } from './modules/media/sweep.ts';
import { scoreDueProducts } from './modules/products/score.ts';
import { notificationEffects, warmMails } from './modules/notifications/effects.ts';
import { sweepViews } from './modules/products/views.ts';

const sweepEveryMs = 10 * 60_000;

/** What the server does when nobody asks: effects after commit, and sweeping. Ends with the process, after what is under way. */
export function startBackground(services: Services): void {
  const { db, clock, log, lifecycle } = services;
  const alone = services.engine === 'pglite';
  const handlers = { ...notificationEffects(services), ...mediaEffects(services) };
  const worker = new OutboxWorker({ db, clock, log, handlers, alone });
  worker.start();
  // Apart, so that no mail waits for somebody's gigabytes.
  const slowWorker = new OutboxWorker({ db, clock, log, handlers: exportEffects(services), alone });
  slowWorker.start();
  resealBankAccounts(services).catch((error: unknown) =>
    log.error({ err: error }, 'bank accounts were not encrypted anew'),
  );
  const sweeps: Readonly<Record<string, () => Promise<unknown>>> = {
    'unused media': mediaSweep(services),
    'sessions and tokens': () => sweepAccounts(services),
    'accounts whose deletion is due': () => purgeDueAccounts(services),
    exports: () => sweepExports(services),
    views: () => sweepViews(services),
    'failed effects': () => sweepFailedEffects({ db, clock }),
    'scores of works': () => scoreDueProducts(services),
    'rate limits': () => sweepRateLimits({ db, clock }),
  };
  const runSweeps = () =>
    Promise.all(
      Object.entries(sweeps).map(([what, run]) =>
        run().catch((error: unknown) => log.warn({ err: error, what }, 'sweeping failed')),
      ),
    );
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweep = setInterval(() => {
    // One round after the other: a slow one is not overtaken by itself.
    sweeping = sweeping.then(runSweeps);
  }, sweepEveryMs);
  sweep.unref();
  lifecycle.onStop('background', async () => {
    clearInterval(sweep);
    await Promise.all([worker.stop(), slowWorker.stop(), sweeping]);
  });
}

/** What would only slow a start down and nobody asks for in its first moments. */
export async function warmBackground({ log }: Pick<Services, 'log'>): Promise<void> {
  await warmMails().catch((error: unknown) => log.error({ err: error }, 'mails cannot be composed'));
}
