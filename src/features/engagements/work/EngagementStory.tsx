import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EngagementStoryMutation } from '../../../../__generated__/EngagementStoryMutation.graphql.ts';
import type { EngagementStory_engagement$key } from '../../../../__generated__/EngagementStory_engagement.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { formatDate, formatTime } from '../../../ui/text/formatDate.ts';
import { useAct } from '../../page/useAct.ts';
import { eventNames, terms, yen } from '../workWords.ts';
import * as css from './work.css.ts';

const longest = 2_000;

/** The history, newest first, and a field for a remark. */
export function EngagementStory({
  engagement: key,
}: {
  readonly engagement: EngagementStory_engagement$key;
}): ReactElement {
  const { id, events, rounds } = useFragment(
    graphql`
      fragment EngagementStory_engagement on Engagement {
        id
        rounds {
          id
          number
        }
        events {
          id
          kind
          side
          roundId
          term
          words
          netPrice
          happenedAt
        }
      }
    `,
    key,
  );
  const [words, setWords] = useState('');
  const { act, pending } = useAct<EngagementStoryMutation>(graphql`
    mutation EngagementStoryMutation($input: EngagementWordsInput!) {
      commentOnEngagement(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const send = async (): Promise<void> => {
    if (words.trim() === '' || isLonger(words, longest)) return;
    if ((await act({ input: { engagementId: id, words } })) !== null) setWords('');
  };
  return (
    <section aria-labelledby="engagement-story">
      <h2 id="engagement-story" className={css.storyTitle}>
        やり取り
      </h2>
      <div className={css.remark}>
        <TextArea
          label="コメント"
          help="メッセージにも届きます。"
          limit={longest}
          minRows={2}
          value={words}
          onChange={setWords}
        />
        <Button
          size="s"
          loading={pending !== null}
          disabled={words.trim() === ''}
          onClick={() => void send()}
        >
          コメントを送る
        </Button>
      </div>
      <ol className={css.events}>
        {events.toReversed().map((event) => {
          const round = rounds.length > 1 ? rounds.find((one) => one.id === event.roundId) : undefined;
          const term = terms.find(({ value }) => value === event.term);
          return (
            <li key={event.id} className={css.event} data-side={event.side}>
              <p className={css.eventName}>
                {round !== undefined && `第${round.number}回 `}
                {eventNames[event.kind]}
                {term !== undefined && ` (${term.label})`}
              </p>
              <p className={css.eventTime}>
                {formatDate(event.happenedAt, { year: 'auto' })} {formatTime(event.happenedAt)}
              </p>
              {event.netPrice != null && <p>ここまでの報酬 {yen(event.netPrice)}(税抜)</p>}
              {event.words != null && <p className={css.words}>{event.words}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
