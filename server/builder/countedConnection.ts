import type { CountedConnection } from '../lib/request/paging.ts';
import { builder } from './builder.ts';

/** A ref that is already implemented. */
type Ref<Shape> = Omit<ReturnType<typeof builder.objectRef<Shape>>, 'builder' | 'implement'>;

interface CountedEdge<Row> {
  readonly cursor: string;
  readonly node: Row;
}

/**
 * The type of a connection that tells its total, over the edges of `edge`.
 *
 * @example const FollowConnection = countedConnection<FollowRow>('FollowConnection', FollowEdge, 'Everybody who is followed, …');
 */
export function countedConnection<Row>(name: string, edge: Ref<CountedEdge<Row>>, total: string) {
  return builder.objectRef<CountedConnection<Row>>(name).implement({
    fields: (t) => ({
      edges: t.field({ type: [edge], resolve: (page) => [...page.edges] }),
      pageInfo: t.field({ type: builder.pageInfoRef(), resolve: (page) => page.pageInfo }),
      totalCount: t.int({ description: total, resolve: (page) => page.total() }),
    }),
  });
}
