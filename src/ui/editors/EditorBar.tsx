import type { ReactElement, ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { cx } from '../cx.ts';
import { FormMessage } from '../fields/form/FormMessage.tsx';
import * as css from './editors.css.ts';
import type { EditorSide } from './EditorTabs.tsx';

interface EditorBarProps {
  readonly side: EditorSide;
  readonly onChange: (side: EditorSide) => void;
  readonly children: ReactNode;
}

const otherSide = (side: EditorSide) => (side === 'write' ? 'look' : 'write');
const otherWords = (side: EditorSide) => (side === 'write' ? 'プレビュー' : '編集に戻る');

/** The bottom bar of an editor on a phone. */
export function EditorBar({ side, onChange, children }: EditorBarProps): ReactElement {
  return (
    <div className={css.bar}>
      <Button onClick={() => onChange(otherSide(side))}>{otherWords(side)}</Button>
      {children}
    </div>
  );
}

interface EditorEndProps extends EditorBarProps {
  /** An error that belongs to no field. */
  readonly message: string | null;
}

/** The end of an editor's form; on a phone its bottom bar. */
export function EditorEnd({ side, onChange, message, children }: EditorEndProps): ReactElement {
  return (
    <div className={cx(css.end, side === 'look' && css.endOfLook)}>
      <div className={css.message}>
        <FormMessage>{message}</FormMessage>
      </div>
      <Button className={css.onlyOnPhone} onClick={() => onChange(otherSide(side))}>
        {otherWords(side)}
      </Button>
      {children}
    </div>
  );
}
