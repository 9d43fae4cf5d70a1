import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeliverDialogAddMutation } from '../../../../__generated__/DeliverDialogAddMutation.graphql.ts';
import type { DeliverDialogDeliverMutation } from '../../../../__generated__/DeliverDialogDeliverMutation.graphql.ts';
import type { DeliverDialogRemoveMutation } from '../../../../__generated__/DeliverDialogRemoveMutation.graphql.ts';
import type { DeliverDialog_round$key } from '../../../../__generated__/DeliverDialog_round.graphql.ts';
import { stopsAtUnread } from '../../../lib/forms/stopsAtUnread.ts';
import { failureWords } from '../../../lib/failureWords.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { mutationErrors } from '../../../relay/mutationErrors.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FileDrop } from '../../../ui/fields/FileDrop.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { formatBytes } from '../../../ui/pictures/formatBytes.ts';
import { useAct } from '../../page/useAct.ts';
import * as css from './work.css.ts';

interface DeliverDialogProps {
  readonly round: DeliverDialog_round$key;
  readonly onClose: () => void;
}

const longest = 2_000;
const mostFiles = 20;

/** Files, a link or a note as one delivery. Files upload as soon as they are chosen. */
export function DeliverDialog({ round: key, onClose }: DeliverDialogProps): ReactElement {
  const {
    id: roundId,
    netPrice,
    waitingFiles,
  } = useFragment(
    graphql`
      fragment DeliverDialog_round on EngagementRound {
        id
        netPrice
        waitingFiles {
          id
          name
          byteSize
        }
      }
    `,
    key,
  );
  const [note, setNote] = useState('');
  const [linkUrl, setLink] = useState('');
  const [amount, setAmount] = useState<number | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const add = useCommit<DeliverDialogAddMutation>(graphql`
    mutation DeliverDialogAddMutation($roundId: ID!, $file: Upload!) {
      addEngagementFile(roundId: $roundId, file: $file) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const { act: remove } = useAct<DeliverDialogRemoveMutation>(graphql`
    mutation DeliverDialogRemoveMutation($roundId: ID!, $fileId: ID!) {
      removeEngagementFile(roundId: $roundId, fileId: $fileId) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const { act: deliver, pending } = useAct<DeliverDialogDeliverMutation>(graphql`
    mutation DeliverDialogDeliverMutation($input: DeliverEngagementRoundInput!) {
      deliverEngagementRound(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const takeFiles = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      setSending(file.name);
      try {
        const response = await add({ roundId, file: null }, { uploadables: { file } });
        const [refusal] = mutationErrors(response);
        if (refusal !== undefined) toast.error(refusal.message);
      } catch (error) {
        toast.error(failureWords(error));
      }
    }
    setSending(null);
  };
  const isEmpty = waitingFiles.length === 0 && note.trim() === '' && linkUrl.trim() === '';
  const needsAmount = netPrice == null;
  const send = async (): Promise<void> => {
    setAsked(true);
    if (isEmpty || isLonger(note, longest) || (needsAmount && amount === null)) return;
    const done = await deliver({
      input: { roundId, note, linkUrl, ...(needsAmount && { netPrice: amount }) },
    });
    if (done === null) return;
    toast.success('納品しました。');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="納品する"
      dismissable={false}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant="creator"
            loading={pending !== null}
            disabled={sending !== null}
            onClick={(event) => {
              if (!stopsAtUnread(event.currentTarget.closest('[role=dialog]'))) void send();
            }}
          >
            納品する
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <FileDrop
          label="ファイル"
          requirement="optional"
          accept="image/*,.heic,.ai,.pdf,.psd,.zip"
          hint="画像は20MB、AI・PDF・PSD・ZIPは100MBまで。20個まで添付できます。"
          multiple
          compact
          maxCount={mostFiles - waitingFiles.length}
          disabled={sending !== null}
          onFiles={(files) => void takeFiles(files)}
        />
        {sending !== null && <output>{sending}を送っています</output>}
        {waitingFiles.length > 0 && (
          <ul className={css.list}>
            {waitingFiles.map((file) => (
              <li key={file.id} className={css.file}>
                <span className={css.words}>
                  {file.name}
                  <span className={css.when}>{formatBytes(file.byteSize)}</span>
                </span>
                <Button
                  size="s"
                  variant="text"
                  aria-label={`${file.name}を外す`}
                  onClick={() => void remove({ roundId, fileId: file.id })}
                >
                  外す
                </Button>
              </li>
            ))}
          </ul>
        )}
        <TextField
          label="納品物のURL"
          requirement="optional"
          type="url"
          placeholder="例　https://example.com/"
          value={linkUrl}
          onChange={setLink}
        />
        {needsAmount && (
          <NumberField
            label="報酬の額(税抜)"
            requirement="required"
            help="書面の算定方法で決まった額を入力してください。"
            unit="円"
            min={1}
            max={100_000_000}
            value={amount}
            onChange={setAmount}
            error={isAsked && amount === null ? '報酬の額を入力してください。' : undefined}
          />
        )}
        <TextArea
          label="メモ"
          requirement="optional"
          limit={longest}
          value={note}
          onChange={setNote}
          error={isAsked && isEmpty ? '納品物のファイルかURL、またはメモを入力してください。' : undefined}
        />
      </div>
    </Dialog>
  );
}
