import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { kbd, onFill } from './Kbd.css.ts';

interface KbdProps {
  readonly children: string;
  /** Takes the colour of its button. */
  readonly inherit?: boolean;
}

export function Kbd({ children, inherit = false }: KbdProps): ReactElement {
  return <kbd className={cx(kbd, inherit && onFill)}>{children}</kbd>;
}
