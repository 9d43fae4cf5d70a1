import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DeskTalkQuery } from '../../../../../__generated__/DeskTalkQuery.graphql.ts';
import { useQuery } from '../../../../relay/useQuery.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { isComposing } from '../../../../ui/fields/text/isComposing.ts';
import { RoomBeside } from '../../../chat/beside/RoomBeside.tsx';
import { useDeskActs } from '../acts/deskContext.ts';
import * as css from './talk.css.ts';

interface DeskTalkProps {
  /** The candidate who stands open. */
  readonly id: string;
  /** How often somebody has asked to write; each time the field takes the focus, and not for whoever is stepped to. */
  readonly turn: number;
  readonly onClose: () => void;
}

/** The conversation beside the candidate. Escape puts it away. */
export function DeskTalk({ id, turn, onClose }: DeskTalkProps): ReactElement {
  const { candidate } = useQuery<DeskTalkQuery>(
    graphql`
      query DeskTalkQuery($id: ID!) {
        candidate(id: $id) {
          chatRoomId
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  const acts = useDeskActs();
  const place = useRef<HTMLDivElement>(null);
  const roomId = candidate?.chatRoomId ?? null;
  const taken = useRef(0);
  const waitsForRoom = useRef(false);
  useEffect(() => {
    const { current: here } = place;
    if (here === null) return;
    if (turn !== taken.current) {
      taken.current = turn;
      waitsForRoom.current = roomId === null;
      (here.querySelector('textarea') ?? here).focus({ preventScroll: true });
    } else if (waitsForRoom.current && roomId !== null) {
      waitsForRoom.current = false;
      if (here.contains(document.activeElement))
        here.querySelector('textarea')?.focus({ preventScroll: true });
    }
  }, [roomId, turn]);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <div ref={place} className={css.talk} tabIndex={-1} onKeyDown={press} role="presentation">
      {roomId === null ? (
        <>
          <div className={css.close}>
            <IconButton icon="close" label="メッセージを閉じる" onClick={onClose} />
          </div>
          <EmptyState
            className={css.none}
            title="メッセージは、まだありません。"
            headingLevel="h2"
            action={
              <Button loading={acts.pending === 'chat'} onClick={() => acts.chat(id)}>
                メッセージを始める
              </Button>
            }
          >
            この応募者と、ここでやり取りできます。
          </EmptyState>
        </>
      ) : (
        <RoomBeside key={roomId} roomId={roomId} onClose={onClose} />
      )}
    </div>
  );
}
