import { repeatedly } from '../../../lib/repeatedly.ts';
import type { Services } from '../../../lib/request/services.ts';
import { notify } from '../../notices/notices.ts';
import { filtersOf } from '../finding/filters.ts';
import { wordsOf } from '../finding/words.ts';
import * as sql from './arrivalsSql.ts';
import type { DueRow, MatchRow } from './arrivalsSql.ts';
import { fits } from './matching.ts';
import type { Arrived, Condition } from './matching.ts';
import { pathOf } from './paths.ts';

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

const dayMs = 86_400_000;
const documentsAtOnce = 50;
const toldAtOnce = 50;
/** What is published longer ago is no news, whatever is edited in it. */
const freshMs = 30 * dayMs;
/** Longer than anything is fresh: until then each is told once. */
const keptMs = 2 * freshMs;
/** At once, and then again when this long was quiet: what comes in meanwhile is told together. */
const pauseMs = 10 * 60_000;
/** A quarter of an hour before the mail of the day goes out at eight in Japan. */
const morningMs = 22.75 * 3_600_000;

export function nextMorning(now: Date): Date {
  const today = Math.floor(now.getTime() / dayMs) * dayMs + morningMs;
  return new Date(today > now.getTime() ? today : today + dayMs);
}

const mostKnown = 20_000;
const known = new Map<string, Condition>();

function conditionOf(query: string, filters: readonly string[]): Condition {
  const key = [query, ...filters].join('\n');
  const found = known.get(key);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const made = { words: wordsOf(query), filters: filtersOf(filters) };
  known.set(key, made);
  return made;
}

/**
 * Holds what was indexed against the saved searches: only those that share a gram or a facet with a document are looked at, and each batch is
 * one transaction, so that whatever ends the server nothing is left out or kept twice. Answers how much was taken.
 */
export async function matchArrivals(
  { clock, db }: Needs,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let all = 0;
  let taken: number;
  do {
    taken = await db.transaction().execute(async (trx) => {
      const now = clock.now();
      const arrivals = await sql.takeArrivals(trx, documentsAtOnce);
      const documents = new Map(
        arrivals.documents.map((one): [string, Arrived & { readonly kind: MatchRow['kind'] }] => [
          one.id,
          { ...one, grams: new Set(one.grams), facets: new Set(one.facets) },
        ]),
      );
      if (documents.size === 0) return arrivals.taken;
      const freshSince = new Date(now.getTime() - freshMs);
      const candidates = await sql.candidatesFor(trx, arrivals.documents, freshSince);
      const matches = candidates.flatMap(({ id: search, query, filters, documents: ids }) => {
        const condition = conditionOf(query, filters);
        return ids.flatMap((id): MatchRow[] => {
          const document = documents.get(id);
          return document && fits(condition, document) ? [{ search, kind: document.kind, id }] : [];
        });
      });
      if (matches.length > 0)
        await sql.keepMatches(trx, matches, { now, morning: nextMorning(now), pauseMs });
      return arrivals.taken;
    });
    all += taken;
  } while (taken === documentsAtOnce && !isStopped());
  return all;
}

/** One notice for each saved search whose news is due, however much it found. Answers how many were due. */
export async function tellDue(services: Needs, isStopped: () => boolean = () => false): Promise<number> {
  let all = 0;
  let due: number;
  do {
    due = await services.db.transaction().execute(async (trx) => {
      const now = services.clock.now();
      const rows = await sql.takeDue(trx, now, toldAtOnce);
      const told: { id: string; notice: string | null }[] = [];
      for (const row of rows)
        told.push({ id: row.id, notice: row.count === 0 ? null : await tell(services, trx, row) });
      if (told.length > 0) await sql.markTold(trx, told, now);
      return rows.length;
    });
    all += due;
  } while (due === toldAtOnce && !isStopped());
  return all;
}

async function tell(
  services: Needs,
  trx: Parameters<typeof notify>[0],
  { id, userId, name, count, titles, isDaily, ...condition }: DueRow,
): Promise<string | null> {
  const url = new URL(pathOf(condition), services.config.publicOrigin).href;
  const notice = await notify(trx, services, {
    userId,
    type: 'SAVED_SEARCH',
    savedSearchId: id,
    isDaily,
    letter: (to) => ({
      template: 'savedSearchFound',
      to,
      data: { name, count, titles: [...titles], url },
    }),
  });
  return notice ?? null;
}

export async function sweepMatches({ clock, db }: Pick<Services, 'clock' | 'db'>): Promise<void> {
  await sql.dropMatchesBefore(db, new Date(clock.now().getTime() - keptMs));
}

const everyMs = 3_000;

/** Looks every few seconds. Answers how to stop it. */
export function keepTold(services: Needs & Pick<Services, 'log'>): () => Promise<void> {
  return repeatedly(
    async (isStopped) => {
      await matchArrivals(services, isStopped);
      await tellDue(services, isStopped);
    },
    {
      everyMs,
      onError: (error) => services.log.error({ err: error }, 'saved searches were not looked at'),
    },
  );
}
