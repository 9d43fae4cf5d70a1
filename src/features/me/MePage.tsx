import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { MePageQuery, MePageQuery$variables } from '../../../__generated__/MePageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useSession } from '../session/session.ts';
import { reportError } from '../page/errorReport.ts';
import { PageHead } from '../page/PageHead.tsx';
import * as css from './me.css.ts';
import { CorporateMe } from './corporate/CorporateMe.part.ts';
import { CreatorMe } from './creator/CreatorMe.part.ts';

const query = graphql`
  query MePageQuery($asCreator: Boolean!) {
    me {
      profile {
        __typename
      }
      ...CreatorMe_user
      ...CorporateMe_user
    }
    ...CreatorMe_query @include(if: $asCreator) @alias(as: "ofCreator")
    ...CorporateMe_query
  }
`;

/** `/me`, for both kinds of members. */
export function MePage({ variables }: { readonly variables: MePageQuery$variables }): ReactElement {
  const environment = useRelayEnvironment();
  const session = useSession();
  const data = useRouteQuery<MePageQuery>(query, variables);
  const { me } = data;
  if (!me) throw new Error('The server knows no viewer on /me');

  const changed = async (): Promise<void> => {
    // The change is saved and shown already; this refreshes what depends on it.
    try {
      await Promise.all([
        fetchQuery<MePageQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise(),
        session.refetch(),
      ]);
    } catch (error) {
      reportError(error);
    }
  };
  const kind = me.profile?.__typename;
  return (
    <>
      <PageHead title="マイページ" />
      {kind === 'PrivateCreatorProfile' && data.ofCreator ? (
        <CreatorMe query={data.ofCreator} user={me} onChanged={changed} />
      ) : kind === 'PrivateCorporateProfile' ? (
        <CorporateMe query={data} user={me} onChanged={changed} />
      ) : (
        <div className={css.unfinished}>
          <EmptyState
            headingLevel="h1"
            title="プロフィールが、まだありません。"
            action={
              <Link to="/sign_up/creator/step2" className={buttonClass({ variant: 'primary' })}>
                登録の続きへ進む
              </Link>
            }
          >
            登録を終えると、ここで内容を確認・編集できます。
          </EmptyState>
        </div>
      )}
    </>
  );
}
