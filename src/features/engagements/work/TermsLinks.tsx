import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TermsLinks_engagement$key } from '../../../../__generated__/TermsLinks_engagement.graphql.ts';
import { part } from '../../../lib/part.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';

const AskForTerms = part(async () => (await import('./AskForTerms.tsx')).AskForTerms);

const open: ReadonlySet<string> = new Set(['CORRECTION_ASKED', 'UNDER_WAY']);

/** The documents of a work, and a way to change terms: companies send them, creators ask for them. */
export function TermsLinks({
  engagement: key,
}: {
  readonly engagement: TermsLinks_engagement$key;
}): ReactElement | null {
  const { id, offerId, termsOfferId, endedAt, viewerIs, rounds, proposedTerms } = useFragment(
    graphql`
      fragment TermsLinks_engagement on Engagement {
        id
        offerId
        termsOfferId
        endedAt
        viewerIs
        rounds {
          state
        }
        proposedTerms {
          id
        }
      }
    `,
    key,
  );
  const [isAsking, setAsking] = useState(false);
  if (viewerIs === 'AGENT') return null;
  const isChanged = termsOfferId !== offerId;
  const mayChange = endedAt == null && proposedTerms == null && rounds.some(({ state }) => open.has(state));
  return (
    <>
      <Link to="/offers/$id" params={{ id: termsOfferId }} className={buttonClass({ block: true })}>
        {isChanged ? '現在の条件の書面を見る' : '契約の書面を見る'}
      </Link>
      {isChanged && (
        <Link to="/offers/$id" params={{ id: offerId }} className={buttonClass({ block: true })}>
          最初の契約の書面を見る
        </Link>
      )}
      {mayChange && viewerIs === 'OWNER' && (
        <Link to="/offers/create" search={{ work: id }} className={buttonClass({ block: true })}>
          条件を変える
        </Link>
      )}
      {mayChange && viewerIs === 'CREATOR' && (
        <Button
          block
          onPointerEnter={AskForTerms.ahead}
          onFocus={AskForTerms.ahead}
          onClick={() => setAsking(true)}
        >
          条件の変更を相談する
        </Button>
      )}
      {isAsking && <AskForTerms waiting={null} engagementId={id} onClose={() => setAsking(false)} />}
    </>
  );
}
