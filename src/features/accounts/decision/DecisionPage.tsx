import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DecisionPageQuery } from '../../../../__generated__/DecisionPageQuery.graphql.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { decisionLink } from '../links.ts';
import { Outcome } from '../Outcome.tsx';
import { Decision } from './Decision.tsx';

/** `/decision`: where the mail about a decision leads, with no session: whoever is suspended has none. */
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
  return houseDecision == null ? <WrongLink /> : <Decision decision={houseDecision} token={token} />;
}

function WrongLink(): ReactElement {
  return (
    <Outcome title="リンクが正しくありません。">
      <p>途中で切れている可能性があります。メールのリンクを、もう一度開いてください。</p>
    </Outcome>
  );
}
