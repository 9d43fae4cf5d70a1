import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferStory_offer$key } from '../../../../__generated__/OfferStory_offer.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { formatDate, formatTime } from '../../../ui/text/formatDate.ts';
import * as css from './view.css.ts';

interface OfferStoryProps {
  readonly offer: OfferStory_offer$key;
  readonly shown: number;
  readonly onShow: (version: number) => void;
  /** Below the history. */
  readonly children: ReactNode;
}

const names = {
  SENT: '送信',
  OPENED: '開封',
  CHANGE_ASKED: '条件の相談',
  ACCEPTED: '承諾',
  DECLINED: '辞退',
  WITHDRAWN: '取り下げ',
  PAPER_ASKED: '紙の書面を請求',
  PAPER_SENT: '紙の書面を発送',
} as const;

const ofCreator: ReadonlySet<string> = new Set([
  'OPENED',
  'CHANGE_ASKED',
  'ACCEPTED',
  'DECLINED',
  'PAPER_ASKED',
]);

/** The offer's history, newest first; each version can be shown. */
export function OfferStory({ offer: key, shown, onShow, children }: OfferStoryProps): ReactElement {
  const { events } = useFragment(
    graphql`
      fragment OfferStory_offer on OfficialJobOffer {
        events {
          id
          kind
          version
          termLabel
          words
          happenedAt
        }
      }
    `,
    key,
  );
  return (
    <section className={css.story} aria-labelledby="offer-story">
      <h2 id="offer-story" className={css.storyTitle}>
        やり取り
      </h2>
      <ol className={css.events}>
        {events.toReversed().map(({ id, kind, version, termLabel, words, happenedAt }) => (
          <li key={id} className={css.event} data-side={ofCreator.has(kind) ? 'creator' : 'company'}>
            <p className={css.eventName}>
              {kind === 'SENT'
                ? `第${version}版を送信`
                : termLabel == null
                  ? names[kind]
                  : `「${termLabel}」の相談`}
            </p>
            <p className={css.eventTime}>
              {formatDate(happenedAt, { year: 'auto' })} {formatTime(happenedAt)}
            </p>
            {kind === 'SENT' && version !== shown && (
              <p className={css.again}>
                <Button size="s" variant="text" onClick={() => onShow(version)}>
                  このバージョンを表示
                </Button>
              </p>
            )}
            {words != null && <p className={css.eventWords}>{words}</p>}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
