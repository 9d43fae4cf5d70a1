import type { Context } from '../../lib/request/context.ts';
import { DomainError } from '../../lib/request/errors.ts';
import { Inputs } from '../../lib/request/inputs.ts';
import { hit } from '../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../lib/request/rateLimit.ts';
import { visibleByIds } from '../creators/profiles/creators.ts';
import type { CreatorRow } from '../creators/profiles/sql.ts';
import { newestOfCreator } from '../products/feeds/newestOfCreators.ts';
import { visibleProducts } from '../products/works/byId.ts';
import type { ProductRow } from '../products/works/sql.ts';
import { memberScope } from '../viewer/visibility.ts';
import { rank } from './ranking/rank.ts';
import { reasonOf } from './ranking/reason.ts';
import type { Reason } from './ranking/reason.ts';
import { readDueSignals } from './ranking/signals.ts';
import { tagOfKey, understand } from './understanding/understand.ts';
import type { Tag } from './understanding/understand.ts';
import { vocabulary } from './understanding/vocabulary.ts';

export const recommendLimits = { text: 1_000, tags: 30, first: 30 } as const;

const usualFirst = 12;
const asking: RateLimit = { name: 'recommend', hits: 120, windowMs: 3_600_000 };
/** So many at the most are read anew before an answer; the rest is read aside. */
const mostReadAhead = 100;

export interface RecommendInput {
  readonly text: string;
  /** Keys of tags that were understood and are not meant. */
  readonly withoutTags?: readonly string[] | null | undefined;
  /** Keys of tags that were added by hand. */
  readonly addedTags?: readonly string[] | null | undefined;
  readonly first?: number | null | undefined;
}

export interface NumberedTag extends Tag {
  readonly number: number;
}

export interface RecommendedCreator {
  readonly rank: number;
  readonly creator: CreatorRow;
  readonly reason: Reason;
}

export interface Recommendation {
  readonly tags: readonly NumberedTag[];
  readonly creators: readonly RecommendedCreator[];
  readonly at: Date;
}

/** What a need says, after what was corrected by hand. */
export async function tagsOf(
  context: Context,
  { text, withoutTags, addedTags }: Pick<RecommendInput, 'addedTags' | 'text' | 'withoutTags'>,
): Promise<Tag[]> {
  const known = await vocabulary(context.services);
  const without = new Set(withoutTags ?? []);
  const understood = understand(text, known).filter(({ key }) => !without.has(key));
  const keys = new Set(understood.map(({ key }) => key));
  const added = [...new Set(addedTags ?? [])]
    .filter((key) => !keys.has(key))
    .map((key) => tagOfKey(key, known))
    .filter((tag) => tag !== null);
  return [...understood, ...added];
}

/** Who fits what a company needs, said in its own words, and why. */
export async function recommendCreators(context: Context, input: RecommendInput): Promise<Recommendation> {
  const { services, viewer } = context;
  const scope = memberScope(viewer);
  if (scope.companyId === null) throw new DomainError('ForbiddenError', 'この操作はできません。');
  const inputs = new Inputs();
  const text = inputs.lines('text', '頼みたいこと', input.text, recommendLimits.text) ?? '';
  const hasAdded = (input.addedTags ?? []).length > 0;
  if (text === '' && !hasAdded) inputs.wrong('text', '頼みたいことを入力してください。');
  inputs.finish();
  await hit(services, asking, scope.viewerId);
  await readDueSignals(services, mostReadAhead);
  // Places in the text are those of what was typed, which cleaning may have moved.
  const tags = await tagsOf(context, input);
  const now = services.clock.now();
  const scored = await rank(services.db, { need: input.text, tags, scope, now });
  const first = Math.min(Math.max(input.first ?? usualFirst, 1), recommendLimits.first);
  const best = tags.length === 0 ? [] : scored.slice(0, first);
  const rows = await visibleByIds(
    context,
    best.map(({ candidate }) => candidate.person.userId),
  );
  return {
    at: now,
    tags: tags.map((tag, index) => ({ ...tag, number: index + 1 })),
    creators: rows
      .flatMap((creator, index) => {
        const one = best[index];
        return creator && one ? [{ creator, reason: reasonOf(one, tags) }] : [];
      })
      .map((one, index) => ({ ...one, rank: index + 1 })),
  };
}

const letters = ['A', 'B'] as const;
const worksShown = 6;

export interface ShownWork {
  readonly letter: string | null;
  readonly product: ProductRow;
}

/** The works that a reason names, and after them the creator's newest. */
export async function shownWorks(
  context: Context,
  { creator, reason }: RecommendedCreator,
): Promise<ShownWork[]> {
  const [named, newest] = await Promise.all([
    visibleProducts(context, reason.workKeys),
    newestOfCreator(context, creator.key, worksShown),
  ]);
  const lettered = named.flatMap((product, index) =>
    product ? [{ letter: letters[index] ?? null, product }] : [],
  );
  const rest = newest.filter(({ key }) => !reason.workKeys.includes(key));
  return [...lettered, ...rest.map((product) => ({ letter: null, product }))].slice(0, worksShown);
}
