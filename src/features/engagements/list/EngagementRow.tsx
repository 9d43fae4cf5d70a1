import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EngagementRow_engagement$key } from '../../../../__generated__/EngagementRow_engagement.graphql.ts';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { nextWords, roundStates } from '../workWords.ts';
import * as css from './list.css.ts';

interface EngagementRowProps {
  readonly engagement: EngagementRow_engagement$key;
  readonly isCreator: boolean;
}

const over: ReadonlySet<string> = new Set(['ENDED_EARLY', 'RECEIVED']);

/** One engagement: with whom, its state, what comes next. */
export function EngagementRow({ engagement: key, isCreator }: EngagementRowProps): ReactElement | null {
  const { id, title, companyName, creatorName, remunerationType, rounds, viewerIs } = useFragment(
    graphql`
      fragment EngagementRow_engagement on Engagement {
        id
        title
        companyName
        creatorName
        remunerationType
        viewerIs
        rounds {
          id
          number
          state
        }
      }
    `,
    key,
  );
  const round = rounds.find(({ state }) => !over.has(state)) ?? rounds.at(-1);
  if (round === undefined) return null;
  const { shape, tone, word } = roundStates[round.state];
  return (
    <article className={css.row}>
      <div className={css.words}>
        <h3 className={css.name}>
          <Link to="/engagements/$id" params={{ id }} className={css.link}>
            <PhraseText>{title}</PhraseText>
          </Link>
        </h3>
        <p className={css.who}>{isCreator ? companyName : `${creatorName}さん`}</p>
        <p className={css.next}>{nextWords(round.state, viewerIs, remunerationType === 'HOURLY_RATE')}</p>
      </div>
      <p className={css.state}>
        {rounds.length > 1 && <span className={css.round}>第{round.number}回</span>}
        <Status shape={shape} tone={tone}>
          {word}
        </Status>
      </p>
    </article>
  );
}
