import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { deskQuery as DeskQuery } from '../../../../__generated__/deskQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { useSessionState } from '../../session/session.ts';
import { Desk } from './Desk.tsx';
import { deskQuery, deskVariables } from './deskQuery.ts';

/** The desk with everything that its address shows. */
export function OpenedDesk(): ReactElement {
  const search = useSearch({ from: '/chrome/projects' });
  // As it was opened: what is chosen from then on is asked for by the parts.
  const [variables] = useState(() => deskVariables(search));
  const data = useRouteQuery<DeskQuery>(deskQuery, variables);
  const session = useSessionState();
  const mayWrite =
    session.status === 'member' &&
    session.viewer.roles.some((role) => role === 'CORPORATE_USER' || role === 'CORPORATE_AGENT');
  return <Desk query={data} mayWrite={mayWrite} />;
}
