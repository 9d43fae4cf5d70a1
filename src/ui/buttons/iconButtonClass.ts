import { cx } from '../cx.ts';
import { framed, iconButton, size as sizes } from './IconButton.css.ts';

export interface IconButtonLook {
  readonly size?: keyof typeof sizes | undefined;
  readonly framed?: boolean | undefined;
}

/** For a link that looks like an icon button. */
export function iconButtonClass(look: IconButtonLook = {}): string {
  return cx(iconButton, sizes[look.size ?? 'm'], look.framed === true && framed);
}
