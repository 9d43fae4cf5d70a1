import { useEffect, useEffectEvent } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react';
import { singleKeys } from '../../lib/browser/singleKeys.ts';
import { announce } from '../../ui/feedback/announce.ts';

type Pressed = Pick<
  KeyboardEvent | ReactKeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'
>;

/** Kana typed with an input method never arrive as the key `b`. */
function isBookmarkKey({ key, ctrlKey, metaKey, altKey, defaultPrevented }: Pressed): boolean {
  const alone = !ctrlKey && !metaKey && !altKey && !defaultPrevented;
  return alone && (key === 'b' || key === 'B') && singleKeys.allowed();
}

/**
 * Announces the result, as the focus is not on the button. A list of saved works removes the card and
 * announces that itself.
 */
function press(button: HTMLButtonElement): void {
  const before = button.getAttribute('aria-pressed');
  button.click();
  setTimeout(() => {
    const now = button.getAttribute('aria-pressed');
    if (button.isConnected && now !== before)
      announce(now === 'true' ? '保存しました。' : '保存から外しました。');
  });
}

/** For a list of works: B saves the work whose card, or link in a row, has the focus. */
export function pressBookmarkOfCard(event: ReactKeyboardEvent): void {
  if (!isBookmarkKey(event) || event.repeat || !(event.target instanceof Element)) return;
  const place = event.target.closest('article, [data-work]');
  const button = place?.querySelector<HTMLButtonElement>(':scope > button[data-bookmark]');
  if (button == null) return;
  event.preventDefault();
  press(button);
}

const elsewhere = 'input, textarea, select, [contenteditable=true], dialog, [role=dialog], [role=menu]';

/** For a work's own page: B saves it unless the focus is in a card, a field or something open. */
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
