/** Old browsers and insecure addresses have none, whatever the types say. */
export function isLockManager(locks: LockManager | undefined): locks is LockManager {
  return locks !== undefined;
}

/** By name, what runs last in this page. */
const lines = new Map<string, Promise<unknown>>();

/** Runs one after the other in all tabs of this browser; where it has no locks, within this page. */
export function oneAtATime(name: string, run: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (isLockManager(locks)) return locks.request(name, run);
  const before = lines.get(name);
  const turn = before === undefined ? run() : before.then(run, run);
  lines.set(name, turn);
  const leave = (): void => {
    if (lines.get(name) === turn) lines.delete(name);
  };
  turn.then(leave, leave);
  return turn;
}
