import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BlockedInTalks_user$key } from '../../../../__generated__/BlockedInTalks_user.graphql.ts';
import type { BlockedInTalksBlockMutation } from '../../../../__generated__/BlockedInTalksBlockMutation.graphql.ts';
import type { BlockedInTalksRoomMutation } from '../../../../__generated__/BlockedInTalksRoomMutation.graphql.ts';
import type { BlockedInTalksUnblockMutation } from '../../../../__generated__/BlockedInTalksUnblockMutation.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { offerUndo } from '../../../ui/feedback/undo.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { creatorFace } from '../../people/creatorFace.ts';
import { useAct } from '../../page/useAct.ts';
import * as css from '../parts.css.ts';

interface BlockedInTalksProps {
  readonly user: BlockedInTalks_user$key;
  readonly isCreator: boolean;
}

interface Blocked {
  readonly id: string;
  readonly name: string;
  readonly companyName?: string | null | undefined;
  readonly src: string | undefined;
}

/** Whom a creator has blocked one by one, or with which creators a company has ended the talk. */
export function BlockedInTalks({ user, isCreator }: BlockedInTalksProps): ReactElement {
  const { blockedPeople, blockedChatRooms } = useFragment(
    graphql`
      fragment BlockedInTalks_user on User {
        blockedPeople {
          id
          name
          companyName
          profileImage {
            url
          }
        }
        blockedChatRooms {
          id
          standing
          creator {
            ...creatorFace_creator
          }
        }
      }
    `,
    user,
  );
  const blocking = useAct<BlockedInTalksBlockMutation>(graphql`
    mutation BlockedInTalksBlockMutation($userId: ID!) {
      blockPerson(userId: $userId) {
        user {
          ...BlockedInTalks_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const unblocking = useAct<BlockedInTalksUnblockMutation>(graphql`
    mutation BlockedInTalksUnblockMutation($userId: ID!) {
      unblockPerson(userId: $userId) {
        user {
          ...BlockedInTalks_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const room = useAct<BlockedInTalksRoomMutation>(graphql`
    mutation BlockedInTalksRoomMutation($roomId: ID!, $isBlocked: Boolean!) {
      blockChatRoom(roomId: $roomId, isBlocked: $isBlocked) {
        chatRoom {
          id
          standing
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const unblock = async ({ id, name }: Blocked): Promise<void> => {
    const answer = isCreator
      ? await unblocking.act({ userId: id })
      : await room.act({ roomId: id, isBlocked: false });
    if (answer === null) return;
    offerUndo(`${name}さんのブロックを解除しました。`, () => {
      if (isCreator) void blocking.act({ userId: id });
      else void room.act({ roomId: id, isBlocked: true });
    });
  };
  const blocked: readonly Blocked[] = isCreator
    ? blockedPeople.map(({ id, name, companyName, profileImage }) => ({
        id,
        name,
        companyName,
        src: profileImage?.url,
      }))
    : // Those that were unblocked here stay in the answer.
      blockedChatRooms
        .filter(({ standing }) => standing === 'BLOCKING')
        .map(({ id, creator }) => {
          const { name, picture } = creatorFace(creator);
          return { id, name, src: picture };
        });
  const pending = isCreator ? unblocking.pending?.userId : room.pending?.roomId;
  return (
    <>
      <p className={css.text}>
        {isCreator
          ? 'ブロックした担当者からは、メッセージが届きません。同じ会社のほかの人とは、やり取りを続けられます。会社ごとのブロックは「公開範囲」にあります。'
          : 'ブロックしたクリエイターとは、会社の全員がやり取りできません。'}
        ブロックは、やり取りの画面のメニューからできます。
      </p>
      {blocked.length > 0 && (
        <ul className={css.rowsAfter} aria-label="ブロック中の相手">
          {blocked.map((one) => (
            <li key={one.id} className={css.row}>
              <Avatar name={one.name} src={one.src} size={32} />
              <p className={css.rowWords}>
                {one.companyName == null ? one.name : `${one.companyName} ${one.name}`}
              </p>
              <div className={css.rowAct}>
                <Button
                  size="s"
                  loading={pending === one.id}
                  aria-label={`${one.name}さんのブロックを解除する`}
                  onClick={() => void unblock(one)}
                >
                  解除する
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
