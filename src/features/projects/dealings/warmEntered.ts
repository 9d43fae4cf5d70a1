import type { IEnvironment } from 'relay-runtime';
import enteredQueryNode from '../../../../__generated__/EnteredListQuery.graphql.ts';
import type { EnteredListQuery } from '../../../../__generated__/EnteredListQuery.graphql.ts';
import { warmQuery } from '../../../relay/routeQuery.ts';
import { enteredVariables } from './enteredSearch.ts';
import type { EnteredSearch } from './enteredSearch.ts';

/** For the route: starts what the list is going to ask. */
export function warmEntered(environment: IEnvironment, search: EnteredSearch, signal: AbortSignal): void {
  if (signal.aborted) return;
  // One may have entered an opening a moment ago.
  warmQuery<EnteredListQuery>(environment, enteredQueryNode, enteredVariables(search), {
    signal,
    revalidateAfterMs: 0,
  });
}
