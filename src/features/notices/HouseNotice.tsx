import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HouseNotice_notice$key } from '../../../__generated__/HouseNotice_notice.graphql.ts';
import { Mark } from '../../ui/icons/Mark.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import * as css from './notices.css.ts';
import { useReadHouse } from './useReadNotices.ts';

const actions = {
  CAMPAIGN: 'キャンペーン',
  IMPORTANT: '重要',
  INFORMATION: 'お知らせ',
  MAINTENANCE: 'メンテナンス',
  NEW_FEATURE: '新機能',
} as const;

/** A notice from Tsumugi itself. */
export function HouseNotice({ notice }: { readonly notice: HouseNotice_notice$key }): ReactElement {
  const { id, actionType, content, link, publishAt, readAt } = useFragment(
    graphql`
      fragment HouseNotice_notice on TsumugiNotification {
        id
        actionType
        content
        link
        publishAt
        readAt
      }
    `,
    notice,
  );
  const { read } = useReadHouse();
  const isUnread = readAt == null;
  return (
    <NoticeLine
      href={link ?? null}
      isUnread={isUnread}
      at={publishAt}
      picture={
        <span className={css.house}>
          <Mark width={24} />
        </span>
      }
      onOpen={() => {
        if (isUnread) read(id);
      }}
    >
      <span className={actionType === 'IMPORTANT' ? css.important : css.kind}>{actions[actionType]}</span>
      <span className={isUnread ? css.freshHouse : css.houseWords}>{content}</span>
    </NoticeLine>
  );
}
