import type { ReactElement, ReactNode } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { row, stack } from './Choice.css.ts';
import { FieldGroup } from '../fields/form/FieldGroup.tsx';
import type { FieldLook } from '../fields/form/FieldParts.tsx';

export interface CheckboxOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly note?: ReactNode;
}

interface CheckboxGroupProps<V extends string> extends FieldLook {
  readonly options: readonly CheckboxOption<V>[];
  readonly value: readonly V[];
  readonly onChange: (value: readonly V[]) => void;
  readonly name?: string;
  readonly layout?: 'stack' | 'row';
}

export function CheckboxGroup<V extends string>({
  options,
  value,
  onChange,
  name,
  layout = 'row',
  ...look
}: CheckboxGroupProps<V>): ReactElement {
  return (
    <FieldGroup {...look} met={value.length > 0}>
      <div className={layout === 'row' ? row : stack}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            note={option.note}
            checked={value.includes(option.value)}
            onChange={(checked) => {
              // In the options' order, not the order of pressing.
              const chosen = options.map((each) => each.value);
              onChange(chosen.filter((each) => (each === option.value ? checked : value.includes(each))));
            }}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
