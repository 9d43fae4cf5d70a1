import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { formatDateTime } from '../../lib/text/dates.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { NoticePaneQuery } from '../__generated__/NoticePaneQuery.graphql.ts';
import { Facts } from '../Facts.tsx';
import * as split from '../split.css.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { audienceWords, noticeKinds } from './noticeWords.ts';
import { Preview } from './Preview.tsx';

const grouped = new Intl.NumberFormat('ja-JP');

/** One that waits can be changed; of one that was published stands how many read it. */
export function NoticePane({
  id,
  onDone,
}: {
  readonly id: string;
  readonly onDone: () => void;
}): ReactElement {
  const { houseNotice: notice } = useQuery<NoticePaneQuery>(
    graphql`
      query NoticePaneQuery($id: ID!) {
        houseNotice(id: $id) {
          kind
          audience
          content
          link
          publishAt
          isPublished
          writtenBy
          reads
          ...NoticeForm_notice
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  if (notice == null) return <EmptyState title="このお知らせは見つかりません。" className={split.pane} />;
  if (!notice.isPublished) return <NoticeForm notice={notice} onDone={onDone} />;
  const { kind, audience, content, link, publishAt, writtenBy, reads } = notice;
  const facts: readonly (readonly [string, string])[] = [
    ['種類', noticeKinds[kind]],
    ['対象', audienceWords[audience]],
    ['公開', formatDateTime(publishAt)],
    ['作成', writtenBy ?? 'コマンド'],
    ['既読', `${grouped.format(reads)}人`],
  ];
  return (
    <section className={split.pane} aria-label="公開したお知らせ">
      <h2 className={split.paneTitle}>公開したお知らせ</h2>
      <Facts facts={facts} />
      <div className={split.written}>
        <Preview kind={kind} content={content} link={link ?? ''} when={formatDateTime(publishAt)} />
      </div>
    </section>
  );
}
