import type { ReactElement } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';

interface MoveButtonsProps {
  /** What is moved. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** Moves a row up or down, beside dragging it. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps): ReactElement {
  return (
    <>
      <IconButton
        icon="up"
        size="s"
        label={`${name}を前へ`}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon="down"
        size="s"
        label={`${name}を後ろへ`}
        aria-disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </>
  );
}
