import type { ReactElement, ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import * as css from './editors.css.ts';
import type { EditorSide } from './EditorTabs.tsx';

interface EditorBarProps {
  readonly side: EditorSide;
  readonly onChange: (side: EditorSide) => void;
  /** What went wrong and belongs to no field. */
  readonly message?: ReactNode;
  /** The one act of the editor. */
  readonly children: ReactNode;
}

/** A phone's lower edge in an editor: to the other side, and the act. */
export function EditorBar({ side, onChange, message, children }: EditorBarProps): ReactElement {
  return (
    <div className={css.bar}>
      {message != null && <div className={css.barMessage}>{message}</div>}
      <Button onClick={() => onChange(side === 'write' ? 'look' : 'write')}>
        {side === 'write' ? 'プレビュー' : '編集に戻る'}
      </Button>
      {children}
    </div>
  );
}
