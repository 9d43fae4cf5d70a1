import { useState } from 'react';

/** A value that its owner may hold or leave to the component. */
export function useControlled<T>(value: T | undefined, initial: T): [T, (value: T) => void] {
  const [own, setOwn] = useState(initial);
  return [value === undefined ? own : value, setOwn];
}
