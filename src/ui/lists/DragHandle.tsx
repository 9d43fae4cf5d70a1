import type { DragEvent, KeyboardEvent, ReactElement, RefObject } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface DragHandleProps {
  /** Of the row, for screen readers. */
  readonly name: string;
  readonly itemKey: string;
  readonly index: number;
  /** Shown under the pointer. */
  readonly row: RefObject<HTMLElement | null>;
  readonly className: string;
  readonly onDrag: (dragged: boolean) => void;
  readonly onMove: (to: number) => void;
}

/** Moves a row of a list, by dragging or by arrow keys. */
export function DragHandle({
  name,
  itemKey,
  index,
  row,
  className,
  onDrag,
  onMove,
}: DragHandleProps): ReactElement {
  const start = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', itemKey);
    if (row.current) event.dataTransfer.setDragImage(row.current, 10, 10);
    onDrag(true);
  };
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <button
      type="button"
      className={className}
      draggable
      aria-label={`${name}の順番。上下の矢印キーで並べ替えられます`}
      title="ドラッグまたは上下の矢印キーで並べ替え"
      onDragStart={start}
      onDragEnd={() => onDrag(false)}
      onKeyDown={press}
    >
      <Icon name="drag" />
    </button>
  );
}
