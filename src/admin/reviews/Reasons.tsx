import type { KeyboardEvent, ReactElement } from 'react';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import * as css from './reviews.css.ts';

export const templateKeys = ['A', 'S', 'D', 'F', 'G', 'V', 'B'] as const;

interface ReasonsProps {
  /** Of the field: who reads it. */
  readonly label: string;
  readonly templates: readonly { readonly key: string; readonly title: string }[];
  readonly template: string | null;
  readonly reason: string;
  readonly error: string | undefined;
  readonly onTemplate: (key: string) => void;
  readonly onReason: (text: string) => void;
  readonly onSend: () => void;
}

/** Why it is sent back: begun from a template, and read as it is written here. */
export function Reasons({
  label,
  templates,
  template,
  reason,
  error,
  onTemplate,
  onReason,
  onSend,
}: ReasonsProps): ReactElement {
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    }
  };
  return (
    <section className={css.reasons}>
      <h3 className={css.reasonsHead}>
        差し戻しの理由<span className={css.edge}>文例を選んで、編集して送る</span>
      </h3>
      {templates.map(({ key, title }, at) => (
        <button
          key={key}
          type="button"
          className={css.template}
          aria-pressed={key === template}
          onClick={() => onTemplate(key)}
        >
          <span className={css.key}>
            <Kbd>{templateKeys[at] ?? ''}</Kbd>
          </span>
          <span>{title}</span>
        </button>
      ))}
      <TextArea
        label={label}
        labelHidden
        className={css.reason}
        error={error}
        value={reason}
        limit={1000}
        minRows={3}
        maxRows={8}
        onChange={onReason}
        onKeyDown={keyDown}
        placeholder="このまま届きます。"
      />
    </section>
  );
}
