import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ClosedLine_room$key } from '../../../../__generated__/ClosedLine_room.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import * as styles from './pane.css.ts';
import { useRoomBlock } from './useRoomBlock.ts';

interface ClosedLineProps {
  readonly room: ClosedLine_room$key;
  readonly isCreator: boolean;
}

/** Why nobody can write, in the place of the field. */
export function ClosedLine({ room: key, isCreator }: ClosedLineProps): ReactElement {
  const room = useFragment(
    graphql`
      fragment ClosedLine_room on ChatRoom {
        cannotSendReason
        ...useRoomBlock_room
      }
    `,
    key,
  );
  const { isBlocking, toggle } = useRoomBlock(room, isCreator);
  return (
    <div className={styles.closed}>
      <p>{room.cannotSendReason}</p>
      {isBlocking && (
        <Button variant="text" size="s" onClick={() => void toggle()}>
          ブロックを解除する
        </Button>
      )}
    </div>
  );
}
