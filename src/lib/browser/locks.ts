/** Old browsers and insecure addresses have none, whatever the types say. */
export function isLockManager(locks: LockManager | undefined): locks is LockManager {
  return locks !== undefined;
}
