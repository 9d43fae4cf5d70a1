import type { Compilable, CompiledQuery, Kysely } from 'kysely';
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

const explain = async (
  run: Kysely<Tables>['executeQuery'],
  query: CompiledQuery,
): Promise<readonly PlanRow[]> =>
  (await run<PlanRow>({ ...query, sql: `explain (format json) ${query.sql}` })).rows;

/** How the database would run a query with these values. Analyze the tables before, so that it is the same at every run. */
export async function planOf(db: Kysely<Tables>, query: Compilable): Promise<Plan> {
  return planFrom(await explain(db.executeQuery.bind(db), query.compile()));
}

/** The same of the very statements that an answer takes. They are explained instead, and find nothing. */
export async function planOfUse(db: Kysely<Tables>, ask: () => Promise<unknown>): Promise<Plan> {
  const found: PlanRow[] = [];
  const run = db.executeQuery.bind(db);
  const spy = vi.spyOn(db, 'executeQuery').mockImplementation(async (query) => {
    if (!('sql' in query)) throw new Error('Not compiled.');
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
