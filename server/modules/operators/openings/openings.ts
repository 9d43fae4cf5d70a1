import { keyOf } from '../../../lib/request/globalId.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { StaffContext } from '../../../lib/request/staff.ts';
import { contentFields, isOfKind } from '../../jobs/contents/fields.ts';
import { wordsOfContent } from '../../jobs/contents/openingChanges.ts';
import { all } from '../../taxonomy/taxonomy.ts';
import { requireStaff } from '../../staff/sessions.ts';
import * as sql from './queueSql.ts';
import type { CompanyFacts, EarlierHold, WaitingOpening } from './queueSql.ts';

const mostListed = 200;

export interface OpeningQueue {
  readonly openings: readonly WaitingOpening[];
  readonly total: number;
}

export async function openingQueue({ clock, db }: Pick<Services, 'clock' | 'db'>): Promise<OpeningQueue> {
  const [openings, total] = await Promise.all([
    sql.waitingOpenings(db, { now: clock.now(), limit: mostListed }),
    sql.countWaitingOpenings(db),
  ]);
  return { openings, total };
}

export interface WrittenField {
  readonly field: string;
  readonly label: string;
  readonly words: string;
}

export interface HeldOpening extends WaitingOpening {
  readonly contents: readonly WrittenField[];
  readonly company: CompanyFacts;
  readonly earlier: readonly EarlierHold[];
}

/** One that waits, whole; null when it waits no more. */
export async function heldOpening(context: StaffContext, globalId: string): Promise<HeldOpening | null> {
  requireStaff(context);
  const { db, clock } = context.services;
  const id = keyOf(globalId, 'JobOpening');
  if (id === undefined) return null;
  const [waiting] = await sql.waitingOpenings(db, { now: clock.now(), limit: 1, id });
  if (!waiting) return null;
  const [content, company, earlier, prefectures] = await Promise.all([
    sql.contentOf(db, id, waiting.version),
    sql.companyFacts(db, waiting.companyId),
    sql.earlierHolds(db, id),
    all(context, 'Prefecture'),
  ]);
  const words = wordsOfContent(content, (key) => prefectures.find((one) => one.key === key)?.name);
  const contents = contentFields.flatMap((field) => {
    if (!isOfKind(field, waiting.kind) || field.type === 'picture' || field.type === 'entries') return [];
    const written = words(field.key);
    return written === null || written === ''
      ? []
      : [{ field: field.key, label: field.label, words: written }];
  });
  return { ...waiting, contents, company, earlier };
}
