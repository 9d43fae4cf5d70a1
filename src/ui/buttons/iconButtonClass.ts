import { cx } from '../cx.ts';
import { framed, iconButton, size as sizes } from './IconButton.css.ts';

export interface IconButtonLook {
  readonly size?: keyof typeof sizes | undefined;
  /** With an ink line around it. */
  readonly framed?: boolean | undefined;
}

/** The look of an icon button for a link. */
export function iconButtonClass(look: IconButtonLook = {}): string {
  return cx(iconButton, sizes[look.size ?? 'm'], look.framed === true && framed);
}
