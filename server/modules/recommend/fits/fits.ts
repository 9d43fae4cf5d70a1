import { japanDay } from '../../../lib/clock.ts';
import type { Context } from '../../../lib/context.ts';
import { viewerId } from '../../../lib/viewer.ts';
import { visibleOpenings } from '../../jobs/openings/openings.ts';
import type { OpeningRow } from '../../jobs/openings/openingSql.ts';
import { wishOf } from '../ranking/evidence.ts';
import { candidateById } from '../ranking/rank.ts';
import { reasonOf } from '../ranking/reason.ts';
import { score } from '../ranking/score.ts';
import { weights } from '../ranking/weights.ts';
import { tagKey, tagOfKey, understand } from '../understanding/understand.ts';
import type { Tag, TagKind, Vocabulary } from '../understanding/understand.ts';
import { vocabulary } from '../understanding/vocabulary.ts';
import { openingsToWeigh } from './fitsSql.ts';
import type { WeighedOpening } from './fitsSql.ts';

/** So many of the newest are weighed. */
const mostWeighed = 60;
const mostShown = 6;
/** What alone says that somebody fits: most work with the same tools. */
const telling: ReadonlySet<TagKind> = new Set(['CATEGORY', 'INDUSTRY', 'STYLE', 'WORD']);
/** An opening that asks for one thing alone does not stand above one that asks for three, two of which are there. */
const evening = 4;

export interface FittingOpening {
  readonly opening: OpeningRow;
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

/** Which of the newest openings fit the viewer, the best first, and why: by the points that creators are recommended by. */
export async function fittingOpenings(context: Context, first: number): Promise<FittingOpening[]> {
  const { services, viewer } = context;
  const userId = viewerId(viewer);
  if (userId === null) return [];
  const now = services.clock.now();
  const openings = await openingsToWeigh(services.db, userId, { today: japanDay(now), limit: mostWeighed });
  const candidate = openings.length === 0 ? undefined : await candidateById(services.db, userId);
  if (!candidate) return [];
  const known = await vocabulary(context);
  const fits = openings.flatMap((opening) => {
    const tags = tagsOfOpening(opening, known);
    const scored = score(
      { wishes: tags.map((tag) => wishOf(tag, opening.title)), rarity: new Map(), now },
      candidate,
    );
    if (!scored || !tags.some(({ key, kind }) => telling.has(kind) && scored.evidence.has(key))) return [];
    const kinds: Readonly<Record<string, number>> = weights.kind;
    const wanted = tags.reduce((sum, { kind }) => sum + (kinds[kind] ?? 0), 0);
    return [{ opening, scored, tags, share: scored.relevance / (wanted + evening) }];
  });
  const best = fits
    .toSorted((one, other) => other.share - one.share)
    .slice(0, Math.min(Math.max(first, 1), mostShown));
  const rows = await visibleOpenings(
    context,
    best.map(({ opening }) => opening.id),
  );
  return best.flatMap(({ scored, tags }, index) => {
    const opening = rows[index];
    const { parts } = reasonOf(scored, tags, { tellsMissing: false });
    return opening ? [{ opening, reason: parts.map(({ text }) => text).join('') }] : [];
  });
}
