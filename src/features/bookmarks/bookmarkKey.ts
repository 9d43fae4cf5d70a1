import { useEffect, useEffectEvent } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react';
import { singleKeys } from '../../lib/singleKeys.ts';

type Pressed = Pick<
  KeyboardEvent | ReactKeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'
>;

/** Kana typed by an input method never arrives as the key `b`. */
function isBookmarkKey({ key, ctrlKey, metaKey, altKey, defaultPrevented }: Pressed): boolean {
  const alone = !ctrlKey && !metaKey && !altKey && !defaultPrevented;
  return alone && (key === 'b' || key === 'B') && singleKeys.allowed();
}

/** For a list of cards: B saves the work whose card has the focus. */
export function pressBookmarkOfCard(event: ReactKeyboardEvent): void {
  if (!isBookmarkKey(event) || event.repeat || !(event.target instanceof Element)) return;
  const button = event.target.closest('article')?.querySelector<HTMLButtonElement>('button[data-bookmark]');
  if (button == null) return;
  event.preventDefault();
  button.click();
}

const elsewhere = 'input, textarea, select, [contenteditable=true], dialog, [role=dialog], [role=menu]';

/** For a work's own page: B saves it wherever the focus is, unless it is in a card, in a field, or in something open. */
export function useBookmarkKey(button: RefObject<HTMLButtonElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isBookmarkKey(event) || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(elsewhere) !== null) return;
    button.current?.click();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
