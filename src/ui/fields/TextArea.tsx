import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, ComponentProps, ReactElement } from 'react';
import { cx } from '../cx.ts';
import { Field } from './Field.tsx';
import { control, frame, multiline } from './Field.css.ts';
import { FieldCounter, type FieldLook, hasError } from './FieldParts.tsx';
import { countGraphemes } from '../../lib/text/textLength.ts';
import { useControlled } from '../choices/useControlled.ts';

type Native = Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'className' | 'rows' | 'ref' | 'required'
>;

interface TextAreaProps extends FieldLook, Native {
  readonly value?: string | undefined;
  readonly defaultValue?: string;
  readonly onChange?: ((value: string, state: { readonly composing: boolean }) => void) | undefined;
  /** In characters as a reader counts them. */
  readonly limit?: number | undefined;
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
  label,
  requirement,
  help,
  error,
  labelHidden,
  className,
  id,
  value: givenValue,
  defaultValue = '',
  onChange,
  limit,
  minRows = 3,
  maxRows = 20,
  disabled,
  ...rest
}: TextAreaProps): ReactElement {
  const [value, setValue] = useControlled(givenValue, defaultValue);
  const area = useRef<HTMLTextAreaElement>(null);
  const count = limit === undefined ? 0 : countGraphemes(value);
  const tooMany =
    limit !== undefined && count > limit ? `あと${count - limit}文字減らしてください。` : undefined;
  const shownError = hasError(error) ? error : tooMany;
  const least = minRows * lineHeight + padding;
  const most = maxRows * lineHeight + padding;

  // Without `field-sizing` the height is measured, from small so that it can shrink.
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || growsByItself()) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  });

  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    const native = event.nativeEvent;
    setValue(event.target.value);
    onChange?.(event.target.value, { composing: native instanceof InputEvent && native.isComposing });
  };
  return (
    <Field
      label={label}
      requirement={requirement}
      met={value.trim() !== ''}
      help={help}
      error={shownError}
      labelHidden={labelHidden}
      counter={limit === undefined ? undefined : <FieldCounter count={count} limit={limit} />}
      id={id}
      className={className}
    >
      {(wiring) => (
        <span
          className={frame}
          data-invalid={hasError(shownError) ? '' : undefined}
          data-disabled={disabled === true ? '' : undefined}
        >
          <textarea
            {...rest}
            {...wiring}
            ref={area}
            className={cx(control, multiline)}
            style={{ minHeight: least, maxHeight: most }}
            value={value}
            onChange={change}
            disabled={disabled}
          />
        </span>
      )}
    </Field>
  );
}
