import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { dot, pressed as pressedClass } from './IconButton.css.ts';
import { iconButtonClass, type IconButtonLook } from './iconButtonClass.ts';
import { Spinner } from '../feedback/Spinner.tsx';

interface IconButtonProps extends IconButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean | undefined;
  readonly loading?: boolean | undefined;
  /** Shows the unread dot; say so in the label too. */
  readonly unread?: boolean | undefined;
}

export function IconButton({
  icon,
  label,
  size,
  framed,
  pressed,
  loading = false,
  unread = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps): ReactElement {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      title={label}
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- always given, `button` unless told otherwise
      type={type}
      className={cx(iconButtonClass({ size, framed }), pressed === true && pressedClass, className)}
      onClick={press}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading ? true : undefined}
      aria-disabled={loading ? true : rest['aria-disabled']}
    >
      {loading ? <Spinner size="s" /> : <Icon name={icon} />}
      {unread && <span className={dot} />}
    </button>
  );
}
