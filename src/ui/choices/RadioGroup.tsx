import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { box, line, note, round, row, segment, segments, stack, words } from './Choice.css.ts';
import { cx } from '../cx.ts';
import { FieldGroup } from '../fields/form/FieldGroup.tsx';
import type { FieldLook } from '../fields/form/FieldParts.tsx';
import { visuallyHidden } from '../text/VisuallyHidden.css.ts';

export interface RadioOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioGroupProps<V extends string> extends FieldLook {
  readonly options: readonly RadioOption<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly name?: string;
  /** Segments: for two to four short words. */
  readonly layout?: 'stack' | 'row' | 'segments';
  readonly disabled?: boolean;
}

const layouts = { stack, row, segments };

export function RadioGroup<V extends string>({
  options,
  value,
  onChange,
  name,
  layout = 'stack',
  disabled,
  ...look
}: RadioGroupProps<V>): ReactElement {
  const ownName = useId();
  const joined = layout === 'segments';
  return (
    <FieldGroup {...look} met={value !== null} disabled={disabled}>
      <div className={layouts[layout]}>
        {options.map((option) => (
          <label key={option.value} className={joined ? segment : line}>
            <input
              type="radio"
              className={joined ? visuallyHidden : cx(box, round)}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={words}>
              {option.label}
              {option.note !== undefined && !joined && <span className={note}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
