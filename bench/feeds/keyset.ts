import type { CompiledQuery } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../server/db/client.ts';
import { openApi } from '../api.ts';
import type { BenchApi } from '../api.ts';
import { openBenchDatabase, setClock } from '../dataset.ts';
import { allLists } from './lists.ts';
import type { List } from './lists.ts';
import { compare, ratioRow } from '../measure.ts';
import type { Row } from '../measure.ts';
import { answeredDatabase } from '../recorded.ts';

const pageSize = 24;
const far = 500;
const near = 5;

const answerOf = v.object({
  data: v.record(
    v.string(),
    v.object({
      pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
      edges: v.array(v.unknown()),
    }),
  ),
});

async function read(api: BenchApi, list: List, first: number, after: string | null) {
  // Without what the followees' query adds on its first page.
  const variables = { ...list.variables, first, after, atStart: false };
  const text = await api.post(list.document, variables);
  const parsed = v.safeParse(answerOf, JSON.parse(text));
  const [found] = parsed.success ? Object.values(parsed.output.data) : [];
  if (!found) throw new Error(`${list.name}: ${text.slice(0, 500)}`);
  return { ...found.pageInfo, length: found.edges.length };
}

/**
 * The cursors before pages 5 and 500, found by walking. With fewer pages, the second is the last place
 * followed by a hundred rows.
 */
async function places(api: BenchApi, list: List) {
  let rows = 0;
  let after: string | null = null;
  let early: string | null = null;
  let late: { readonly rows: number; readonly after: string | null } = { rows, after };
  while (rows < (far - 1) * pageSize) {
    const first: number = early === null ? (near - 1) * pageSize : Math.min(100, (far - 1) * pageSize - rows);
    const page: Awaited<ReturnType<typeof read>> = await read(api, list, first, after);
    if (!page.hasNextPage) return { early, late: late.after, page: Math.floor(late.rows / pageSize) + 1 };
    late = { rows, after };
    rows += page.length;
    after = page.endCursor;
    early ??= after;
  }
  return { early, late: after, page: far };
}

/** Tables that must never be scanned; taxonomies are small enough. */
const big =
  /^(users|products|product_\w+|bookmarks|follows|activities|media_objects|creator_(?!hidden)\w+|corporate_profiles|company_members|companies)$/;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string | undefined;
  readonly 'Relation Name'?: string | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}
const planNode: v.GenericSchema<PlanNode> = v.object({
  'Node Type': v.string(),
  'Index Name': v.optional(v.string()),
  'Relation Name': v.optional(v.string()),
  Plans: v.optional(v.array(v.lazy(() => planNode))),
});
const planRow = v.object({ 'QUERY PLAN': v.array(v.object({ Plan: planNode })) });
const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

async function plansOf(
  { db }: Pick<Database, 'db'>,
  statements: readonly CompiledQuery[],
): Promise<readonly PlanNode[]> {
  const nodes: PlanNode[] = [];
  for (const statement of statements) {
    const { rows } = await db.executeQuery<unknown>({
      ...statement,
      sql: `explain (format json) ${statement.sql}`,
    });
    for (const row of rows)
      nodes.push(...v.parse(planRow, row)['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
  }
  return nodes;
}

export async function measuredList(database: Database, list: List): Promise<Row[]> {
  const seen: CompiledQuery[] = [];
  const watched = answeredDatabase((query) => {
    seen.push(query);
    return database.db.executeQuery(query);
  });
  const { viewer } = list;
  const plain = await openApi(database, viewer, setClock);
  const watching = await openApi({ db: watched, engine: 'postgres' }, viewer, setClock);
  try {
    const { early, late, page } = await places(plain, list);
    const statementsOf = async (first: number) => {
      seen.length = 0;
      await read(watching, list, first, late);
      return [...seen];
    };
    // Warms up what is read once per process.
    await statementsOf(pageSize);
    const small = await statementsOf(pageSize);
    const large = await statementsOf(100);
    const nodes = await plansOf(database, small);
    const indexes = nodes.flatMap((node) => node['Index Name'] ?? []);
    const walked = indexes.find((index) => list.index.test(index));
    const scanned = nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && big.test(node['Relation Name'] ?? '')
        ? [node['Relation Name'] ?? '']
        : [],
    );
    const at = (after: string | null) => () => read(plain, list, pageSize, after);
    const figure = await compare(at(late), at(early), 12);
    return [
      ratioRow('3', `${list.name}: page ${page} against page ${near}`, 1.1, figure),
      {
        bar: '3',
        what: `${list.name}: found by an index, statements of 24 and of 100`,
        goal: 'as many',
        figure: `${small.length}, ${large.length}`,
        met: walked !== undefined && scanned.length === 0 && large.length <= small.length,
        note: [walked ?? `not by ${list.index.source}`, ...scanned.map((table) => `all of ${table}`)].join(
          ', ',
        ),
      },
    ];
  } finally {
    await plain.close();
    await watching.close();
  }
}

/**
 * Bar 3: page 500 costs as much as page 5, uses its index, and needs no more statements when larger. GraphQL
 * in this process, with PostgreSQL.
 */
export async function keyset(): Promise<Row[]> {
  const database = await openBenchDatabase(4);
  try {
    const rows: Row[] = [];
    for (const list of await allLists()) rows.push(...(await measuredList(database, list)));
    return rows;
  } finally {
    await database.close();
  }
}
