import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DecisionPageQuery } from '../../../../__generated__/DecisionPageQuery.graphql.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { link } from '../../../ui/text/link.css.ts';
import { useSessionState } from '../../session/session.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { decisionLink } from '../links.ts';
import { WrongLink } from '../WrongLink.tsx';
import * as css from './decision.css.ts';
import { Decision } from './Decision.tsx';

/** `/decision`: from a decision's mail, without a session, since suspended people have none. */
export function DecisionPage(): ReactElement {
  const [token] = useState(decisionLink.read);
  return (
    <AccountFrame
      title="運営の判断"
      lead="判断の理由と、もとにした規約です。異議があるときは、ここから一度だけ申し立てられます。はじめに判断した担当者とは別の担当者が確認します。"
    >
      {token === null ? (
        <WrongLink />
      ) : (
        <Suspense fallback={<Spinner label="読み込み中" />}>
          <Found token={token} />
        </Suspense>
      )}
    </AccountFrame>
  );
}

function Found({ token }: { readonly token: string }): ReactElement {
  const { houseDecision } = useQuery<DecisionPageQuery>(
    graphql`
      query DecisionPageQuery($token: String!) {
        houseDecision(token: $token) {
          ...Decision_decision
        }
      }
    `,
    { token },
    { fetchPolicy: 'store-and-network' },
  );
  const session = useSessionState();
  if (houseDecision == null) return <WrongLink />;
  return (
    <>
      <Decision decision={houseDecision} way={{ token }} />
      {session.status === 'member' && (
        <p className={css.note}>
          <Link to="/settings/account" hash="decisions" className={link}>
            これまでの判断をすべて見る
          </Link>
        </p>
      )}
    </>
  );
}
