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

/** Somebody has just typed their password: a good moment to say that there is a better way. Whether they may be told is the server's to say. */
export const wantOffer = (): void => set(true);
export const leaveOffer = (): void => set(false);
