/** Where an object of our storage is served. */
export function addressOf(storageKey: string): string {
  return `/media/${storageKey}`;
}
