import { useEffect, useState } from 'react';
import { claimDraft } from '../../lib/ownDraft.ts';

/** Of the drafts of new things under a name, the one that is this tab's while the page is open; null until that is known. */
export function useOwnDraft(name: string): string | null {
  const [draftKey, setDraftKey] = useState<string | null>(null);
  useEffect(() => {
    const closed = new AbortController();
    const claim = async (): Promise<void> => {
      const claimed = await claimDraft(name, closed.signal);
      if (!closed.signal.aborted) setDraftKey(claimed);
    };
    void claim();
    return () => closed.abort();
  }, [name]);
  return draftKey;
}
