import { useCallback, useEffect, useState } from 'react';

/** For so long what somebody else did is told of. */
const newsMs = 8_000;

/** The last thing that somebody else did, in words. */
export function useNews(): { readonly news: string | null; readonly tell: (words: string) => void } {
  const [news, setNews] = useState<{ readonly words: string } | null>(null);
  useEffect(() => {
    if (news === null) return undefined;
    const timer = setTimeout(() => setNews(null), newsMs);
    return () => clearTimeout(timer);
  }, [news]);
  return { news: news?.words ?? null, tell: useCallback((words: string) => setNews({ words }), []) };
}
