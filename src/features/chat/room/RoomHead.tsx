import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { RoomHead_room$key } from '../../../../__generated__/RoomHead_room.graphql.ts';
import type { RoomHeadAssignMutation } from '../../../../__generated__/RoomHeadAssignMutation.graphql.ts';
import type { RoomHeadArchiveMutation } from '../../../../__generated__/RoomHeadArchiveMutation.graphql.ts';
import type { RoomHeadBlockCompanyMutation } from '../../../../__generated__/RoomHeadBlockCompanyMutation.graphql.ts';
import type { RoomHeadBlockPersonMutation } from '../../../../__generated__/RoomHeadBlockPersonMutation.graphql.ts';
import type { RoomHeadUnblockPersonMutation } from '../../../../__generated__/RoomHeadUnblockPersonMutation.graphql.ts';
import type { RoomHeadBlockMutation } from '../../../../__generated__/RoomHeadBlockMutation.graphql.ts';
import type { RoomHeadMuteMutation } from '../../../../__generated__/RoomHeadMuteMutation.graphql.ts';
import type { RoomHeadUnblockCompanyMutation } from '../../../../__generated__/RoomHeadUnblockCompanyMutation.graphql.ts';
import { failureWords } from '../../../lib/failureWords.ts';
import { commit } from '../../../relay/commit.ts';
import { mutationErrors } from '../../../relay/mutationErrors.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { iconButtonClass } from '../../../ui/buttons/iconButtonClass.ts';
import { MenuButton } from '../../../ui/buttons/MenuButton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { MenuChoice } from '../../../ui/overlays/menuEntries.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { reportError } from '../../page/errorReport.ts';
import { lookAtRooms } from '../rooms/roomNews.ts';
import * as styles from './pane.css.ts';
import { lookAtRoom } from './roomCalls.ts';

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
        standing
        company {
          id
          name
        }
        creator {
          id
          profile {
            lastName
            firstName
          }
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
  const done = async (words: string, run: Promise<object>): Promise<void> => {
    try {
      const [refusal] = mutationErrors(await run);
      if (refusal === undefined) {
        toast.success(words);
        lookAtRooms(environment);
      } else toast.error(refusal.message);
    } catch (error) {
      toast.error(failureWords(error));
    }
  };
  const mute = (): Promise<void> =>
    done(
      room.isMuted ? '通知をオンにしました。' : '通知をオフにしました。',
      commit<RoomHeadMuteMutation>(
        environment,
        graphql`
          mutation RoomHeadMuteMutation($roomId: ID!, $isMuted: Boolean!) {
            muteChatRoom(roomId: $roomId, isMuted: $isMuted) {
              errors {
                ...mutationErrors @relay(mask: false)
              }
              chatRoom {
                id
                isMuted
              }
            }
          }
        `,
        { roomId: room.id, isMuted: !room.isMuted },
      ),
    );
  const archive = (): Promise<void> =>
    done(
      room.isArchived
        ? 'アーカイブを解除しました。'
        : 'アーカイブしました。新しいメッセージが届くと戻ります。',
      commit<RoomHeadArchiveMutation>(
        environment,
        graphql`
          mutation RoomHeadArchiveMutation($roomId: ID!, $isArchived: Boolean!) {
            archiveChatRoom(roomId: $roomId, isArchived: $isArchived) {
              errors {
                ...mutationErrors @relay(mask: false)
              }
              chatRoom {
                id
                isArchived
              }
            }
          }
        `,
        { roomId: room.id, isArchived: !room.isArchived },
      ),
    );
  const assign = (userId: string | null): Promise<void> =>
    done(
      '担当者を変更しました。',
      commit<RoomHeadAssignMutation>(
        environment,
        graphql`
          mutation RoomHeadAssignMutation($roomId: ID!, $userId: ID) {
            assignChatRoom(roomId: $roomId, userId: $userId) {
              errors {
                ...mutationErrors @relay(mask: false)
              }
              chatRoom {
                id
                assignee {
                  id
                  name
                }
              }
            }
          }
        `,
        { roomId: room.id, userId },
      ),
    );
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
  // Of one's own side: who is blocked is not told by whom.
  const isBlocked = room.standing === 'BLOCKING';
  const block = (): Promise<void> =>
    done(
      isBlocked ? 'ブロックを解除しました。' : 'ブロックしました。',
      commit<RoomHeadBlockMutation>(
        environment,
        graphql`
          mutation RoomHeadBlockMutation($roomId: ID!, $isBlocked: Boolean!) {
            blockChatRoom(roomId: $roomId, isBlocked: $isBlocked) {
              errors {
                ...mutationErrors @relay(mask: false)
              }
              chatRoom {
                id
                standing
                cannotSendReason
              }
            }
          }
        `,
        { roomId: room.id, isBlocked: !isBlocked },
      ),
    );
  // Blocking is for the whole product; the room's standing follows from it.
  const blockCompany = async (): Promise<void> => {
    const variables = { companyId: room.company.id };
    await done(
      isBlocked ? 'ブロックを解除しました。' : 'この会社をブロックしました。',
      isBlocked
        ? commit<RoomHeadUnblockCompanyMutation>(
            environment,
            graphql`
              mutation RoomHeadUnblockCompanyMutation($companyId: ID!) {
                unblockCompany(companyId: $companyId) {
                  errors {
                    ...mutationErrors @relay(mask: false)
                  }
                }
              }
            `,
            variables,
          )
        : commit<RoomHeadBlockCompanyMutation>(
            environment,
            graphql`
              mutation RoomHeadBlockCompanyMutation($companyId: ID!) {
                blockCompany(companyId: $companyId) {
                  errors {
                    ...mutationErrors @relay(mask: false)
                  }
                }
              }
            `,
            variables,
          ),
    );
    await lookAtRoom(environment, room.id).catch(reportError);
  };
  const blockPerson = async (userId: string, name: string, isPersonBlocked: boolean): Promise<void> => {
    await done(
      isPersonBlocked ? `${name}さんのブロックを解除しました。` : `${name}さんをブロックしました。`,
      isPersonBlocked
        ? commit<RoomHeadUnblockPersonMutation>(
            environment,
            graphql`
              mutation RoomHeadUnblockPersonMutation($userId: ID!) {
                unblockPerson(userId: $userId) {
                  errors {
                    ...mutationErrors @relay(mask: false)
                  }
                }
              }
            `,
            { userId },
          )
        : commit<RoomHeadBlockPersonMutation>(
            environment,
            graphql`
              mutation RoomHeadBlockPersonMutation($userId: ID!) {
                blockPerson(userId: $userId) {
                  errors {
                    ...mutationErrors @relay(mask: false)
                  }
                }
              }
            `,
            { userId },
          ),
    );
    await lookAtRoom(environment, room.id).catch(reportError);
  };
  const blockedIds = new Set(room.blockedMembers.map(({ id }) => id));
  const ownBlocks: readonly MenuChoice[] = [
    {
      id: 'block',
      label: isBlocked ? '会社のブロックを解除する' : 'この会社をブロックする',
      onAction: () => void blockCompany(),
      danger: !isBlocked,
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
  const person = room.creator.profile;
  const Heading = onClose === undefined ? 'h1' : 'h2';
  const title = isCreator ? room.company.name : `${person.lastName} ${person.firstName}`;
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
                  label: isBlocked ? 'ブロックを解除する' : 'ブロックする',
                  onAction: () => void block(),
                  danger: !isBlocked,
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
