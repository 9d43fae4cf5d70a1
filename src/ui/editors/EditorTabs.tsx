import type { ReactElement } from 'react';
import * as css from './editors.css.ts';

/** What an editor shows where there is no room for both. */
export type EditorSide = 'write' | 'look';

interface EditorTabsProps {
  readonly side: EditorSide;
  readonly onChange: (side: EditorSide) => void;
}

/** 書く and プレビュー, on a tablet. */
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
