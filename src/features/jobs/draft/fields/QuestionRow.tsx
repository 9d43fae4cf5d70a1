import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { DragHandle } from '../../../../ui/lists/DragHandle.tsx';
import { MoveButtons } from '../../../../ui/lists/MoveButtons.tsx';
import { TextArea } from '../../../../ui/fields/text/TextArea.tsx';
import * as css from './fields.css.ts';
import { openingLimits } from '../../../../../schema/limits.ts';
import type { DraftQuestion } from '../saving/draftValues.ts';

interface QuestionRowProps {
  readonly question: DraftQuestion;
  readonly index: number;
  readonly count: number;
  /** Just added: takes the focus. */
  readonly focused: boolean;
  readonly dragged: boolean;
  readonly onDrag: (dragging: boolean) => void;
  readonly onDragOver: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onChange: (text: string) => void;
}

/** Moved by dragging its handle, by arrow keys, or by buttons. */
export function QuestionRow({
  question,
  index,
  count,
  focused,
  dragged,
  onDrag,
  onDragOver,
  onMove,
  onRemove,
  onChange,
}: QuestionRowProps): ReactElement {
  const name = `${index + 1}番目の質問`;
  const row = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(false);
  return (
    <li>
      <div
        ref={row}
        className={css.listRow}
        data-dragged={dragged ? '' : undefined}
        role="presentation"
        onDragOver={(event) => {
          event.preventDefault();
          onDragOver();
        }}
        onDrop={(event) => event.preventDefault()}
      >
        <DragHandle
          name={name}
          itemKey={question.key}
          index={index}
          row={row}
          className={css.handle}
          onDrag={onDrag}
          onMove={onMove}
        />
        <TextArea
          label={name}
          minRows={1}
          limit={openingLimits.questionLength}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for just now, to be written in
          autoFocus={focused}
          value={question.text}
          error={left && question.text.trim() === '' ? '質問を入力するか、削除してください。' : undefined}
          onChange={onChange}
          onBlur={() => setLeft(true)}
        />
        <div className={css.rowActs}>
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
          <IconButton icon="trash" size="s" label={`${name}を削除する`} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}
