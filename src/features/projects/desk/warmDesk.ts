import type { IEnvironment } from 'relay-runtime';
import deskQueryNode from '../../../../__generated__/deskQuery.graphql.ts';
import type { deskQuery as DeskQuery } from '../../../../__generated__/deskQuery.graphql.ts';
import { warmQuery, type WarmOptions } from '../../../relay/routeQuery.ts';
import { Board } from './board/Board.part.ts';
import type { DeskSearch } from './deskSearch.ts';
import { deskVariables } from './deskQuery.ts';
import { CandidatePanel } from './panel/CandidatePanel.part.ts';

/** For the route: starts what the desk is going to ask, and fetches what the address shows besides the table. */
export function warmDesk(environment: IEnvironment, search: DeskSearch, options: WarmOptions): void {
  if (search.candidate !== undefined) CandidatePanel.ahead();
  if (search.view === 'board') Board.ahead();
  warmQuery<DeskQuery>(environment, deskQueryNode, deskVariables(search), options);
}
