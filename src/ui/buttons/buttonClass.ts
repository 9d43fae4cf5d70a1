import {
  block as blockClass,
  button,
  size as sizes,
  textPadding,
  variant as variants,
} from './Button.css.ts';
import { cx } from '../cx.ts';

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
}

/** For a link that looks like a button: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'm', block = false }: ButtonLook = {}): string {
  return cx(button, variants[variant], sizes[size], variant === 'text' && textPadding, block && blockClass);
}
