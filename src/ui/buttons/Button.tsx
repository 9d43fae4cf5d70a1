import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { away, face, faded, faces } from './Button.css.ts';
import { buttonClass, type ButtonLook } from './buttonClass.ts';
import { cx } from '../cx.ts';
import { Spinner } from '../feedback/Spinner.tsx';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Give it (false at first) when the act takes time: while true the button says so and takes no second press. */
  readonly loading?: boolean | undefined;
  /** The words while it works, e.g. 公開中. Without them the spinner covers the label. */
  readonly loadingText?: string | undefined;
  /** Before the words, usually an Icon of 16. */
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
      // Also keeps a form from being sent twice: Enter in a field presses its submit button.
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
      // It keeps the focus while it works, which `disabled` would throw away.
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
