import * as v from 'valibot';
import { encodeGlobalId } from '../../lib/globalId.ts';
import type { OutboxHandler } from '../../lib/outbox.ts';
import type { Services } from '../../lib/services.ts';
import { notify } from '../notifications/notices.ts';
import { candidateEffects } from './candidateEvents.ts';
import { tellClosed } from './closing.ts';
import * as sql from './enterSql.ts';
import type { ToldEntry } from './enterSql.ts';
import { openingEffects } from './openingEvents.ts';
import { movedEntries } from './steps.ts';

const received = v.object({ entryId: v.string() });

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'newId' | 'pubsub'>;

/** Where an entry stands at the desk. */
export function deskAddress(services: Pick<Services, 'config'>, entry: ToldEntry): string {
  const address = new URL('/projects', services.config.publicOrigin);
  address.searchParams.set('job', encodeGlobalId('JobOpening', entry.openingId));
  address.searchParams.set('candidate', encodeGlobalId('Candidate', entry.id));
  return address.href;
}

/** Everybody who acts for the company hears of who entered. */
async function tellCompany(services: Needs, entryId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const [entry] = await sql.toldEntries(trx, [entryId]);
    if (!entry) return;
    for (const userId of await sql.peopleOf(trx, entry.companyId))
      await notify(trx, services, {
        userId,
        type: 'ENTRY_JOB_OPENING',
        actorId: entry.creatorId,
        jobOpeningId: entry.openingId,
        entryId,
        dedupeKey: `entry ${entryId}`,
        letter: (to) => ({
          template: 'entryReceived',
          to,
          data: {
            creatorName: entry.creatorName,
            openingTitle: entry.openingTitle,
            entryMessage: entry.entryMessage,
            replyBy: entry.replyBy,
            url: deskAddress(services, entry),
          },
        }),
      });
  });
}

/** Everybody who acts for the company hears who is no longer to be had. */
async function tellWithdrawn(services: Needs, entryId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const [entry] = await sql.toldEntries(trx, [entryId]);
    if (!entry) return;
    for (const userId of await sql.peopleOf(trx, entry.companyId))
      await notify(trx, services, {
        userId,
        type: 'ENTRY_JOB_OPENING',
        actorId: entry.creatorId,
        jobOpeningId: entry.openingId,
        entryId,
        detail: { isWithdrawn: true },
        dedupeKey: `withdrawn ${entryId}`,
        letter: (to) => ({
          template: 'entryWithdrawn',
          to,
          data: {
            creatorName: entry.creatorName,
            openingTitle: entry.openingTitle,
            url: deskAddress(services, entry),
          },
        }),
      });
  });
}

/** The creators hear how far they came. */
async function tellCreators(services: Needs, payload: unknown): Promise<void> {
  const { byUserId, to: stage, message, isTold, steps } = v.parse(movedEntries, payload);
  // A creator is told where they stand, and nothing of being put back.
  if (!isTold || stage === 'NEW' || stage === 'WITHDRAWN') return;
  await services.db.transaction().execute(async (trx) => {
    const entries = await sql.toldEntries(
      trx,
      steps.map(({ entryId }) => entryId),
    );
    const stepOf = new Map(steps.map(({ id, entryId }) => [entryId, id]));
    for (const entry of entries) {
      // Withdrawn or moved on before this could be told: where they stand now is told instead. Words are not lost, but for a farewell.
      if (entry.stage !== stage && (message === null || stage === 'DECLINED' || entry.stage === 'WITHDRAWN'))
        continue;
      const opening = encodeGlobalId('JobOpening', entry.openingId);
      await notify(trx, services, {
        userId: entry.creatorId,
        type: 'ENTRY_PROGRESS',
        actorId: byUserId,
        jobOpeningId: entry.openingId,
        entryId: entry.id,
        detail: { stage, ...(message !== null && { message }) },
        dedupeKey: `step ${stepOf.get(entry.id) ?? entry.id}`,
        letter: (to) => ({
          template: 'entryProgress',
          to,
          data: {
            openingTitle: entry.openingTitle,
            companyName: entry.companyName,
            stage,
            message,
            url: new URL(`/jobs/${opening}`, services.config.publicOrigin).href,
          },
        }),
      });
    }
  });
}

/** Effects of this module, by the kind they are enqueued under. */
export function jobEffects(services: Needs): Readonly<Record<string, OutboxHandler>> {
  return {
    ...candidateEffects(services),
    ...openingEffects(services),
    'entry.received': (payload) => tellCompany(services, v.parse(received, payload).entryId),
    'entry.withdrawn': (payload) => tellWithdrawn(services, v.parse(received, payload).entryId),
    'entries.moved': (payload) => tellCreators(services, payload),
    'opening.closed': (payload) => tellClosed(services, payload),
  };
}
