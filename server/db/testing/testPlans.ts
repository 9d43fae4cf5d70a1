import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import { vi } from 'vitest';
import type { Tables } from '../__generated__/tables.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

export interface Plan {
  /** Kinds of nodes, such as `Index Scan` and `Sort`. */
  readonly nodes: readonly string[];
  readonly indexes: readonly string[];
  /** Those of them that answer without reading the table. */
  readonly indexesAlone: readonly string[];
  /** Tables that are read from end to end. */
  readonly scanned: readonly string[];
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

interface PlanRow {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
}

function planFrom(rows: readonly PlanRow[]): Plan {
  const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
  return {
    nodes: nodes.map((node) => node['Node Type']),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    indexesAlone: nodes.flatMap((node) =>
      node['Node Type'] === 'Index Only Scan' ? (node['Index Name'] ?? []) : [],
    ),
    scanned: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== undefined ? [node['Relation Name']] : [],
    ),
  };
}

type Run = <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>>;

const explain = async (run: Run, query: CompiledQuery): Promise<readonly PlanRow[]> =>
  (await run<PlanRow>({ ...query, sql: `explain (format json) ${query.sql}` })).rows;

/** How the database would run a query with these values. Analyze the tables before, so that it is the same at every run. */
export async function planOf(db: Kysely<Tables>, query: Compilable): Promise<Plan> {
  return planFrom(await explain(db.executeQuery.bind(db), query.compile()));
}

/** The same of the very statements that an answer takes. They are explained instead, and find nothing. */
export async function planOfUse(db: Kysely<Tables>, ask: () => Promise<unknown>): Promise<Plan> {
  const found: PlanRow[] = [];
  // What is built and what is prepared both go through it.
  const executor = db.getExecutor();
  const run: Run = executor.executeQuery.bind(executor);
  const spy = vi.spyOn(executor, 'executeQuery').mockImplementation(async (query) => {
    found.push(...(await explain(run, query)));
    return { rows: [] };
  });
  try {
    await ask();
  } finally {
    spy.mockRestore();
  }
  return planFrom(found);
}
