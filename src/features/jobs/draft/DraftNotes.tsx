import type { ReactElement } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { HoldNote } from '../held/HoldNote.tsx';
import * as css from './draft.css.ts';
import type { OpeningState } from './saving/draftTable.ts';
import { SuspensionLine } from './publishing/SuspensionLine.tsx';

interface DraftNotesProps {
  readonly state: OpeningState;
  /** Who may publish, for those who may not. */
  readonly publishers: ReactElement;
  /** Asks again what to do with a deleted draft. */
  readonly onDecide: () => void;
}

/** Notices under the bar: why it is not saved, who may publish, what happens to a change. */
export function DraftNotes({ state, publishers, onDecide }: DraftNotesProps): ReactElement {
  const { saved, step, message } = state;
  const suspension = saved?.suspensionReason ?? null;
  return (
    <>
      <div role="alert">
        {step === 'refused' && message !== null && (
          <p className={cx(css.notes, css.noteTrouble)}>
            {message} 書いた内容は、このブラウザーに残っています。
          </p>
        )}
        {step === 'gone' && (
          <div className={cx(css.notes, css.noteTrouble, css.noteWithAct)}>
            <p>この下書きはもうありません。書いた内容は、このブラウザーに残っています。</p>
            <Button size="s" onClick={onDecide}>
              残す内容を選ぶ
            </Button>
          </div>
        )}
      </div>
      {suspension !== null && (
        <div className={cx(css.notes, css.noteTrouble)}>
          <SuspensionLine reason={suspension} />
        </div>
      )}
      {suspension === null && saved?.hold != null && (
        <div className={cx(css.notes, css.noteTrouble)}>
          <HoldNote hold={saved.hold} />
        </div>
      )}
      {suspension === null && saved?.hold == null && saved?.status === 'PUBLIC' && (
        <p className={css.notes}>
          募集中です。ここで変更した内容は、「変更を公開する」まで応募者には見えません。
        </p>
      )}
      {suspension === null && saved?.status === 'PRIVATE' && (
        <p className={css.notes}>
          非公開の募集です。ここで変更した内容は、「変更を反映する」まで元の募集に入りません。
        </p>
      )}
      {suspension === null && saved?.canPublish === false && <div className={css.notes}>{publishers}</div>}
    </>
  );
}
