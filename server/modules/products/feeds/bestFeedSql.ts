import { sql } from 'kysely';
import type { AliasedExpression, Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { walks } from '../../../db/keyset.ts';
import { prepared } from '../../../db/prepared.ts';
import { customPlan } from '../../../db/statements.ts';
import type { PageFrom } from '../../../lib/request/paging.ts';
import { notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import { productRow, selectProducts } from '../works/sql.ts';
import type { ProductRow } from '../works/sql.ts';
import { fitting } from './filtersSql.ts';
import type { FilterValues } from './filtersSql.ts';

/** A place in the order of scores. */
export interface Rank {
  readonly score: number;
  readonly id: string;
}

export interface RankedRow extends ProductRow {
  readonly score: number;
}

/** `wanted`: three numbers a colour, none where works stand by their score. */
type Values = ViewerScope &
  FilterValues &
  Rank & { readonly limit: number; readonly wanted: readonly number[] };

type Place = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

const byScore = (db: Kysely<Tables>, value: Place) =>
  db
    .selectFrom('products as p')
    .select(['p.id', 'p.score'])
    .where('p.member_at', 'is not', null)
    .where(fitting(value))
    .where(notHiddenFrom(value, 'p.author_id'));

/** White is on half of all cards: no more works than this are put in order of their colour. */
const mostCompared = 1_000;

const byColor = (db: Kysely<Tables>, value: Place) =>
  db
    .selectFrom(
      byScore(db, value)
        .select('p.palette')
        .orderBy('p.score', 'desc')
        .orderBy('p.id', 'desc')
        .limit(sql.lit(mostCompared))
        .as('compared'),
    )
    .select([
      'compared.id',
      sql<number>`-color_distance(compared.palette, ${value('wanted')}::real[])`.as('score'),
    ]);

/** Ids first, works after, as with the newest. */
function statement(
  ranked: (db: Kysely<Tables>, value: Place) => AliasedExpression<Rank, 'ranked'>,
  backward: boolean,
) {
  return prepared<Values>()((db, value) =>
    selectProducts(db)
      .innerJoin(
        db
          .selectFrom(ranked(db, value))
          .select(['ranked.id', 'ranked.score'])
          .where(
            sql<boolean>`(ranked.score, ranked.id) ${sql.raw(backward ? '>' : '<')} (${value('score')}::real, ${value('id')}::uuid)`,
          )
          .orderBy('ranked.score', walks(backward))
          .orderBy('ranked.id', walks(backward))
          .limit(value('limit'))
          .as('found'),
        'found.id',
        'p.id',
      )
      .select('found.score')
      .orderBy('found.score', walks(backward))
      .orderBy('found.id', walks(backward))
      .modifyEnd(customPlan),
  );
}

const best: Rank = { score: Number.POSITIVE_INFINITY, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
const worst: Rank = { score: Number.NEGATIVE_INFINITY, id: '00000000-0000-0000-0000-000000000000' };

function pages(ranked: Parameters<typeof statement>[0]) {
  const [onward, back] = [statement(ranked, false), statement(ranked, true)];
  return async (
    db: Kysely<Tables>,
    { limit, backward, from }: PageFrom<Rank>,
    scope: ViewerScope,
    filters: FilterValues,
    wanted: readonly number[] = [],
  ): Promise<RankedRow[]> => {
    const rows = await (backward ? back : onward)(db, {
      ...scope,
      ...filters,
      wanted,
      ...(from ?? (backward ? worst : best)),
      limit: limit + 1,
    });
    return rows.map((row) => ({ ...productRow(row), score: row.score }));
  };
}

/** One page of works that fit the filters, best first. Asks for one row more than the page. */
export const bestProducts = pages((db, value) => byScore(db, value).as('ranked'));

/** The same, nearest to the wanted colours first. */
export const nearestProducts = pages((db, value) => byColor(db, value).as('ranked'));
