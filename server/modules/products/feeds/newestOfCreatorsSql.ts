import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { prepared } from '../../../db/prepared.ts';
import { notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import { productRow, selectProducts } from '../works/sql.ts';
import type { ProductRow } from '../works/sql.ts';

type MaybeScope = { readonly [Name in keyof ViewerScope]: ViewerScope[Name] | null };

interface Values extends MaybeScope {
  readonly authorIds: readonly string[];
  readonly each: number;
}

const nobody: MaybeScope = { viewerId: null, companyId: null, emailDomain: null };

/** For each author an index walk that stops after a few works. */
function statement(form: { readonly scoped: boolean; readonly forMembers: boolean }) {
  const at = form.forMembers ? 'p.member_at' : 'p.public_at';
  return prepared<Values>()((db, value) =>
    selectProducts(db)
      .innerJoin(
        db
          .selectFrom(
            sql<{ id: string; place: number }>`unnest(${value('authorIds')}::uuid[])`.as<'author'>(
              sql`author(id)`,
            ),
          )
          .innerJoinLateral(
            (eb) =>
              eb
                .selectFrom('products as p')
                .select(['p.id as productId', `${at} as at`])
                .where(sql<boolean>`p.author_id = author.id`)
                .where(at, 'is not', null)
                .$if(form.scoped, (query) => query.where(notHiddenFrom(value, 'p.author_id')))
                .orderBy(at, 'desc')
                .orderBy('p.id', 'desc')
                .limit(value('each'))
                .as('newest'),
            (join) => join.onTrue(),
          )
          .select(['newest.productId', 'newest.at'])
          .as('found'),
        'found.productId',
        'p.id',
      )
      .orderBy('p.author_id')
      .orderBy('found.at', 'desc')
      .orderBy('p.id', 'desc'),
  );
}

const forGuests = statement({ scoped: false, forMembers: false });
const forViewers = statement({ scoped: true, forMembers: false });
const forMembers = statement({ scoped: true, forMembers: true });

export async function newestOfCreators(
  db: Kysely<Tables>,
  authorIds: readonly string[],
  each: number,
  viewer: { readonly scope: ViewerScope | undefined; readonly isMember: boolean },
): Promise<ProductRow[]> {
  const { scope, isMember } = viewer;
  const run = scope === undefined ? forGuests : isMember ? forMembers : forViewers;
  return (await run(db, { authorIds, each, ...(scope ?? nobody) })).map(productRow);
}
