const unreadIn = (place: Element | null): readonly HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('input[data-unread]') ?? []),
];

/** Whether a number in `place` cannot be read, without a word about it. */
export const hasUnread = (place: Element | null): boolean => unreadIn(place).length > 0;

/**
 * Whether a number in `place` cannot be read, so that nothing may be sent: its owner still has the last readable one.
 * The first such field gets the focus, and each says what is wrong.
 */
export function stopsAtUnread(place: Element | null): boolean {
  const unread = unreadIn(place);
  for (const input of unread) input.dispatchEvent(new Event('invalid', { cancelable: true }));
  unread[0]?.focus();
  return unread.length > 0;
}
