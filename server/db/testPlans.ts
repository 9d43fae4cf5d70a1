import type { Compilable, Kysely } from 'kysely';
import type { Tables } from './__generated__/tables.ts';

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
  /** Tables that are read from end to end. */
  readonly scanned: readonly string[];
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** How the database would run a query with these values. Analyze the tables before, so that it is the same at every run. */
export async function planOf(db: Kysely<Tables>, query: Compilable): Promise<Plan> {
  const compiled = query.compile();
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>({
    ...compiled,
    sql: `explain (format json) ${compiled.sql}`,
  });
  const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
  return {
    nodes: nodes.map((node) => node['Node Type']),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    scanned: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== undefined ? [node['Relation Name']] : [],
    ),
  };
}
