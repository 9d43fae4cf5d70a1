import { OutboxWorker } from './lib/outbox.ts';
import { sweepRateLimits } from './lib/rateLimit.ts';
import type { Services } from './lib/services.ts';
import { notificationEffects } from './modules/notifications/effects.ts';

const sweepEveryMs = 10 * 60_000;

/** What the server does when nobody asks: effects after commit, and sweeping. Ends with the process, after what is under way. */
export function startBackground(services: Services): void {
  const { db, clock, log, lifecycle } = services;
  const worker = new OutboxWorker({ db, clock, log, handlers: notificationEffects(services) });
  worker.start();
  const sweep = setInterval(() => {
    sweepRateLimits({ db, clock }).catch((error: unknown) =>
      log.warn({ err: error }, 'sweeping rate limits failed'),
    );
  }, sweepEveryMs);
  sweep.unref();
  lifecycle.onStop('background', async () => {
    clearInterval(sweep);
    await worker.stop();
  });
}
