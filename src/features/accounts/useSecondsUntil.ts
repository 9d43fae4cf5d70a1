import { useEffect, useState } from 'react';

/** Whole seconds until a moment `most` ms away or less, 0 from then on. The clock rests at 0, so what it last said may be old. */
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
