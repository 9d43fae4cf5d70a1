import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { RoomHead_room$key } from '../../../../__generated__/RoomHead_room.graphql.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { iconButtonClass } from '../../../ui/buttons/iconButtonClass.ts';
import { MenuButton } from '../../../ui/buttons/MenuButton.tsx';
import type { MenuChoice } from '../../../ui/overlays/menuEntries.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { creatorName } from '../../people/creatorName.ts';
import { reportError } from '../../page/errorReport.ts';
import * as styles from './pane.css.ts';
import { lookAtRoom } from './session/roomCalls.ts';
import { useRoomAct } from './useRoomAct.ts';
import { useRoomBlock } from './useRoomBlock.ts';

interface RoomHeadProps {
  readonly room: RoomHead_room$key;
  readonly isCreator: boolean;
  readonly onOpenPanel: (() => void) | undefined;
  readonly onClose: (() => void) | undefined;
  readonly onSearch: () => void;
  readonly onReport: () => void;
}

export function RoomHead({
  room: key,
  isCreator,
  onOpenPanel,
  onClose,
  onSearch,
  onReport,
}: RoomHeadProps): ReactElement {
  const room = useFragment(
    graphql`
      fragment RoomHead_room on ChatRoom {
        id
        isMuted
        isArchived
        ...useRoomBlock_room
        company {
          name
        }
        creator {
          id
          ...creatorName_creator
        }
        ownUserId
        members {
          id
          name
          roles
          profile {
            __typename
          }
        }
        assignee {
          id
          name
        }
        blockedMembers {
          id
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const act = useRoomAct();
  const mute = (): Promise<void> =>
    act(room.isMuted ? '通知をオンにしました。' : '通知をオフにしました。', ({ muteRoom }) =>
      muteRoom(environment, room.id, !room.isMuted),
    );
  const archive = (): Promise<void> =>
    act(
      room.isArchived
        ? 'アーカイブを解除しました。'
        : 'アーカイブしました。新しいメッセージが届くと戻ります。',
      ({ archiveRoom }) => archiveRoom(environment, room.id, !room.isArchived),
    );
  const assign = (userId: string | null): Promise<void> =>
    act('担当者を変更しました。', ({ assignRoom }) => assignRoom(environment, room.id, userId));
  const colleagues = room.members.filter(({ roles }) => !roles.includes('CREATOR_USER'));
  const assigneeId = room.assignee?.id ?? null;
  const assignees: readonly MenuChoice[] = [
    ...colleagues.map(({ id, name }) => ({
      id,
      label: id === room.ownUserId ? `${name}(自分)` : name,
      selected: id === assigneeId,
      onAction: () => void assign(id),
    })),
    { id: 'nobody', label: '担当者なし', selected: assigneeId === null, onAction: () => void assign(null) },
  ];
  const { isBlocking, toggle } = useRoomBlock(room, isCreator);
  const blockPerson = async (userId: string, name: string, isPersonBlocked: boolean): Promise<void> => {
    await act(
      isPersonBlocked ? `${name}さんのブロックを解除しました。` : `${name}さんをブロックしました。`,
      (acts) => (isPersonBlocked ? acts.unblockPerson : acts.blockPerson)(environment, userId),
    );
    await lookAtRoom(environment, room.id).catch(reportError);
  };
  const blockedIds = new Set(room.blockedMembers.map(({ id }) => id));
  const ownBlocks: readonly MenuChoice[] = [
    {
      id: 'block',
      label: isBlocking ? '会社のブロックを解除する' : 'この会社をブロックする',
      onAction: () => void toggle(),
      danger: !isBlocking,
    },
    // Who is no more has no profile.
    ...colleagues
      .filter((person) => person.profile != null)
      .map(({ id, name }) => ({
        id: `block ${id}`,
        label: blockedIds.has(id) ? `${name}さんのブロックを解除する` : `${name}さんをブロックする`,
        onAction: () => void blockPerson(id, name, blockedIds.has(id)),
        danger: !blockedIds.has(id),
      })),
  ];
  const Heading = onClose === undefined ? 'h1' : 'h2';
  const title = isCreator ? room.company.name : creatorName(room.creator);
  return (
    <header className={styles.head}>
      {onClose === undefined && (
        <Link className={styles.back} to="/messages" aria-label="メッセージの一覧へ戻る">
          <span className={iconButtonClass({})}>
            <Icon name="left" />
          </span>
        </Link>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {!isCreator && (
        <MenuButton
          look="plain"
          label={`担当 ${room.assignee?.name ?? 'なし'} — 変更する`}
          className={styles.assignee}
          placement="bottom start"
          entries={assignees}
        >
          担当 {room.assignee?.name ?? 'なし'}
          <Icon name="down" size={16} />
        </MenuButton>
      )}
      <span className={styles.grow} />
      <IconButton icon="search" label="このやり取りの中を探す" onClick={onSearch} />
      {onOpenPanel !== undefined && (
        <IconButton
          className={styles.panelButton}
          icon="user"
          label="相手の情報を見る"
          onClick={onOpenPanel}
        />
      )}
      <MenuButton
        look="icon"
        label="その他の操作"
        entries={[
          {
            id: 'mute',
            label: room.isMuted ? '通知をオンにする' : '通知をオフにする',
            onAction: () => void mute(),
          },
          {
            id: 'archive',
            label: room.isArchived ? 'アーカイブを解除する' : 'アーカイブする',
            onAction: () => void archive(),
          },
          { id: 'report', label: '報告する', onAction: onReport },
          ...(isCreator
            ? [{ title: 'ブロック', choices: ownBlocks }]
            : [
                { title: '担当者', choices: assignees },
                {
                  id: 'block',
                  label: isBlocking ? 'ブロックを解除する' : 'ブロックする',
                  onAction: () => void toggle(),
                  danger: !isBlocking,
                },
              ]),
        ]}
      >
        <Icon name="more" />
      </MenuButton>
      {onClose !== undefined && (
        <>
          <Link
            to="/messages/$roomId"
            params={{ roomId: room.id }}
            className={iconButtonClass()}
            aria-label="メッセージの画面で開く"
            title="メッセージの画面で開く"
          >
            <Icon name="expand" />
          </Link>
          <IconButton icon="close" label="メッセージを閉じる" onClick={onClose} />
        </>
      )}
    </header>
  );
}
