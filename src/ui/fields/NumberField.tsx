import { useState } from 'react';
import type { ComponentProps, FocusEvent, ReactElement } from 'react';
import { cx } from '../cx.ts';
import { FramedField } from './form/Field.tsx';
import { control, numeric, unit as unitClass } from './form/Field.css.ts';
import { type FieldLook, hasError, lookOf } from './form/FieldParts.tsx';
import { formatNumber, parseNumber } from './parseNumber.ts';

type Native = Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'name'
  | 'autoFocus'
  | 'autoComplete'
  | 'placeholder'
  | 'disabled'
  | 'readOnly'
  | 'ref'
  | 'onBlur'
  | 'onKeyDown'
>;

interface NumberFieldProps extends FieldLook, Native {
  readonly value: number | null;
  /** Null when empty. Not called for what cannot be read; `stopsAtUnread` keeps it from being sent. */
  readonly onChange: (value: number | null) => void;
  readonly unit?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly decimals?: number | undefined;
}

function rangeError(
  value: number,
  min: number | undefined,
  max: number | undefined,
  unit: string,
): string | undefined {
  if (min !== undefined && value < min) return `${formatNumber(min)}${unit}以上で入力してください。`;
  if (max !== undefined && value > max) return `${formatNumber(max)}${unit}以下で入力してください。`;
  return undefined;
}

/** Rounding 1.5 to 2 would change what somebody meant. */
function problemOf(parsed: number | null, decimals: number): string | undefined {
  if (parsed === null) return undefined;
  if (Number.isNaN(parsed)) return '数字で入力してください。例　350,000';
  if (Math.round(parsed * 10 ** decimals) / 10 ** decimals === parsed) return undefined;
  return decimals === 0 ? '整数で入力してください。' : `小数点以下${decimals}桁までで入力してください。`;
}

/**
 * Also takes １２，３４５ and 35万, and shows 350,000 when left. While typing the text stays as it is, and the owner
 * gets each readable number. What cannot be read changes nothing and must not be sent past (`stopsAtUnread`).
 */
export function NumberField({
  value,
  onChange,
  onBlur,
  unit = '円',
  min = 0,
  max,
  decimals = 0,
  disabled,
  ...rest
}: NumberFieldProps): ReactElement {
  const { look, control: native } = lookOf(rest);
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const text = draft ?? (value === null ? '' : formatNumber(value, decimals));
  const parsed = parseNumber(text);
  const unreadable = problemOf(parsed, decimals);

  const write = (next: string): void => {
    setDraft(next);
    setLeft(false);
    const number = parseNumber(next);
    if (problemOf(number, decimals) === undefined) onChange(number);
  };
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    setLeft(true);
    // Unreadable text stays, to be corrected.
    if (unreadable === undefined) setDraft(null);
    onBlur?.(event);
  };

  let own: string | undefined;
  if (left) own = unreadable ?? (parsed === null ? undefined : rangeError(parsed, min, max, unit));
  // The owner's own message is about the last readable number.
  const shownError = hasError(look.error) && !(left && unreadable !== undefined) ? look.error : own;
  return (
    <FramedField {...look} met={parsed !== null} error={shownError} disabled={disabled}>
      {(wiring) => (
        <>
          <input
            autoComplete="off"
            {...native}
            {...wiring}
            type="text"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            className={cx(control, numeric)}
            value={text}
            onChange={(event) => write(event.target.value)}
            onBlur={leave}
            onInvalid={() => setLeft(true)}
            data-unread={unreadable === undefined ? undefined : ''}
            disabled={disabled}
          />
          {unit !== '' && <span className={unitClass}>{unit}</span>}
        </>
      )}
    </FramedField>
  );
}
