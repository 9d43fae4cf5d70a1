import { useState } from 'react';

type LoadNext = (count: number, options: { readonly onComplete: (error: Error | null) => void }) => unknown;

interface More {
  /** Why the last page did not come. */
  readonly error: Error | null;
  readonly load: () => void;
}

/** The next page of a list whose failure is told below it. */
export function useMore(loadNext: LoadNext, count: number): More {
  const [error, setError] = useState<Error | null>(null);
  const load = (): void => {
    setError(null);
    loadNext(count, { onComplete: setError });
  };
  return { error, load };
}
