import type { IEnvironment } from 'relay-runtime';
import creatorPageQueryNode from '../../../__generated__/CreatorPageQuery.graphql.ts';
import type { CreatorPageQuery } from '../../../__generated__/CreatorPageQuery.graphql.ts';
import { routeQuery } from '../../relay/routeQuery.ts';
import { creatorFeed } from './creatorFeed.ts';
import { creatorMemberFeed } from './creatorMemberFeed.ts';

const creatorQuery = routeQuery<CreatorPageQuery>(creatorPageQueryNode, (params) => params);

interface Warming {
  readonly id: string;
  readonly asMember: boolean;
  readonly signal: AbortSignal;
}

/** For the route: starts what a creator's page is going to ask. */
export function warmCreator(environment: IEnvironment, { id, asMember, signal }: Warming): void {
  if (signal.aborted) return;
  creatorQuery.warm(environment, { id, asMember }, { signal });
  (asMember ? creatorMemberFeed : creatorFeed).open(environment, { userId: id }).start();
}
