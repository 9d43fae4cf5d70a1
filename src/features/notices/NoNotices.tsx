import type { ReactElement } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { NoticeTab } from './NoticeTabs.tsx';

const words = {
  activity: {
    title: '応募、返信、フォローなどの通知が、ここに並びます。',
    note: '新しい通知があると、ベルに印が付きます。',
  },
  house: {
    title: 'つむぎからのお知らせが、ここに並びます。',
    note: '新機能やメンテナンスの予定をお知らせします。',
  },
} as const;

export function NoNotices({
  tab,
  unread,
}: {
  readonly tab: NoticeTab;
  readonly unread: boolean;
}): ReactElement {
  return unread ? (
    <EmptyState title="未読はありません。" />
  ) : (
    <EmptyState title={words[tab].title}>{words[tab].note}</EmptyState>
  );
}
