import { checkpointIfFar } from './db/checkpoints.ts';
import type { EffectHandlers } from './lib/outbox/effects.ts';
import { sweepFailedEffects } from './lib/outbox/outbox.ts';
import { OutboxWorker } from './lib/outbox/outboxWorker.ts';
import { sweepRateLimits } from './lib/request/rateLimit.ts';
import type { Services } from './lib/request/services.ts';
import { makePdfs } from './modules/content/documents/documents.ts';
import { readArticles } from './modules/content/journal/articleSearch.ts';
import { keepBuild } from './modules/builds/builds.ts';
import { exportEffects, sweepExports } from './modules/personal-data/export/exportBuild.ts';
import { purgeDueAccounts } from './modules/personal-data/deletion/purge.ts';
import { secondFactorEffects } from './modules/accounts/second-factor/recovery.ts';
import { resealTotps } from './modules/accounts/second-factor/totp.ts';
import { liftDueSuspensions } from './modules/accounts/users/suspension.ts';
import { dropEndedPicks } from './modules/products/picks/picks.ts';
import { liftDueCompanies } from './modules/companies/company/suspension.ts';
import { sweepAccounts } from './modules/accounts/users/sweep.ts';
import { keepNumbers } from './modules/analytics/numbers/numbers.ts';
import { laterEffects } from './modules/chat/colleagues/later.ts';
import { interviewEffects } from './modules/chat/interviews/tellingInterviews.ts';
import { chatEffects } from './modules/chat/telling.ts';
import { resealBankAccounts } from './modules/creators/bank/bankAccounts.ts';
import { jobEffects } from './modules/jobs/entries/effects.ts';
import { remindOfKeptOpenings } from './modules/jobs/bookmarks/reminders.ts';
import { sweepOpeningViews } from './modules/jobs/views/openingViews.ts';
import { expireOpenings } from './modules/jobs/publishing/expiry.ts';
import { computeResponsiveness, remindOfReplies } from './modules/jobs/openings/responsiveness.ts';
import { sealLog } from './modules/operators/log/seals.ts';
import { reviewEffects } from './modules/operators/reviews/desk.ts';
import { mediaEffects } from './modules/media/removal.ts';
import { mediaSweep } from './modules/media/sweep.ts';
import { takeDuePalettes } from './modules/media/palette/duePalettes.ts';
import { gatherChoiceCounts } from './modules/products/feeds/choiceCounts.ts';
import { scoreDueProducts } from './modules/products/feeds/score.ts';
import { noticeEffects } from './modules/notifications/events.ts';
import { digestEffects, queueDigests } from './modules/notifications/digest/digest.ts';
import { lookingAgain } from './modules/notifications/digest/outlook.ts';
import { sendPlatformMails } from './modules/notifications/platformMail.ts';
import { pushEffects, resealPushKeys } from './modules/notifications/push/push.ts';
import { waitingEffects } from './modules/notifications/waitingMessages.ts';
import { consultationEffects, sweepConsultations } from './modules/offers/consultations/telling.ts';
import { documentEffects, sweepPapers } from './modules/offers/offers/documents.ts';
import { quoteEffects, sweepQuotes } from './modules/offers/quotes/quoteDocuments.ts';
import { offerEffects, sweepOffers } from './modules/offers/offers/telling.ts';
import { sweepChecks } from './modules/offers/papers/checking.ts';
import { sweepInvoicePapers } from './modules/engagements/paperSweep.ts';
import { engagementEffects, sweepEngagements } from './modules/engagements/telling.ts';
import { mailEffects, mailRepeats, warmMails } from './modules/mail/effects.ts';
import { sweepRefusals } from './modules/mail/refusals.ts';
import { fittingJobs } from './modules/recommend/fits/fits.ts';
import { readDueSignals } from './modules/recommend/ranking/signals.ts';
import { sweepViews } from './modules/products/views/views.ts';
import { keepIndexed } from './modules/search/indexing/indexing.ts';
import { keepTiers } from './modules/search/indexing/tiers.ts';
import { keepPushed } from './modules/search/hosted/pushing.ts';
import { keepTold, sweepMatches } from './modules/search/saved/arrivals.ts';

const sweepEveryMs = 10 * 60_000;
/** Later than the start, which it must not slow down. */
const soonMs = 20_000;
const checkpointEveryMs = 20_000;

export function effectHandlers(services: Services): EffectHandlers {
  return {
    ...mailEffects(services, lookingAgain(services)),
    ...mediaEffects(services),
    ...chatEffects(services),
    ...interviewEffects(services),
    ...laterEffects(services),
    ...jobEffects(services),
    ...consultationEffects(services),
    ...offerEffects(services),
    ...documentEffects(services),
    ...quoteEffects(services),
    ...engagementEffects(services),
    ...noticeEffects(services),
    ...waitingEffects(services),
    ...secondFactorEffects(services),
    ...pushEffects(services),
    ...reviewEffects(services),
  };
}

/** Those of the mail of the day. */
export const dailyEffects = (services: Services): EffectHandlers =>
  digestEffects({ ...services, fittingJobs: fittingJobs(services) });

