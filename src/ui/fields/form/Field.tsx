import { useId } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import { field, frame, labelLine, labelWords } from './Field.css.ts';
import { describedBy, type FieldLook, FieldMessages, FieldWords, hasError } from './FieldParts.tsx';
import { visuallyHidden } from '../../text/VisuallyHidden.css.ts';

export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps extends FieldLook {
  readonly met?: boolean;
  readonly counter?: ReactNode;
  readonly id?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, control, help or error. For several controls use FieldGroup. */
export function Field({
  label,
  requirement,
  met = true,
  help,
  error,
  counter,
  labelHidden = false,
  id: givenId,
  className,
  children,
}: FieldProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={cx(field, className)}>
      <div className={labelHidden ? visuallyHidden : labelLine}>
        <label htmlFor={id} className={labelWords}>
          <FieldWords label={label} requirement={requirement} met={met} />
        </label>
        {counter}
      </div>
      {children({
        id,
        'aria-describedby': describedBy(id, help, error),
        'aria-invalid': hasError(error) ? true : undefined,
        'aria-required': requirement === 'required' ? true : undefined,
      })}
      <FieldMessages id={id} help={help} error={error} />
    </div>
  );
}

interface FramedFieldProps extends FieldProps {
  readonly disabled?: boolean | undefined;
  readonly frameRef?: Ref<HTMLDivElement>;
  readonly frameClass?: string;
}

/** A field whose control stands in a frame, with units and buttons beside it. */
export function FramedField({
  disabled = false,
  frameRef,
  frameClass,
  children,
  ...look
}: FramedFieldProps): ReactElement {
  return (
    <Field {...look}>
      {(wiring) => (
        <div
          ref={frameRef}
          className={cx(frame, frameClass)}
          data-invalid={hasError(look.error) ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
        >
          {children(wiring)}
        </div>
      )}
    </Field>
  );
}
