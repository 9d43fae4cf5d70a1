import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { Field } from '../fields/form/Field.tsx';
import { control, frame, pressable, unit } from '../fields/form/Field.css.ts';
import { type FieldLook, hasError } from '../fields/form/FieldParts.tsx';
import { Icon } from '../icons/Icon.tsx';
import { select, selectMark, unchosen } from './Select.css.ts';

interface SelectOption<V extends string> {
  readonly value: V;
  readonly label: string;
}

interface SelectProps<V extends string> extends FieldLook {
  readonly options: readonly SelectOption<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly placeholder?: string;
}

/** The browser's own select. */
export function Select<V extends string>({
  options,
  value,
  onChange,
  placeholder = '選んでください',
  ...look
}: SelectProps<V>): ReactElement {
  return (
    <Field {...look} met={value !== null}>
      {(wiring) => (
        <span className={cx(frame, pressable)} data-invalid={hasError(look.error) ? '' : undefined}>
          <select
            {...wiring}
            className={cx(control, select, value === null && unchosen)}
            value={value ?? ''}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen !== undefined) onChange(chosen.value);
            }}
          >
            {value === null && (
              <option value="" hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={cx(unit, selectMark)} aria-hidden="true">
            <Icon name="down" size={16} />
          </span>
        </span>
      )}
    </Field>
  );
}
