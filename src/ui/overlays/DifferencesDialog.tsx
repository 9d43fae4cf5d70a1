import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';
import * as css from './DifferencesDialog.css.ts';

interface Difference {
  readonly name: string;
  readonly label: string;
  readonly here: ReactNode;
  readonly there: ReactNode;
  readonly isOwn: boolean;
}

interface DifferencesDialogProps {
  readonly differences: readonly Difference[];
  /** Who saved when. */
  readonly children: ReactNode;
  readonly allHereLabel: string;
  readonly chosenLabel: string;
  /** The names of the entries to keep as they are here. */
  readonly onSettle: (here: ReadonlySet<string>) => void;
  /** Decide later. */
  readonly onClose: () => void;
}

/** Two people edited: shows what differs and lets the person choose, one by one or all. */
export function DifferencesDialog({
  differences,
  children,
  allHereLabel,
  chosenLabel,
  onSettle,
  onClose,
}: DifferencesDialogProps): ReactElement {
  const [picked, setPicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isHere = ({ name, isOwn }: Difference): boolean => picked.get(name) ?? isOwn;
  const settle = (wanted: (difference: Difference) => boolean): void => {
    onSettle(new Set(differences.filter(wanted).map(({ name }) => name)));
  };
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
          <Button onClick={() => settle(() => true)}>{allHereLabel}</Button>
          <Button variant="primary" onClick={() => settle(isHere)}>
            {chosenLabel}
          </Button>
        </div>
      }
    >
      {children}
      <div className={css.differences}>
        {differences.map((difference) => (
          <DifferenceRow
            key={difference.name}
            difference={difference}
            here={isHere(difference)}
            onPick={(here) => setPicked(new Map(picked).set(difference.name, here))}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface DifferenceRowProps {
  readonly difference: Difference;
  readonly here: boolean;
  readonly onPick: (here: boolean) => void;
}

function DifferenceRow({ difference, here, onPick }: DifferenceRowProps): ReactElement {
  const { name, label } = difference;
  const sides = [
    { from: 'こちら', isHere: true, words: difference.here },
    { from: '先に保存された内容', isHere: false, words: difference.there },
  ];
  return (
    <fieldset className={css.difference}>
      <legend className={css.differenceName}>{label}</legend>
      <div className={css.differenceSides}>
        {sides.map(({ from, isHere, words }) => (
          <label key={from} className={css.differenceSide}>
            <input
              type="radio"
              className={css.differenceRadio}
              name={`difference-${name}`}
              checked={here === isHere}
              onChange={() => onPick(isHere)}
            />
            <span className={css.differenceFrom}>{from}</span>
            <span className={css.differenceWords}>
              {words === '' ? <span className={css.nothing}>何も書かれていません</span> : words}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
