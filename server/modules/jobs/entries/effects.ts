import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import type { Services } from '../../../lib/request/services.ts';
import { notify } from '../../notices/notices.ts';
import type { Notice } from '../../notices/notices.ts';
import { candidateEffects } from '../desk/candidateEvents.ts';
import { openingClosed, tellClosed } from '../publishing/closing.ts';
import { entryReceived, entryWithdrawn } from './enter.ts';
import * as sql from './enterSql.ts';
import type { ToldEntry } from './enterSql.ts';
import { openingEffects } from '../desk/openingEvents.ts';
import { replyEffects } from './replies.ts';
import { entriesMoved } from '../desk/steps.ts';
import type { MovedEntries } from '../desk/steps.ts';

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'newId' | 'pubsub'>;

export function deskAddress(services: Pick<Services, 'config'>, entry: ToldEntry): string {
  const address = new URL('/projects', services.config.publicOrigin);
  address.searchParams.set('job', encodeGlobalId('JobOpening', entry.openingId));
  address.searchParams.set('candidate', encodeGlobalId('Candidate', entry.id));
  return address.href;
}

type Told = Pick<Notice, 'dedupeKey' | 'detail' | 'letter'>;

/** Tells everybody who acts for the company. */
async function tellPeople(
  services: Needs,
  entryId: string,
  toldOf: (entry: ToldEntry) => Told,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const [entry] = await sql.toldEntries(trx, [entryId]);
    if (!entry) return;
    const told = toldOf(entry);
    for (const userId of await sql.peopleOf(trx, entry.companyId))
      await notify(trx, services, {
        userId,
        type: 'ENTRY_JOB_OPENING',
        actorId: entry.creatorId,
        jobOpeningId: entry.openingId,
        entryId,
        ...told,
      });
  });
}

function tellCompany(services: Needs, entryId: string): Promise<void> {
  return tellPeople(services, entryId, (entry) => ({
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
  }));
}

function tellWithdrawn(services: Needs, entryId: string): Promise<void> {
  return tellPeople(services, entryId, (entry) => ({
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
  }));
}

async function tellCreators(
  services: Needs,
  { byUserId, to: stage, message, isTold, steps }: MovedEntries,
): Promise<void> {
  // Nothing is told when an entry is put back.
  if (!isTold || stage === 'NEW' || stage === 'WITHDRAWN') return;
  // The desk's own stage: creators are told of the offer itself. A message still goes out.
  if (stage === 'OFFERED' && message === null) return;
  await services.db.transaction().execute(async (trx) => {
    const entries = await sql.toldEntries(
      trx,
      steps.map(({ entryId }) => entryId),
    );
    const stepOf = new Map(steps.map(({ id, entryId }) => [entryId, id]));
    for (const entry of entries) {
      // Moved again before this was told: the later move is told instead. A message is still sent, unless it
      // is a 見送り or the entry was withdrawn.
      const isOvertaken = entry.stage !== stage && entry.stage !== 'OFFERED';
      if (isOvertaken && message === null) continue;
      if (entry.stage !== stage && (stage === 'DECLINED' || entry.stage === 'WITHDRAWN')) continue;
      const opening = encodeGlobalId('JobOpening', entry.openingId);
      await notify(trx, services, {
        userId: entry.creatorId,
        type: 'ENTRY_PROGRESS',
        ...(byUserId !== null && { actorId: byUserId }),
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

export function jobEffects(services: Needs): EffectHandlers {
  return {
    ...candidateEffects(services),
    ...openingEffects(services),
    ...replyEffects(services),
    ...handle(entryReceived, ({ entryId }) => tellCompany(services, entryId)),
    ...handle(entryWithdrawn, ({ entryId }) => tellWithdrawn(services, entryId)),
    ...handle(entriesMoved, (moved) => tellCreators(services, moved)),
    ...handle(openingClosed, ({ entryIds }) => tellClosed(services, entryIds)),
  };
}