/** Background work: effects after commit, and sweeps. Ends with the process, after running work. */
export function startBackground(services: Services): void {
  const { db, clock, log, lifecycle } = services;
  const alone = services.engine === 'pglite';
  const handlers = effectHandlers(services);
  const worker = new OutboxWorker({ db, clock, log, handlers, repeats: mailRepeats, alone });
  worker.start();
  // Separate, so that no mail waits for a large export.
  const slowWorker = new OutboxWorker({ db, clock, log, handlers: exportEffects(services), alone });
  slowWorker.start();
  // Separate, so that no password mail waits for thousands of digests.
  const digestWorker = new OutboxWorker({ db, clock, log, handlers: dailyEffects(services), alone });
  digestWorker.start();
  const stopIndexing = keepIndexed(services);
  const stopTiers = keepTiers(services);
  const stopTelling = keepTold(services);
  const { hosted } = services;
  const stopPushing = hosted && keepPushed({ ...services, hosted });
  resealPushKeys(services).catch((error: unknown) =>
    log.error({ err: error }, 'the key of pushes was not encrypted anew'),
  );
  resealBankAccounts(services).catch((error: unknown) =>
    log.error({ err: error }, 'bank accounts were not encrypted anew'),
  );
  resealTotps(services).catch((error: unknown) =>
    log.error({ err: error }, 'second factors were not encrypted anew'),
  );
  const scoreWorks = () => scoreDueProducts(services);
  const sweeps: Readonly<Record<string, () => Promise<unknown>>> = {
    'unused media': mediaSweep(services),
    'colours of pictures': () => takeDuePalettes(services),
    'sessions and tokens': () => sweepAccounts(services),
    'accounts whose deletion is due': () => purgeDueAccounts(services),
    exports: () => sweepExports(services),
    views: () => sweepViews(services),
    'looks at openings': () => sweepOpeningViews(services),
    'failed effects': () => sweepFailedEffects({ db, clock }),
    'scores of works': scoreWorks,
    'works of each choice': () => gatherChoiceCounts(services),
    'signals of creators': () => readDueSignals(services),
    'how companies answer': () => computeResponsiveness(services),
    'openings whose last day is over': () => expireOpenings(services),
    'reminders of replies': () => remindOfReplies(services),
    'reminders of kept openings': () => remindOfKeptOpenings(services),
    'consultations that wait': () => sweepConsultations(services),
    'offers that wait': () => sweepOffers(services),
    'offers without their papers': () => sweepPapers(services),
    'quotes without their papers': () => sweepQuotes(services),
    'invoices without their papers': () => sweepInvoicePapers(services),
    'papers that are not what was issued': () => sweepChecks(services),
    'work that goes on': () => sweepEngagements(services),
    'mails of the day': () => queueDigests(services),
    'what saved searches found long ago': () => sweepMatches(services),
    'words of the house': () => sendPlatformMails(services),
    'addresses that refuse mail': () => sweepRefusals(services),
    numbers: () => keepNumbers(services),
    'files of earlier builds': () => keepBuild(services),
    'the log of operators': () => sealLog({ db, clock }),
    'suspensions whose end has come': () => liftDueSuspensions(services),
    'picks whose end has come': () => dropEndedPicks(services),
    'suspensions of companies whose end has come': () => liftDueCompanies(services),
    'rate limits': () => sweepRateLimits({ db, clock }),
  };
  const runSweep = (what: string, run: () => Promise<unknown>) =>
    run().catch((error: unknown) => log.warn({ err: error, what }, 'sweeping failed'));
  const runSweeps = () => Promise.all(Object.entries(sweeps).map(([what, run]) => runSweep(what, run)));
  // Works changed while no server ran are ranked at once; the other sweeps can wait.
  let sweeping: Promise<unknown> = runSweep('scores of works', scoreWorks);
  const sweep = setInterval(() => {
    // One round after the other, also when one is slow.
    sweeping = sweeping.then(runSweeps);
  }, sweepEveryMs);
  sweep.unref();
  let isOver = false;
  // Makes missing papers of seeded or interrupted offers and the guides, reads the journal, and keeps this build's files for later servers.
  const soon = setTimeout(() => {
    sweeping = sweeping
      .then(() => runSweep('offers without their papers', () => sweepPapers(services)))
      .then(() => runSweep('files of earlier builds', () => keepBuild(services)))
      .then(() => runSweep('the journal for its search', () => readArticles(() => isOver)))
      .then(() => runSweep('the guides as PDFs', () => makePdfs(services, () => isOver)));
  }, soonMs);
  soon.unref();
  const checkpoint = () => runSweep('checkpoints', () => checkpointIfFar(db));
  // At the first start too, after the demo town was made.
  let checking = alone ? checkpoint() : undefined;
  const checks = setInterval(() => {
    checking = checking?.then(checkpoint);
  }, checkpointEveryMs);
  checks.unref();
  lifecycle.onStop('background', async () => {
    isOver = true;
    clearInterval(sweep);
    clearTimeout(soon);
    clearInterval(checks);
    await Promise.all([
      worker.stop(),
      slowWorker.stop(),
      digestWorker.stop(),
      stopIndexing(),
      stopTiers(),
      stopTelling(),
      stopPushing?.(),
      sweeping,
      checking,
    ]);
  });
}

/** Warms up what would only slow down the start. */
export async function warmBackground({ log }: Pick<Services, 'log'>): Promise<void> {
  await warmMails().catch((error: unknown) => log.error({ err: error }, 'mails cannot be composed'));
}
