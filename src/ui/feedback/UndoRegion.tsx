import { useRef, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import * as css from './UndoRegion.css.ts';
import { offeredUndo, subscribeUndo, type Undo, withdrawUndo } from './undo.ts';
import { useHeldTimer } from './useHeldTimer.ts';

/** Once on the page: offers undo for the last action. */
export function UndoRegion(): ReactElement {
  const undo = useSyncExternalStore(subscribeUndo, offeredUndo, () => null);
  return <output className={css.region}>{undo !== null && <UndoBar key={undo.id} undo={undo} />}</output>;
}

function UndoBar({ undo }: { readonly undo: Undo }): ReactElement {
  const bar = useRef<HTMLDivElement>(null);
  const { id, text, onUndo, forMs } = undo;
  useHeldTimer(bar, forMs, () => withdrawUndo(id));
  return (
    <div ref={bar} className={css.bar} data-undo="">
      <span className={css.words}>{text}</span>
      <button
        type="button"
        className={css.act}
        onClick={() => {
          withdrawUndo(id);
          onUndo();
        }}
      >
        元に戻す
      </button>
      <IconButton icon="close" label="閉じる" className={css.close} onClick={() => withdrawUndo(id)} />
    </div>
  );
}
