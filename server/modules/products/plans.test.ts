import { sql } from 'kysely';
import type { Compilable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../db/testDatabase.ts';
import { fillTown, townIds } from '../../db/testTown.ts';
import { bound, notHiddenFrom } from '../creators/visibilitySql.ts';

/** Who hides from whom is looked up in indexes while the list's own index is walked, in a town where many hide from many. */

const database = await testDatabase();
const { db } = database;
afterAll(() => database.close());
beforeAll(async () => {
  await fillTown(db);
  await sql`
    insert into creator_hidden_companies (creator_id, company_id, reason, created_at)
      select p.user_id, c.id, 'MANUAL', c.created_at from creator_profiles as p
      join companies as c on (abs(hashtext(p.user_id::text || c.id::text)) % 20) = 0`.execute(db);
  await sql`
    insert into creator_hidden_domains (creator_id, domain)
      select p.user_id, 'domain' || n || '.example' from creator_profiles as p, generate_series(1, 400) as n
      where abs(hashtext(p.user_id::text || n)) % 20 = 0`.execute(db);
  for (const table of ['creator_hidden_companies', 'creator_hidden_domains']) {
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

async function plan(query: Compilable): Promise<readonly PlanNode[]> {
  const compiled = query.compile();
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>({
    ...compiled,
    sql: `explain (format json) ${compiled.sql}`,
  });
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
}

const scope = { viewerId: townIds.follower, companyId: townIds.company, emailDomain: 'domain7.example' };
const works = db.selectFrom('products as p').select('p.id');
const scoped = works.where(notHiddenFrom(bound(scope), 'p.author_id'));

const lists = {
  'the public feed': {
    walked: 'products_public_index',
    query: scoped
      .where('p.public_at', 'is not', null)
      .orderBy('p.public_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(25),
  },
  'the members’ feed': {
    walked: 'products_member_index',
    query: scoped
      .where('p.member_at', 'is not', null)
      .orderBy('p.member_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(25),
  },
  'one author’s works': {
    walked: 'products_author_public_index',
    query: works
      .where(notHiddenFrom(bound(scope), sql`${townIds.author}`))
      .where('p.public_at', 'is not', null)
      .where('p.author_id', '=', townIds.author)
      .orderBy('p.public_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(25),
  },
} satisfies Record<string, { readonly walked: string; readonly query: Compilable }>;

describe('for a member', () => {
  test.each(Object.entries(lists).map(([list, of]) => ({ list, ...of })))(
    '$list walks $walked and looks up who hides',
    async ({ walked, query }) => {
      const nodes = await plan(query);
      const indexes = nodes.flatMap((node) => node['Index Name'] ?? []);
      expect(indexes).toContain(walked);
      // By the viewer's side or by the author's, as the numbers of both have it.
      const lookedUp = indexes.filter((index) => index !== walked);
      expect(lookedUp).toHaveLength(2);
      expect(lookedUp.filter((index) => !index.startsWith('creator_hidden_'))).toEqual([]);
      const kinds = nodes.map((node) => node['Node Type']);
      expect(kinds.filter((kind) => kind === 'Sort' || kind === 'Seq Scan')).toEqual([]);
    },
  );
});
