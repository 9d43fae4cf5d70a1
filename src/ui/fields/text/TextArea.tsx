import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../../cx.ts';
import { FramedField } from '../form/Field.tsx';
import { control, multiline } from '../form/Field.css.ts';
import { type FieldLook, lookOf } from '../form/FieldParts.tsx';
import { type LimitedText, useLimitedText } from './useLimitedText.tsx';

type Native = Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'className' | 'rows' | 'ref' | 'required'
>;

interface TextAreaProps extends FieldLook, LimitedText, Native {
  /** It grows with the text up to `maxRows`. */
  readonly minRows?: number;
  readonly maxRows?: number;
}

const lineHeight = 27;
const padding = 20;

function growsByItself(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');
}

export function TextArea({
  value: givenValue,
  defaultValue,
  onChange,
  limit,
  minRows = 3,
  maxRows = 20,
  disabled,
  ...rest
}: TextAreaProps): ReactElement {
  const { look, control: native } = lookOf(rest);
  const text = useLimitedText({ value: givenValue, defaultValue, onChange, limit }, look.error);
  const area = useRef<HTMLTextAreaElement>(null);
  const least = minRows * lineHeight + padding;
  const most = maxRows * lineHeight + padding;

  // Without `field-sizing` the height is measured, from small so that it can shrink.
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || growsByItself()) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  });

  return (
    <FramedField {...look} {...text.look} disabled={disabled}>
      {(wiring) => (
        <textarea
          {...native}
          {...wiring}
          ref={area}
          className={cx(control, multiline)}
          style={{ minHeight: least, maxHeight: most }}
          value={text.value}
          onChange={text.change}
          disabled={disabled}
        />
      )}
    </FramedField>
  );
}
