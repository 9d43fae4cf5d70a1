/**
 * Whether a number in `place` cannot be read, so that nothing may be sent: its owner still has the last readable one.
 * The first such field gets the focus, and each says what is wrong.
 */
export function stopsAtUnread(place: Element | null): boolean {
  const unread = [...(place?.querySelectorAll<HTMLElement>('input[data-unread]') ?? [])];
  for (const input of unread) input.dispatchEvent(new Event('invalid', { cancelable: true }));
  unread[0]?.focus();
  return unread.length > 0;
}
