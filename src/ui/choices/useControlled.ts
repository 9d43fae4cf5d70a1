import { useState } from 'react';

/** A value held by the owner or by the component itself. */
export function useControlled<T>(value: T | undefined, initial: T): [T, (value: T) => void] {
  const [own, setOwn] = useState(initial);
  return [value === undefined ? own : value, setOwn];
}
