import { useEffect, useEffectEvent } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react';
import { singleKeys } from '../../lib/browser/singleKeys.ts';
import { announce } from '../../ui/feedback/announce.ts';

type Pressed = Pick<
  KeyboardEvent | ReactKeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'
>;

/** Kana typed by an input method never arrives as the key `b`. */
function isBookmarkKey({ key, ctrlKey, metaKey, altKey, defaultPrevented }: Pressed): boolean {
  const alone = !ctrlKey && !metaKey && !altKey && !defaultPrevented;
  return alone && (key === 'b' || key === 'B') && singleKeys.allowed();
}

/** Who listens hears what became of it: the focus is not on the button. A list of saved works, which loses its card, says so itself. */
function press(button: HTMLButtonElement): void {
  const before = button.getAttribute('aria-pressed');
  button.click();
  setTimeout(() => {
    const now = button.getAttribute('aria-pressed');
    if (button.isConnected && now !== before)
      announce(now === 'true' ? '保存しました。' : '保存から外しました。');
  });
}

/** For a list of works: B saves the one whose card has the focus, or whose link, where several stand in a row. */
export function pressBookmarkOfCard(event: ReactKeyboardEvent): void {
  if (!isBookmarkKey(event) || event.repeat || !(event.target instanceof Element)) return;
  const place = event.target.closest('article, [data-work]');
  const button = place?.querySelector<HTMLButtonElement>(':scope > button[data-bookmark]');
  if (button == null) return;
  event.preventDefault();
  press(button);
}

const elsewhere = 'input, textarea, select, [contenteditable=true], dialog, [role=dialog], [role=menu]';

/** For a work's own page: B saves it wherever the focus is, unless it is in a card, in a field, or in something open. */
export function useBookmarkKey(button: RefObject<HTMLButtonElement | null>): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isBookmarkKey(event) || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(elsewhere) !== null) return;
    if (button.current) press(button.current);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
