const listeners = new Set<() => void>();
let wanted = false;

function set(next: boolean): void {
  wanted = next;
  for (const listener of listeners) listener();
}

export const isOfferWanted = (): boolean => wanted;

export function subscribeOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Set after a password was typed: a good moment to offer a passkey. The server decides whether to. */
export const wantOffer = (): void => set(true);
export const leaveOffer = (): void => set(false);
