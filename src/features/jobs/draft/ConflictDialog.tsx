import { useState } from 'react';
import type { ReactElement } from 'react';
import { formatDay, formatTime } from '../../../lib/dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useMinute } from '../../../ui/useMinute.ts';
import { chosen, differencesOf, wordsOf } from './differences.ts';
import type { Difference } from './differences.ts';
import * as css from './dialogs.css.ts';
import type { DraftSnapshot } from './draftSnapshot.ts';
import { useDraftForm } from './formContext.ts';

interface ConflictDialogProps {
  readonly theirs: DraftSnapshot;
  /** To look first, and decide then: nothing is sent meanwhile. */
  readonly onClose: () => void;
}

/** Two wrote: who saved when, what differs, and the choice, field by field or as a whole. Nothing goes without it. */
export function ConflictDialog({ theirs, onClose }: ConflictDialogProps): ReactElement | null {
  const { draft } = useDraftForm();
  const now = useMinute();
  const { state, values, saver, kind } = draft;
  const differences = differencesOf(kind, { base: state.base, values, theirs: theirs.values });
  const [picked, setPicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isMine = ({ field, isOwn }: Difference): boolean => picked.get(field.name) ?? isOwn;
  const settle = (mine: (difference: Difference) => boolean): void => {
    const names = new Set<string>(differences.filter(mine).map(({ field }) => field.name));
    saver.resolve(chosen(values, theirs.values, names));
  };
  const day = formatDay(now, theirs.editedAt);
  const when = `${day === '今日' ? '' : day}${formatTime(theirs.editedAt)}`;
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={false}
      title="別のところで保存されています"
      role="alertdialog"
      size="l"
      footer={
        <div className={css.choices}>
          <Button onClick={() => settle(() => false)}>先に保存された内容にする</Button>
          <Button onClick={() => settle(() => true)}>この内容で上書きする</Button>
          <Button variant="primary" onClick={() => settle(isMine)}>
            選んだとおりに保存する
          </Button>
        </div>
      }
    >
      <p>
        {when}に{theirs.editedBy === null ? '別の画面' : `${theirs.editedBy}さん`}
        がこの下書きを保存しました。こちらで書いた内容は、まだ送っていません。どちらを残すか、項目ごとに選べます。
      </p>
      <div className={css.differences}>
        {differences.map((difference) => (
          <DifferenceRow
            key={difference.field.name}
            difference={difference}
            mine={isMine(difference)}
            theirs={theirs}
            onPick={(mine) => setPicked(new Map(picked).set(difference.field.name, mine))}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface DifferenceRowProps {
  readonly difference: Difference;
  readonly mine: boolean;
  readonly theirs: DraftSnapshot;
  readonly onPick: (mine: boolean) => void;
}

function DifferenceRow({ difference, mine, theirs, onPick }: DifferenceRowProps): ReactElement {
  const { draft, terms, prefectures } = useDraftForm();
  const { field } = difference;
  const lists = { terms, prefectures };
  const sides = [
    { name: 'こちら', isMine: true, words: wordsOf(field, draft.values, lists) },
    { name: '先に保存された内容', isMine: false, words: wordsOf(field, theirs.values, lists) },
  ];
  return (
    <fieldset className={css.difference}>
      <legend className={css.differenceName}>{field.label}</legend>
      <div className={css.differenceSides}>
        {sides.map(({ name, isMine, words }) => (
          <label key={name} className={css.differenceSide}>
            <input
              type="radio"
              className={css.differenceRadio}
              name={`difference-${field.name}`}
              checked={mine === isMine}
              onChange={() => onPick(isMine)}
            />
            <span className={css.differenceFrom}>{name}</span>
            <span className={css.differenceWords}>
              {words === '' ? <span className={css.nothing}>何も書かれていません</span> : words}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
