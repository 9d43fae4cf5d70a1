import type { ReactElement } from 'react';
import { FieldGroup } from '../../ui/fields/form/FieldGroup.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { Reasons } from './Reasons.tsx';
import * as css from './reviews.css.ts';
import type { Findings } from './verdict.ts';

const stateWords = (met: boolean | undefined): string =>
  met === undefined ? '未確認' : met ? '満たしている' : '満たしていない';

interface ChecklistProps {
  readonly points: readonly string[];
  readonly templates: readonly { readonly key: string; readonly title: string }[];
  readonly findings: Findings;
  readonly checksError: string | undefined;
  readonly reasonError: string | undefined;
  readonly onCheck: (point: number) => void;
  readonly onTemplate: (key: string) => void;
  readonly onReason: (text: string) => void;
  readonly onSend: () => void;
}

export function Checklist({
  points,
  templates,
  findings,
  checksError,
  reasonError,
  onCheck,
  onTemplate,
  onReason,
  onSend,
}: ChecklistProps): ReactElement {
  const { checks, template, reason } = findings;
  return (
    <>
      <FieldGroup label="確認する項目" labelHidden error={checksError}>
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
      </FieldGroup>
      <Reasons
        label="作者に届く文章"
        templates={templates}
        template={template}
        reason={reason}
        error={reasonError}
        onTemplate={onTemplate}
        onReason={onReason}
        onSend={onSend}
      />
    </>
  );
}
