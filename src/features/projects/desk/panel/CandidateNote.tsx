import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { isClientID } from 'relay-runtime';
import type { CandidateNote_note$key } from '../../../../../__generated__/CandidateNote_note.graphql.ts';
import { dropDraft, hasDraft, keepDraft, withDraft } from '../../../../lib/drafts/record.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import { RelativeTime } from '../../../../ui/text/RelativeTime.tsx';
import { TextArea } from '../../../../ui/fields/text/TextArea.tsx';
import { isLonger } from '../../../../lib/text/textLength.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { refusalWords } from '../acts/deskCommit.ts';
import { deleteNote, saveNote } from './noteMutations.ts';
import * as css from './panel.css.ts';
import { keptWords, useStands } from './unsentNote.ts';

export const longestNote = 2_000;

interface CandidateNoteProps {
  readonly candidateId: string;
  readonly note: CandidateNote_note$key;
}

/** One colleague's note; one's own can be put right or taken away. */
export function CandidateNote({ candidateId, note: key }: CandidateNoteProps): ReactElement {
  const note = useFragment(
    graphql`
      fragment CandidateNote_note on CandidateNote {
        id
        body
        createdAt
        isOwn
        author {
          fullName
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const draftKey = `candidate-note-change:${note.id}`;
  const begun = (): string => withDraft(draftKey, { body: note.body }).body;
  const [draft, setDraft] = useState(() => (note.isOwn && hasDraft(draftKey) ? begun() : null));
  /** Null: nothing is being put right any more. */
  const write = (body: string | null): void => {
    setDraft(body);
    keepDraft(draftKey, body === null ? null : { body });
  };
  const stands = useStands();
  const [asked, setAsked] = useState(false);
  const isSent = !isClientID(note.id);
  const keep = async (): Promise<void> => {
    const body = draft?.trim() ?? '';
    if (body === '' || isLonger(body, longestNote)) return;
    write(null);
    try {
      await saveNote(environment, { candidateId, noteId: note.id, body });
    } catch (error) {
      write(body);
      toast.error(`${refusalWords(error)}${keptWords(stands())}`);
    }
  };
  const erase = (): void => {
    setAsked(false);
    dropDraft(draftKey);
    deleteNote(environment, { candidateId, noteId: note.id }).catch((error: unknown) =>
      toast.error(refusalWords(error)),
    );
  };
  return (
    <article className={css.note}>
      <p className={css.noteHead}>
        <b>{note.author?.fullName ?? '退会した同僚'}</b>
        {isSent ? <RelativeTime date={note.createdAt} short /> : <span>送信中</span>}
        {note.isOwn && isSent && draft === null && (
          <span className={css.noteTools}>
            <Button variant="text" size="s" onClick={() => setDraft(begun())}>
              編集する
            </Button>
            <Button variant="text" size="s" onClick={() => setAsked(true)}>
              削除する
            </Button>
          </span>
        )}
      </p>
      {draft === null ? (
        <p className={css.noteBody}>{note.body}</p>
      ) : (
        <>
          <TextArea
            label="メモを編集する"
            labelHidden
            value={draft}
            onChange={write}
            minRows={2}
            limit={longestNote}
          />
          <div className={css.noteActs}>
            <Button size="s" onClick={() => write(null)}>
              キャンセル
            </Button>
            <Button size="s" variant="primary" onClick={() => void keep()}>
              保存する
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asked}
        title="このメモを削除しますか"
        act="削除する"
        pending={false}
        onClose={() => setAsked(false)}
        onConfirm={erase}
      >
        同僚からも見えなくなります。元には戻せません。
      </ConfirmDialog>
    </article>
  );
}
