import type { ReactElement } from 'react';
import { formatDay, formatTime } from '../../../../lib/text/dates.ts';
import { DifferencesDialog } from '../../../../ui/overlays/DifferencesDialog.tsx';
import { useMinute } from '../../../../ui/text/useMinute.ts';
import { chosen } from '../../../../lib/drafts/merge.ts';
import { draftTable } from './draftTable.ts';
import { wordsOf } from './fieldWords.ts';
import type { DraftSnapshot } from './draftSnapshot.ts';
import { useDraftForm } from '../fields/formContext.ts';

interface ConflictDialogProps {
  readonly theirs: DraftSnapshot;
  /** Decide later; nothing is sent meanwhile. */
  readonly onClose: () => void;
}

/** Two people edited: who saved when, what differs, and the choice. */
export function ConflictDialog({ theirs, onClose }: ConflictDialogProps): ReactElement {
  const { draft, terms, prefectures } = useDraftForm();
  const now = useMinute();
  const { values, saver, kind } = draft;
  const differences = saver.differences(theirs.values);
  const lists = { terms, prefectures };
  const day = formatDay(now, theirs.editedAt);
  const when = `${day === '今日' ? '' : day}${formatTime(theirs.editedAt)}`;
  return (
    <DifferencesDialog
      differences={differences.map(({ field, isOwn }) => ({
        name: field.name,
        label: field.label,
        here: wordsOf(field, values, lists),
        there: wordsOf(field, theirs.values, lists),
        isOwn,
      }))}
      allHereLabel="この内容で上書きする"
      chosenLabel="選んだとおりに保存する"
      onSettle={(here) => saver.resolve(chosen(draftTable(kind), values, theirs.values, here))}
      onClose={onClose}
    >
      <p>
        {when}に{theirs.editedBy === null ? '別の画面' : `${theirs.editedBy}さん`}
        がこの下書きを保存しました。こちらで書いた内容は、まだ送っていません。どちらを残すか、項目ごとに選べます。
      </p>
    </DifferencesDialog>
  );
}
