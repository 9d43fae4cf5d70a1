/**
 * Events of subscriptions of which every listener is answered the same. One object goes to all of them, and `graphql/subscribe.ts` executes
 * it once for each operation, not once for each socket.
 */
const shared = new WeakSet<object>();

export function sharedEvent<Event extends object>(event: Event): Event {
  shared.add(event);
  return event;
}

export function isSharedEvent(event: unknown): event is object {
  return typeof event === 'object' && event !== null && shared.has(event);
}
