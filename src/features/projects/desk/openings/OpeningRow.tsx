import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpeningRow_opening$key } from '../../../../../__generated__/OpeningRow_opening.graphql.ts';
import { PhraseText } from '../../../../ui/text/PhraseText.tsx';
import { Status } from '../../../../ui/text/Status.tsx';
import { UnreadCount } from '../../../../ui/text/Unread.tsx';
import { useMinute } from '../../../../ui/text/useMinute.ts';
import { withOpening } from '../deskChoices.ts';
import * as css from './openings.css.ts';
import { openingStatus } from '../../../../lib/words/openingStatus.ts';
import { ageWords, openingKind, openingTone } from './openingWords.ts';
import type { DeskPlace } from '../useDeskSearch.ts';

interface OpeningRowProps {
  readonly opening: OpeningRow_opening$key;
  readonly current: boolean;
  readonly desk: DeskPlace;
}

/** ● 時間制 12日  未読12  38人 under the title. */
export function OpeningRow({ opening: key, current, desk }: OpeningRowProps): ReactElement {
  const opening = useFragment(
    graphql`
      fragment OpeningRow_opening on JobOpening {
        id
        title
        status
        resumerationType
        publishedAt
        editedAt
        entriesCount
        unreadEntriesCount
      }
    `,
    key,
  );
  const now = useMinute();
  const { search, go, hrefOf } = desk;
  const { id, title, status, publishedAt, editedAt } = opening;
  const { shape } = openingStatus[status];
  const tone = openingTone[status];
  const address = withOpening(search, id);
  return (
    <a
      href={hrefOf(address)}
      className={css.row}
      data-opening=""
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        go(address);
      }}
    >
      <span className={title === '' ? css.untitled : css.title}>
        {title === '' ? '無題の下書き' : <PhraseText>{title}</PhraseText>}
      </span>
      <span className={css.facts}>
        <Status shape={shape} tone={tone}>
          {openingKind[opening.resumerationType].word}
        </Status>
        <span className={css.age} title={status === 'DRAFT' ? '最後に書いてから' : '公開してから'}>
          {ageWords(publishedAt ?? editedAt, now)}
        </span>
        <span className={css.entries}>
          <UnreadCount count={opening.unreadEntriesCount ?? 0} />
          <span className={css.count}>
            {status === 'DRAFT' ? '—' : `${(opening.entriesCount ?? 0).toLocaleString('ja-JP')}人`}
          </span>
        </span>
      </span>
    </a>
  );
}
