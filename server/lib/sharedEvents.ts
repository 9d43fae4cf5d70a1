/**
 * Subscription events that are the same for every listener: `graphql/subscribe.ts` executes them once for
 * each operation, not for each socket, unless that looks at who listens.
 */
const shared = new WeakSet<object>();

export function sharedEvent<Event extends object>(event: Event): Event {
  shared.add(event);
  return event;
}

export function isSharedEvent(event: unknown): event is object {
  return typeof event === 'object' && event !== null && shared.has(event);
}
