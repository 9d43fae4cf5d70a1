import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import type { Services } from '../../../lib/request/services.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import { visibleOpenings } from '../../jobs/openings/openings.ts';
import type { OpeningRow } from '../../jobs/openings/openingSql.ts';
import type { FittingJobs } from '../../notifications/digest/digest.ts';
import { wishOf } from '../ranking/evidence.ts';
import type { Candidate } from '../ranking/evidence.ts';
import { candidateById } from '../ranking/rank.ts';
import { reasonOf, reasonText, shortReason } from '../ranking/reason.ts';
import type { Reason } from '../ranking/reason.ts';
import { score } from '../ranking/score.ts';
import { weights } from '../ranking/weights.ts';
import { tagKey, tagOfKey, understand } from '../understanding/understand.ts';
import type { Tag, TagKind, Vocabulary } from '../understanding/understand.ts';
import { vocabulary } from '../understanding/vocabulary.ts';
import { openingsByIds, openingsToWeigh } from './fitsSql.ts';
import type { Newest, WeighedOpening } from './fitsSql.ts';

/** So many of the newest are weighed. */
const mostWeighed = 60;
const mostShown = 6;
/** What alone says that somebody fits: most work with the same tools. */
const telling: ReadonlySet<TagKind> = new Set(['CATEGORY', 'INDUSTRY', 'STYLE', 'WORD']);
/** An opening that asks for one thing alone does not stand above one that asks for three, two of which are there. */
const evening = 4;

export interface FittingOpening {
  readonly opening: OpeningRow;
  /** The strongest reason alone, short. */
  readonly reason: string;
}

/** What an opening asks for: what it is filed under, and what its title says. */
export function tagsOfOpening(opening: WeighedOpening, known: Vocabulary): Tag[] {
  const { categories, industries, tools, title, isRemote } = opening;
  const filed = [
    ...categories.map((name) => tagKey('CATEGORY', name)),
    ...industries.map((name) => tagKey('INDUSTRY', name)),
    ...tools.map((name) => tagKey('TOOL', name)),
    ...(isRemote ? [tagKey('WAY_OF_WORKING', 'FULL_REMOTE')] : []),
  ].flatMap((key) => tagOfKey(key, known) ?? []);
  const keys = new Set(filed.map(({ key }) => key));
  const said = understand(title, known).filter(
    ({ key, kind, isExcluded }) => telling.has(kind) && !isExcluded && !keys.has(key),
  );
  return [...filed, ...said];
}

interface Fit {
  readonly opening: WeighedOpening;
  readonly reason: Reason;
  /** How much of what the opening asks for is there. */
  readonly share: number;
}

/** Nothing where no work or skill of the creator's speaks for them. */
function fitOf(opening: WeighedOpening, candidate: Candidate, known: Vocabulary, now: Date): Fit | null {
  const tags = tagsOfOpening(opening, known);
  const scored = score(
    { wishes: tags.map((tag) => wishOf(tag, opening.title)), rarity: new Map(), now },
    candidate,
  );
  if (!scored || !tags.some(({ key, kind }) => telling.has(kind) && scored.evidence.has(key))) return null;
  const kinds: Readonly<Record<string, number>> = weights.kind;
  const wanted = tags.reduce((sum, { kind }) => sum + (kinds[kind] ?? 0), 0);
  return {
    opening,
    reason: reasonOf(scored, tags, { tellsMissing: false }),
    share: scored.relevance / (wanted + evening),
  };
}

/** Which of the newest openings fit a creator, the best first, and why: by the points that creators are recommended by. */
async function fitsOf(
  { db }: Pick<Services, 'db'>,
  creatorId: string,
  { now, span, first }: Pick<Newest, 'now' | 'span'> & { readonly first: number },
): Promise<Fit[]> {
  const newest = { now, today: japanDay(now), limit: mostWeighed, ...(span && { span }) };
  const openings = await openingsToWeigh(db, creatorId, newest);
  const candidate = openings.length === 0 ? undefined : await candidateById(db, creatorId);
  if (!candidate) return [];
  const known = await vocabulary({ db });
  return openings
    .flatMap((opening) => fitOf(opening, candidate, known, now) ?? [])
    .toSorted((one, other) => other.share - one.share)
    .slice(0, first);
}

/** All that speaks for the viewing creator where an opening is commissioned; null where nothing does. */
export async function viewerFitReason(
  { services: { db, clock }, viewer }: Context,
  openingId: string,
): Promise<string | null> {
  if (viewer.kind !== 'user' || !hasRole(viewer, 'CREATOR_USER')) return null;
  const [opening] = await openingsByIds(db, [openingId]);
  const candidate = opening && (await candidateById(db, viewer.userId));
  if (!candidate) return null;
  const fit = fitOf(opening, candidate, await vocabulary({ db }), clock.now());
  return fit && reasonText(fit.reason);
}

/** For the viewer, as they see each opening. */
export async function fittingOpenings(context: Context, first: number): Promise<FittingOpening[]> {
  const { services, viewer } = context;
  const userId = viewerId(viewer);
  if (userId === null) return [];
  const fits = await fitsOf(services, userId, {
    now: services.clock.now(),
    first: Math.min(Math.max(first, 1), mostShown),
  });
  const rows = await visibleOpenings(
    context,
    fits.map(({ opening }) => opening.id),
  );
  return fits.flatMap(({ reason }, index) => {
    const opening = rows[index];
    return opening ? [{ opening, reason: shortReason(reason) }] : [];
  });
}

/** For the mail of the day: what came out in a span that fits its reader. */
export const fittingJobs =
  (services: Pick<Services, 'clock' | 'db'>): FittingJobs =>
  async (creatorId, span, first) => {
    const fits = await fitsOf(services, creatorId, { now: services.clock.now(), span, first });
    return fits.map(({ opening: { id, title, companyName }, reason }) => ({
      id,
      title,
      companyName,
      reason: reasonText(reason),
    }));
  };
