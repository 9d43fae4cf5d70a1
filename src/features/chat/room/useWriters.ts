import { useEffect, useState } from 'react';

/** Who is typing; each event counts for some seconds. */
export function useWriters(typing: ReadonlyMap<string, number>, userId: string): readonly string[] {
  const [now, setNow] = useState(Date.now);
  const ends = [...typing].filter(([id, until]) => id !== userId && until > now);
  const next = Math.min(...ends.map(([, until]) => until));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(next - Date.now(), 0) + 50);
    return () => clearTimeout(timer);
  }, [next]);
  return ends.map(([id]) => id);
}
