import type { ReactElement } from 'react';
import { formatDay, formatTime } from '../../../lib/dates.ts';
import { DifferencesDialog } from '../../../ui/DifferencesDialog.tsx';
import { useMinute } from '../../../ui/useMinute.ts';
import { chosen, differencesOf, wordsOf } from './differences.ts';
import type { DraftSnapshot } from './draftSnapshot.ts';
import { useDraftForm } from './formContext.ts';

interface ConflictDialogProps {
  readonly theirs: DraftSnapshot;
  /** To look first, and decide then: nothing is sent meanwhile. */
  readonly onClose: () => void;
}

/** Two wrote in one draft: who saved when, what differs, and the choice. */
export function ConflictDialog({ theirs, onClose }: ConflictDialogProps): ReactElement {
  const { draft, terms, prefectures } = useDraftForm();
  const now = useMinute();
  const { state, values, saver, kind } = draft;
  const differences = differencesOf(kind, { base: state.base, values, theirs: theirs.values });
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
      onSettle={(here) => saver.resolve(chosen(values, theirs.values, here))}
      onClose={onClose}
    >
      <p>
        {when}に{theirs.editedBy === null ? '別の画面' : `${theirs.editedBy}さん`}
        がこの下書きを保存しました。こちらで書いた内容は、まだ送っていません。どちらを残すか、項目ごとに選べます。
      </p>
    </DifferencesDialog>
  );
}
