import { useSyncExternalStore } from 'react';

/** What a reviewer has found so far about one version of a work. Kept while they look at others. */
export interface Findings {
  readonly checks: Readonly<Record<number, boolean>>;
  readonly template: string | null;
  readonly reason: string;
}

const none: Findings = { checks: {}, template: null, reason: '' };
const found = new Map<string, Findings>();
const listeners = new Set<() => void>();

export interface FindingsOf {
  readonly findings: Findings;
  readonly set: (change: Partial<Findings>) => void;
  readonly forget: () => void;
}

export function useFindings(id: string, version: string): FindingsOf {
  const key = `${id} ${version}`;
  const findings = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => found.get(key) ?? none,
  );
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    findings,
    set: (change) => {
      found.set(key, { ...(found.get(key) ?? none), ...change });
      tell();
    },
    forget: () => {
      found.delete(key);
      tell();
    },
  };
}

/** Unknown, met, not met, and round again. */
export function nextCheck(checks: Findings['checks'], point: number): Findings['checks'] {
  const { [point]: now, ...others } = checks;
  if (now === undefined) return { ...others, [point]: true };
  return now ? { ...others, [point]: false } : others;
}

export type Leaning = 'APPROVE' | 'REJECT' | null;

/** Which button the checklist fills: one ✕ is enough to send it back, six ✓ to approve it. */
export function leaningOf(checks: Findings['checks'], points: number): Leaning {
  const values = Object.values(checks);
  if (values.includes(false)) return 'REJECT';
  return values.length === points ? 'APPROVE' : null;
}
