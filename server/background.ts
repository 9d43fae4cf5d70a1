import { sweepFailedEffects } from './lib/outbox.ts';
import { OutboxWorker } from './lib/outboxWorker.ts';
import { sweepRateLimits } from './lib/rateLimit.ts';
import type { Services } from './lib/services.ts';
import { exportEffects, sweepExports } from './modules/accounts/exportBuild.ts';
import { purgeDueAccounts } from './modules/accounts/purge.ts';
import { sweepAccounts } from './modules/accounts/sweep.ts';
import { chatEffects } from './modules/chat/rooms.ts';
import { resealBankAccounts } from './modules/creators/bankAccounts.ts';
import { jobEffects } from './modules/jobs/effects.ts';
import { expireOpenings } from './modules/jobs/expiry.ts';
import { computeResponsiveness, remindOfReplies } from './modules/jobs/responsiveness.ts';
import { mediaEffects } from './modules/media/removal.ts';
import { mediaSweep } from './modules/media/sweep.ts';
import { scoreDueProducts } from './modules/products/score.ts';
import { sendDailyMails } from './modules/notifications/dailyMail.ts';
import { notificationEffects, warmMails } from './modules/notifications/effects.ts';
import { sweepViews } from './modules/products/views.ts';

const sweepEveryMs = 10 * 60_000;

/** What the server does when nobody asks: effects after commit, and sweeping. Ends with the process, after what is under way. */
export function startBackground(services: Services): void {
  const { db, clock, log, lifecycle } = services;
  const alone = services.engine === 'pglite';
  const handlers = {
    ...notificationEffects(services),
    ...mediaEffects(services),
    ...chatEffects(services),
    ...jobEffects(services),
  };
  const worker = new OutboxWorker({ db, clock, log, handlers, alone });
  worker.start();
  // Apart, so that no mail waits for somebody's gigabytes.
  const slowWorker = new OutboxWorker({ db, clock, log, handlers: exportEffects(services), alone });
  slowWorker.start();
  resealBankAccounts(services).catch((error: unknown) =>
    log.error({ err: error }, 'bank accounts were not encrypted anew'),
  );
  const scoreWorks = () => scoreDueProducts(services);
  const sweeps: Readonly<Record<string, () => Promise<unknown>>> = {
    'unused media': mediaSweep(services),
    'sessions and tokens': () => sweepAccounts(services),
    'accounts whose deletion is due': () => purgeDueAccounts(services),
    exports: () => sweepExports(services),
    views: () => sweepViews(services),
    'failed effects': () => sweepFailedEffects({ db, clock }),
    'scores of works': scoreWorks,
    'how companies answer': () => computeResponsiveness(services),
    'openings whose last day is over': () => expireOpenings(services),
    'reminders of replies': () => remindOfReplies(services),
    'mails of the day': () => sendDailyMails(services),
    'rate limits': () => sweepRateLimits({ db, clock }),
  };
  const runSweep = (what: string, run: () => Promise<unknown>) =>
    run().catch((error: unknown) => log.warn({ err: error, what }, 'sweeping failed'));
  const runSweeps = () => Promise.all(Object.entries(sweeps).map(([what, run]) => runSweep(what, run)));
  // What changed while no server ran is ranked at once; nothing else is waited for by anybody.
  let sweeping: Promise<unknown> = runSweep('scores of works', scoreWorks);
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
