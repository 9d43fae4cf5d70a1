import { cx } from '../cx.ts';
import { on, pressable, small, tag } from './Tag.css.ts';

interface TagLook {
  readonly selected?: boolean | undefined;
  readonly pressable?: boolean | undefined;
  readonly size?: 's' | 'm' | undefined;
}

/** For a link that looks like a tag. */
export function tagClass(look: TagLook = {}): string {
  return cx(
    tag,
    look.pressable !== false && pressable,
    look.selected === true && on,
    look.size === 's' && small,
  );
}
