import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { field, labelLine } from './Field.css.ts';
import { describedBy, type FieldLook, FieldMessages, FieldWords } from './FieldParts.tsx';
import { visuallyHidden } from '../../text/VisuallyHidden.css.ts';

interface FieldGroupProps extends FieldLook {
  readonly met?: boolean;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** Several controls under one label: radios, checkboxes, 姓 and 名. */
export function FieldGroup({
  label,
  requirement,
  met = true,
  help,
  error,
  labelHidden = false,
  disabled = false,
  className,
  children,
}: FieldGroupProps): ReactElement {
  const id = useId();
  return (
    <fieldset
      className={cx(field, className)}
      aria-describedby={describedBy(id, help, error)}
      disabled={disabled}
    >
      <legend className={labelHidden ? visuallyHidden : labelLine}>
        <FieldWords label={label} requirement={requirement} met={met} />
      </legend>
      {children}
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  );
}
