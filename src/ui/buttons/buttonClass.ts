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
  /** As wide as its place. */
  readonly block?: boolean | undefined;
}

/** The look of a button for a link: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'm', block = false }: ButtonLook = {}): string {
  return cx(button, variants[variant], sizes[size], variant === 'text' && textPadding, block && blockClass);
}
