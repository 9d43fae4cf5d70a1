import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CloseDialog_opening$key } from '../../../../__generated__/CloseDialog_opening.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { isLonger } from '../../../lib/text/textLength.ts';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import * as css from '../opening/detail.css.ts';
import { useOpeningStatus } from './useOpeningStatus.ts';

const messageLimit = 2_000;
const politeWords =
  'このたびはご応募いただき、ありがとうございました。検討を重ねましたが、今回の募集は終了することになりました。お時間をかけて書いてくださったことに、お礼を申し上げます。またの機会に、ご一緒できればうれしく思います。';

interface CloseDialogProps {
  readonly opening: CloseDialog_opening$key;
  /** The edited text; null before. */
  readonly words: string | null;
  readonly onWords: (words: string) => void;
  readonly onClose: () => void;
}

/** Closes an opening for good. Those waiting get an answer, which can be edited first. */
export function CloseDialog({ opening: key, words, onWords, onClose }: CloseDialogProps): ReactElement {
  const { id, entriesCount, hasPendingChange } = useFragment(
    graphql`
      fragment CloseDialog_opening on JobOpening {
        id
        entriesCount
        hasPendingChange
      }
    `,
    key,
  );
  const message = words ?? politeWords;
  const { act, pending } = useOpeningStatus();
  const hasEntries = (entriesCount ?? 0) > 0;
  const tooLong = isLonger(message, messageLimit);
  const close = async (): Promise<void> => {
    if (tooLong) return;
    const sent = message.trim();
    const done = await act({
      input: { jobOpeningId: id, status: 'CLOSED', message: hasEntries && sent !== '' ? sent : null },
    });
    if (done === null) return;
    onClose();
    toast.success('募集を終了しました。');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="この募集を終了しますか"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="creator" loading={pending !== null} onClick={() => void close()}>
            募集を終了する
          </Button>
        </>
      }
    >
      <p className={css.dialogWords}>
        終了した募集は、もう一度公開できません。同じ内容で募集するときは、複製します。
        {hasPendingChange && 'まだ公開していない変更は、なくなります。'}
        {hasEntries && '未返信の応募者には、次のメッセージが送られます。'}
      </p>
      {hasEntries && (
        <TextArea
          label="未返信の応募者へのメッセージ"
          help="空欄の場合は定型文が送られます。"
          limit={messageLimit}
          minRows={5}
          value={message}
          onChange={(next) => onWords(next)}
        />
      )}
    </Dialog>
  );
}
