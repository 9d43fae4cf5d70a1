import { batched } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import type { Connection } from '../../../lib/request/paging.ts';
import { actsFor } from '../../../lib/request/viewer.ts';
import { candidatesInOrder, candidatesOf } from '../../jobs/desk/candidates.ts';
import type { CandidateArgs } from '../../jobs/desk/candidates.ts';
import type { EntryRow } from '../../jobs/entries/entrySql.ts';
import type { OpeningRow } from '../../jobs/openings/openingSql.ts';
import { rareSignals, weigh } from '../ranking/rank.ts';
import { reasonOf, reasonText } from '../ranking/reason.ts';
import type { Scored } from '../ranking/score.ts';
import { readDueSignals } from '../ranking/signals.ts';
import type { Tag } from '../understanding/understand.ts';
import { vocabulary } from '../understanding/vocabulary.ts';
import { tagsOfOpening } from './fits.ts';
import { enteredBySignals, openingsByIds } from './fitsSql.ts';

/** So many are looked at closely; who comes after them stands by what they show at a glance. */
const mostWeighed = 100;
/** Of changed creators so many at the most are read anew before an answer. */
const mostReadAhead = 100;

interface Need {
  readonly title: string;
  readonly tags: readonly Tag[];
}

/** What commissions ask for; nothing for employment. */
const needLoader = batched<string, Need>(async ({ services: { db } }, ids) => {
  const known = await vocabulary({ db });
  const openings = await openingsByIds(db, ids);
  return new Map(
    openings.map((opening) => [opening.id, { title: opening.title, tags: tagsOfOpening(opening, known) }]),
  );
});

const pairOf = (openingId: string, creatorId: string): string => `${openingId} ${creatorId}`;

/** The points of a creator for an opening, by both their ids. */
const scoreLoader = batched<string, Scored>(async (context, pairs) => {
  const { db, clock } = context.services;
  const byOpening = Map.groupBy(pairs, (pair) => pair.split(' ', 1)[0] ?? '');
  const all = await Promise.all(
    [...byOpening].map(async ([openingId, own]): Promise<[string, Scored][]> => {
      const need = await needLoader(context).load(openingId);
      if (!need) return [];
      const scored = await weigh(
        db,
        { need: need.title, tags: need.tags, now: clock.now() },
        own.map((pair) => pair.slice(openingId.length + 1)),
      );
      return scored.map((one) => [pairOf(openingId, one.candidate.person.userId), one]);
    }),
  );
  return new Map(all.flat());
});

/** Everybody who entered an opening, the best first. Several lists of one answer share it. */
const orderLoader = batched<string, readonly string[]>(async (context, ids) => {
  const { services } = context;
  await readDueSignals(services, mostReadAhead);
  const orders = await Promise.all(
    ids.map(async (openingId): Promise<[string, readonly string[]][]> => {
      const need = await needLoader(context).load(openingId);
      if (!need) return [];
      const wanted = await rareSignals(services.db, { need: need.title, tags: need.tags });
      const entered = await enteredBySignals(services.db, openingId, wanted);
      const closely = await Promise.all(
        entered.slice(0, mostWeighed).map(async ({ id, creatorId }) => ({
          id,
          points: (await scoreLoader(context).load(pairOf(openingId, creatorId)))?.points ?? -1,
        })),
      );
      const best = closely.toSorted((one, other) => other.points - one.points);
      return [[openingId, [...best, ...entered.slice(mostWeighed)].map(({ id }) => id)]];
    }),
  );
  return new Map(orders.flat());
});

/** Who entered an opening, for those who act for its company; null for everybody else. */
export async function candidates(
  context: Context,
  opening: OpeningRow,
  args: CandidateArgs,
): Promise<Connection<EntryRow> | null> {
  if (args.sort !== 'FIT' || !actsFor(context.viewer, opening.companyId))
    return candidatesOf(context, opening, args);
  const order = await orderLoader(context).load(opening.id);
  return order ? candidatesInOrder(context, opening, args, order) : candidatesOf(context, opening, args);
}

/** Why a candidate stands where they do; null where nobody is weighed, and empty where nothing speaks for them. */
export async function fitReason(
  context: Context,
  { creatorId, openingId }: EntryRow,
): Promise<string | null> {
  const need = await needLoader(context).load(openingId);
  if (!need) return null;
  const scored = await scoreLoader(context).load(pairOf(openingId, creatorId));
  return scored ? reasonText(reasonOf(scored, need.tags)) : '';
}
