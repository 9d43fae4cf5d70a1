import type { ComponentProps, FocusEvent, ReactElement, ReactNode } from 'react';
import { FramedField } from '../form/Field.tsx';
import { control, unit as unitClass } from '../form/Field.css.ts';
import { type FieldLook, lookOf } from '../form/FieldParts.tsx';
import { normalizeCode } from './normalizeText.ts';
import { type LimitedText, useLimitedText } from './useLimitedText.tsx';

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'maxLength' | 'className' | 'type' | 'required'
>;

interface TextFieldProps extends FieldLook, LimitedText, Native {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  /**
   * Applied when the field is left. Addresses and telephone numbers become half-width anyway; never change
   * the kanji of a name.
   */
  readonly normalize?: ((value: string) => string) | undefined;
  readonly unit?: ReactNode;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
}

const codes = new Set(['email', 'tel', 'url']);

export function TextField({
  type = 'text',
  value: givenValue,
  defaultValue,
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
  const { look, control: native } = lookOf(rest);
  const text = useLimitedText({ value: givenValue, defaultValue, onChange, limit }, look.error);
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const normalized = normalize?.(event.target.value);
    if (normalized !== undefined && normalized !== event.target.value) text.write(normalized);
    onBlur?.(event);
  };
  return (
    <FramedField {...look} {...text.look} disabled={disabled}>
      {(wiring) => (
        <>
          {leading}
          <input
            spellCheck={type === 'text' ? undefined : false}
            autoCapitalize={codes.has(type) ? 'none' : undefined}
            {...native}
            {...wiring}
            type={type}
            className={control}
            value={text.value}
            onChange={text.change}
            onBlur={leave}
            disabled={disabled}
          />
          {unit !== undefined && <span className={unitClass}>{unit}</span>}
          {trailing}
        </>
      )}
    </FramedField>
  );
}
