import type { IEnvironment } from 'relay-runtime';
import { type Session, viewerKey } from '../features/session/session.ts';
import { closeEnvironment } from '../relay/environment.ts';

export interface Environments {
  readonly current: () => IEnvironment;
  readonly subscribe: (listener: () => void) => () => void;
}

/** One Relay environment for each viewer: signing in or out closes the old one. */
export function keepEnvironments(session: Session, make: () => IEnvironment): Environments {
  let environment = make();
  let viewer = viewerKey(session.state());
  const listeners = new Set<() => void>();
  session.subscribe(() => {
    const next = viewerKey(session.state());
    if (next === viewer || next === null) return;
    // Requests before the viewer was known used their token, so this environment is theirs.
    const known = viewer !== null;
    viewer = next;
    if (!known) return;
    const left = environment;
    environment = make();
    for (const listener of listeners) listener();
    closeEnvironment(left);
  });
  return {
    current: () => environment,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
