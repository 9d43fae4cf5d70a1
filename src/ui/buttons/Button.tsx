import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { away, face, faded, faces } from './Button.css.ts';
import { buttonClass, type ButtonLook } from './buttonClass.ts';
import { cx } from '../cx.ts';
import { Spinner } from '../feedback/Spinner.tsx';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Pass it (false at first) if the action takes time: while true, presses are ignored. */
  readonly loading?: boolean | undefined;
  /** Replaces the label while loading, e.g. 公開中; else the spinner covers it. */
  readonly loadingText?: string | undefined;
  /** Usually an Icon of 16. */
  readonly icon?: ReactNode;
}

export function Button({
  variant,
  size,
  block,
  loading,
  loadingText,
  icon,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  const busy = loading === true;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy || rest['aria-disabled'] === true) {
      // Enter in a field presses the submit button: this also stops a second submit.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  const label = (
    <>
      {icon}
      {children}
    </>
  );
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- always given, `button` unless told otherwise
      type={type}
      className={cx(buttonClass({ variant, size, block }), className)}
      onClick={press}
      // `disabled` would drop the focus.
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy ? true : undefined}
    >
      {loading === undefined ? (
        label
      ) : (
        <span className={faces}>
          <span
            className={cx(face, busy && (loadingText === undefined ? faded : away))}
            aria-hidden={busy && loadingText !== undefined ? true : undefined}
          >
            {label}
          </span>
          {(busy || loadingText !== undefined) && (
            <span className={cx(face, !busy && away)} aria-hidden={busy ? undefined : true}>
              <Spinner size="s" />
              {loadingText}
            </span>
          )}
        </span>
      )}
    </button>
  );
}
