import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { box, line, note as noteClass, words } from './Choice.css.ts';
import { cx } from '../cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref' | 'size'> {
  /** Without it, give `aria-label`. */
  readonly children?: ReactNode;
  readonly note?: ReactNode;
  readonly checked?: boolean | undefined;
  readonly indeterminate?: boolean;
  readonly invalid?: boolean;
  readonly onChange?: ((checked: boolean) => void) | undefined;
}

export function Checkbox({
  children,
  note,
  indeterminate = false,
  invalid = false,
  onChange,
  className,
  ...rest
}: CheckboxProps): ReactElement {
  return (
    <label className={cx(line, className)}>
      <input
        {...rest}
        ref={(input) => {
          if (input !== null) input.indeterminate = indeterminate;
        }}
        type="checkbox"
        className={box}
        aria-invalid={invalid ? true : undefined}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {children !== undefined && (
        <span className={words}>
          {children}
          {note !== undefined && <span className={noteClass}>{note}</span>}
        </span>
      )}
    </label>
  );
}
