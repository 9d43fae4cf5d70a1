import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { line, note as noteClass, switchLine, track, words } from './Choice.css.ts';
import { cx } from '../cx.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'size'> {
  readonly children: ReactNode;
  readonly note?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Takes effect at once. */
export function Switch({ children, note, onChange, className, ...rest }: SwitchProps): ReactElement {
  return (
    <label className={cx(line, switchLine, className)}>
      <span className={words}>
        {children}
        {note !== undefined && <span className={noteClass}>{note}</span>}
      </span>
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own checked state
        role="switch"
        className={track}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
