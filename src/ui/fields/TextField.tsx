import type { ChangeEvent, ComponentProps, FocusEvent, ReactElement, ReactNode } from 'react';
import { Field } from './Field.tsx';
import { control, frame, unit as unitClass } from './Field.css.ts';
import { FieldCounter, type FieldLook, hasError } from './FieldParts.tsx';
import { normalizeCode } from './normalizeText.ts';
import { countGraphemes } from '../../lib/text/textLength.ts';
import { useControlled } from '../choices/useControlled.ts';

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'maxLength' | 'className' | 'type' | 'required'
>;

interface TextFieldProps extends FieldLook, Native {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  readonly value?: string | undefined;
  readonly defaultValue?: string;
  /** `composing` while an IME converts: do not search or validate then. */
  readonly onChange?: ((value: string, state: { readonly composing: boolean }) => void) | undefined;
  /**
   * Applied when the field is left. Addresses and telephone numbers become half-width anyway; never change
   * the kanji of a name.
   */
  readonly normalize?: ((value: string) => string) | undefined;
  /**
   * In characters as a reader counts them. Does not stop typing: the counter turns 朱 and the error says how
   * many to drop.
   */
  readonly limit?: number | undefined;
  readonly unit?: ReactNode;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
}

const codes = new Set(['email', 'tel', 'url']);

export function TextField({
  label,
  requirement,
  help,
  error,
  labelHidden,
  className,
  id,
  type = 'text',
  value: givenValue,
  defaultValue = '',
  onChange,
  onBlur,
  normalize = codes.has(type) ? normalizeCode : undefined,
  limit,
  unit,
  leading,
  trailing,
  disabled,
  ...rest
}: TextFieldProps): ReactElement {
  const [value, setValue] = useControlled(givenValue, defaultValue);
  const count = limit === undefined ? 0 : countGraphemes(value);
  const tooMany =
    limit !== undefined && count > limit ? `あと${count - limit}文字減らしてください。` : undefined;
  const shownError = hasError(error) ? error : tooMany;

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const native = event.nativeEvent;
    setValue(event.target.value);
    onChange?.(event.target.value, { composing: native instanceof InputEvent && native.isComposing });
  };
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const normalized = normalize?.(event.target.value);
    if (normalized !== undefined && normalized !== event.target.value) {
      setValue(normalized);
      onChange?.(normalized, { composing: false });
    }
    onBlur?.(event);
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
          {leading}
          <input
            spellCheck={type === 'text' ? undefined : false}
            autoCapitalize={codes.has(type) ? 'none' : undefined}
            {...rest}
            {...wiring}
            type={type}
            className={control}
            value={value}
            onChange={change}
            onBlur={leave}
            disabled={disabled}
          />
          {unit !== undefined && <span className={unitClass}>{unit}</span>}
          {trailing}
        </span>
      )}
    </Field>
  );
}
