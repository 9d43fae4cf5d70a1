import { useEffect, useState } from 'react';

/**
 * Whole seconds until a moment at most `most` ms away, then 0. The clock stops at 0, so its last time may be
 * old.
 */
export function useSecondsUntil(moment: number, most: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil(Math.min(moment - now, most) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [left]);
  return left;
}
