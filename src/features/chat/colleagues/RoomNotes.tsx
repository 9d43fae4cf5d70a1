import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoomNotes_room$key } from '../../../../__generated__/RoomNotes_room.graphql.ts';
import type { RoomNotesAddMutation } from '../../../../__generated__/RoomNotesAddMutation.graphql.ts';
import type { RoomNotesDeleteMutation } from '../../../../__generated__/RoomNotesDeleteMutation.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { useAct } from '../../page/useAct.ts';
import { label, section } from '../panel/panel.css.ts';
import * as styles from './colleagues.css.ts';

const longest = 2_000;

/** A company's internal notes on a room. */
export function RoomNotes({ room: key }: { readonly room: RoomNotes_room$key }): ReactElement {
  const room = useFragment(
    graphql`
      fragment RoomNotes_room on ChatRoom {
        id
        notes {
          id
          body
          createdAt
          isMine
          author {
            name
          }
        }
      }
    `,
    key,
  );
  const [body, setBody] = useState('');
  // The same id when pressed again after a lost connection, so that it stays one note.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const adding = useAct<RoomNotesAddMutation>(graphql`
    mutation RoomNotesAddMutation($input: AddChatRoomNoteInput!) {
      addChatRoomNote(input: $input) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
        chatRoom {
          ...RoomNotes_room
        }
      }
    }
  `);
  const removing = useAct<RoomNotesDeleteMutation>(graphql`
    mutation RoomNotesDeleteMutation($id: ID!) {
      deleteChatRoomNote(id: $id) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
        chatRoom {
          ...RoomNotes_room
        }
      }
    }
  `);
  const canAdd = body.trim() !== '' && !isLonger(body, longest);
  const add = async (): Promise<void> => {
    if (!canAdd) return;
    if ((await adding.act({ input: { roomId: room.id, body, clientId } })) === null) return;
    setBody('');
    setClientId(crypto.randomUUID());
  };
  return (
    <section className={section} aria-label="社内メモ">
      <h3 className={label}>社内メモ</h3>
      <p className={styles.aside}>会社のメンバーだけに表示されます。</p>
      <TextArea
        label="メモ"
        labelHidden
        placeholder="メモを書く"
        value={body}
        onChange={setBody}
        limit={body.length > longest - 200 ? longest : undefined}
        minRows={2}
        maxRows={8}
      />
      <Button
        size="s"
        className={styles.add}
        aria-disabled={!canAdd}
        loading={adding.pending !== null}
        onClick={() => void add()}
      >
        メモを残す
      </Button>
      <ul className={styles.notes}>
        {room.notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <div className={styles.noteHead}>
              <span className={styles.author}>{note.author.name}</span>
              <RelativeTime className={styles.time} date={note.createdAt} short />
              {note.isMine && (
                <IconButton
                  size="s"
                  icon="trash"
                  label="このメモを削除する"
                  disabled={removing.pending?.id === note.id}
                  onClick={() => void removing.act({ id: note.id })}
                />
              )}
            </div>
            <p className={styles.body}>{note.body}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
