import type { ReactElement } from 'react';
import * as css from './editors.css.ts';

/** Which side is shown where both do not fit. */
export type EditorSide = 'write' | 'look';

interface EditorTabsProps {
  readonly side: EditorSide;
  readonly onChange: (side: EditorSide) => void;
}

export function EditorTabs({ side, onChange }: EditorTabsProps): ReactElement {
  return (
    <div className={css.tabs}>
      <button
        type="button"
        className={css.tab}
        aria-pressed={side === 'write'}
        onClick={() => onChange('write')}
      >
        書く
      </button>
      <button
        type="button"
        className={css.tab}
        aria-pressed={side === 'look'}
        onClick={() => onChange('look')}
      >
        プレビュー
      </button>
    </div>
  );
}
