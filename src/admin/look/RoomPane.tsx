import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { formatDateTime } from '../../lib/text/dates.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { RoomPaneQuery } from '../__generated__/RoomPaneQuery.graphql.ts';
import { Facts } from '../Facts.tsx';
import * as page from '../page.css.ts';
import { addressOf } from '../place.ts';
import * as split from '../split.css.ts';

const originWords = {
  DIRECT: '会社からのメッセージ',
  ENTRY: '応募',
  CONSULTATION: '相談',
  OFFER: 'オファー',
  FOLLOW: 'フォローしている会社へのメッセージ',
} as const;

export function RoomPane({ id }: { readonly id: string }): ReactElement {
  const { room } = useQuery<RoomPaneQuery>(
    graphql`
      query RoomPaneQuery($id: ID!) {
        room(id: $id) {
          origin
          openReports
          facts {
            creatorName
            companyName
            createdAt
            lastMessageAt
            messages
          }
          members {
            id
            name
            joinedAt
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  if (room == null) return <EmptyState title="このルームは見つかりません。" className={split.pane} />;
  const { creatorName, companyName, createdAt, lastMessageAt, messages } = room.facts;
  const facts: readonly (readonly [string, string])[] = [
    ['始まり', `${formatDateTime(createdAt)}　${originWords[room.origin]}`],
    ['最後のメッセージ', messages === 0 ? 'まだありません' : formatDateTime(lastMessageAt)],
    ['メッセージ', `${messages}通`],
    ['対応前の通報', `${room.openReports}件`],
  ];
  const title = `${creatorName} と ${companyName}`;
  return (
    <section className={split.pane} aria-label={title}>
      <h2 className={split.paneTitle}>{title}</h2>
      <p className={page.note}>メッセージの内容は、通報されたものだけを通報の画面で確認できます。</p>
      <Facts facts={facts} />
      <section className={page.section}>
        <h3 className={page.sub}>参加している人</h3>
        <ul className={page.rows}>
          {room.members.map((member) => (
            <li key={member.id} className={page.row}>
              <span>
                {member.name}
                <span className={page.small}>{formatDateTime(member.joinedAt)}から</span>
              </span>
              <a className={buttonClass({ size: 's' })} href={addressOf('look', member.id, { q: member.id })}>
                開く
              </a>
            </li>
          ))}
        </ul>
      </section>
      <div className={split.acts}>
        <a className={buttonClass({ variant: 'text' })} href={addressOf('log', null, { subject: id })}>
          ルームの記録
        </a>
      </div>
    </section>
  );
}
