import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { prepared } from '../../../db/prepared.ts';
import { customPlan } from '../../../db/statements.ts';
import { notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';

export interface CandidateRow {
  readonly id: string;
  readonly authorId: string;
  readonly score: number;
  /** How far its card is from the wanted colours; null without any. */
  readonly far: number | null;
}

interface Values extends ViewerScope {
  readonly score: number;
  readonly id: string;
  readonly limit: number;
  readonly categoryIds: readonly number[] | null;
  /** Three numbers a colour. */
  readonly wanted: readonly number[];
}

const statementColumns = columnsOf('p.id', 'p.authorId', 'p.score');

function statement(ofCategories: boolean) {
  return prepared<Values>()((db, value) =>
    db
      .selectFrom('products as p')
      .select(statementColumns)
      .select(sql<number | null>`color_distance(p.palette, ${value('wanted')}::real[])`.as('far'))
      .where('p.member_at', 'is not', null)
      .where(sql<boolean>`(p.score, p.id) < (${value('score')}::real, ${value('id')}::uuid)`)
      .$if(ofCategories, (query) =>
        query.where(sql<boolean>`p.category_ids && ${value('categoryIds')}::integer[]`),
      )
      .where(sql<boolean>`p.author_id <> ${value('viewerId')}::uuid`)
      .where(
        sql<boolean>`not exists (
          select from bookmarks as b where b.user_id = ${value('viewerId')}::uuid and b.product_id = p.id)`,
      )
      .where(notHiddenFrom(value, 'p.author_id'))
      .orderBy('p.score', 'desc')
      .orderBy('p.id', 'desc')
      .limit(value('limit'))
      // The best plan depends on the category's size and the viewer's bookmarks.
      .modifyEnd(customPlan),
  );
}

const ofAny = statement(false);
const ofSome = statement(true);

/** The best works below a score, without the viewer's own and bookmarked ones. */
export function candidates(
  db: Kysely<Tables>,
  scope: ViewerScope,
  {
    categoryIds,
    wanted = [],
    from,
    limit,
  }: {
    readonly categoryIds: readonly number[] | null;
    readonly wanted?: readonly number[];
    readonly from: CandidateRow | undefined;
    readonly limit: number;
  },
): Promise<CandidateRow[]> {
  const { score, id } = from ?? {
    score: Number.POSITIVE_INFINITY,
    id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  };
  const run = categoryIds === null ? ofAny : ofSome;
  return run(db, { ...scope, score, id, limit, categoryIds, wanted });
}
