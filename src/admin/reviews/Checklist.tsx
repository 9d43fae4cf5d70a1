import type { KeyboardEvent, ReactElement } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as css from './reviews.css.ts';
import type { Findings } from './verdict.ts';

export const templateKeys = ['A', 'S', 'D', 'F', 'G', 'V'] as const;

const stateWords = (met: boolean | undefined): string =>
  met === undefined ? '未確認' : met ? '満たしている' : '満たしていない';

interface ChecklistProps {
  readonly points: readonly string[];
  readonly templates: readonly { readonly key: string; readonly title: string }[];
  readonly findings: Findings;
  readonly onCheck: (point: number) => void;
  readonly onTemplate: (key: string) => void;
  readonly onReason: (text: string) => void;
  readonly onSend: () => void;
}

export function Checklist({
  points,
  templates,
  findings,
  onCheck,
  onTemplate,
  onReason,
  onSend,
}: ChecklistProps): ReactElement {
  const { checks, template, reason } = findings;
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    }
  };
  return (
    <>
      {points.map((point, at) => {
        const met = checks[at + 1];
        return (
          <button key={point} type="button" className={css.check} onClick={() => onCheck(at + 1)}>
            <span className={css.key}>
              <Kbd>{String(at + 1)}</Kbd>
            </span>
            <span className={met === undefined ? css.box : met ? css.met : css.unmet}>
              {met !== undefined && <Icon name={met ? 'check' : 'close'} size={16} />}
            </span>
            <span>
              {point}
              <VisuallyHidden>: {stateWords(met)}</VisuallyHidden>
            </span>
          </button>
        );
      })}
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
          label="作者に届く文章"
          labelHidden
          className={css.reason}
          value={reason}
          limit={1000}
          minRows={3}
          maxRows={8}
          onChange={onReason}
          onKeyDown={keyDown}
          placeholder="作者にこのまま届きます。"
        />
      </section>
    </>
  );
}
