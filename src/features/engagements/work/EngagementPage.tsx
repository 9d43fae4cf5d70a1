import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EngagementPageQuery } from '../../../../__generated__/EngagementPageQuery.graphql.ts';
import type { EngagementPage_engagement$key } from '../../../../__generated__/EngagementPage_engagement.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { useKeptFocus } from '../../../ui/overlays/useKeptFocus.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { useLookAgain } from '../../page/useLookAgain.ts';
import { yen } from '../workWords.ts';
import { AnswerEnd } from './AnswerEnd.tsx';
import { EndEngagement } from './EndEngagement.tsx';
import { EngagementStory } from './EngagementStory.tsx';
import { ProposedTerms } from './ProposedTerms.tsx';
import { RoundSection } from './RoundSection.tsx';
import { TermsLinks } from './TermsLinks.tsx';
import { Thanks } from './Thanks.tsx';
import * as css from './work.css.ts';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';

const query = graphql`
  query EngagementPageQuery($id: ID!) {
    engagement(id: $id) {
      ...EngagementPage_engagement
    }
  }
`;

/** `/engagements/{id}`, for both sides; what comes next is first. */
export function EngagementPage({ variables }: { readonly variables: { readonly id: string } }): ReactElement {
  const { engagement } = useRouteQuery<EngagementPageQuery>(query, variables);
  if (engagement == null) throw pageNotFound();
  return <Work engagement={engagement} variables={variables} />;
}

const over: ReadonlySet<string> = new Set(['ENDED_EARLY', 'RECEIVED']);

interface WorkProps {
  readonly engagement: EngagementPage_engagement$key;
  readonly variables: { readonly id: string };
}

function Work({ engagement: key, variables }: WorkProps): ReactElement {
  const engagement = useFragment(
    graphql`
      fragment EngagementPage_engagement on Engagement {
        id
        title
        companyName
        creatorName
        remunerationType
        netHourPrice
        chatRoomId
        startedAt
        endedAt
        viewerIs
        rounds {
          id
          state
          invoices {
            id
            status
            documentUrl
          }
          ...RoundSection_round
        }
        awaitsEndAnswer
        ...AnswerEnd_engagement
        ...EndEngagement_engagement
        ...EngagementStory_engagement
        ...ProposedTerms_engagement
        ...TermsLinks_engagement
        ...Thanks_engagement
      }
    `,
    key,
  );
  const { title, viewerIs, rounds, endedAt } = engagement;
  const making = rounds
    .flatMap(({ invoices }) => invoices)
    .filter(({ status, documentUrl }) => status === 'ISSUED' && documentUrl == null)
    .map(({ id }) => id)
    .join(' ');
  const isLate = useLookAgain(making === '' || viewerIs === 'AGENT' ? null : making, {
    query,
    variables,
    most: 12,
  });
  // What was done takes its button or form along.
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const isCreator = viewerIs === 'CREATOR';
  const isHourly = engagement.remunerationType === 'HOURLY_RATE';
  const who = isCreator ? engagement.companyName : `${engagement.creatorName}さん`;
  // Active rounds first, in order; then finished ones, newest first.
  const waiting = rounds.filter(({ state }) => !over.has(state));
  const done = rounds.filter(({ state }) => over.has(state)).toReversed();
  const mayEnd =
    viewerIs !== 'AGENT' &&
    endedAt == null &&
    rounds.some(({ state }) => state === 'UNDER_WAY' || state === 'CORRECTION_ASKED');
  return (
    <div ref={place} className={css.page} tabIndex={-1}>
      <PageHead title={`仕事 ${title}`} />
      <header className={css.head}>
        <p className={css.who}>{who}</p>
        <h1 className={css.title}>
          <PhraseText>{title}</PhraseText>
        </h1>
        <p className={css.facts}>
          {formatDate(engagement.startedAt)}から
          {engagement.netHourPrice != null && ` ・ 時給 ${yen(engagement.netHourPrice)}(税抜)`}
          {endedAt != null && ` ・ ${formatDate(endedAt)}に途中で終了`}
        </p>
      </header>
      <div className={css.columns}>
        <div className={css.main}>
          {endedAt == null && <ProposedTerms engagement={engagement} />}
          {engagement.awaitsEndAnswer && <AnswerEnd engagement={engagement} />}
          {[...waiting, ...done].map((round) => (
            <RoundSection
              key={round.id}
              round={round}
              viewer={viewerIs}
              isLate={isLate}
              isHourly={isHourly}
              isNumbered={isHourly || rounds.length > 1}
            />
          ))}
          {waiting.length === 0 && !engagement.awaitsEndAnswer && <Thanks engagement={engagement} />}
        </div>
        <aside className={css.side} aria-label="やり取りと書面">
          <div className={css.links}>
            <TermsLinks engagement={engagement} />
            {engagement.chatRoomId != null && (
              <Link
                to="/messages/$roomId"
                params={{ roomId: engagement.chatRoomId }}
                className={buttonClass({ block: true })}
              >
                メッセージを開く
              </Link>
            )}
          </div>
          <EngagementStory engagement={engagement} />
          {mayEnd && <EndEngagement engagement={engagement} />}
        </aside>
      </div>
    </div>
  );
}
