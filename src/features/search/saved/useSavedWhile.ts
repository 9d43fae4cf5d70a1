import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { savedSearchesQuery } from '../../../../__generated__/savedSearchesQuery.graphql.ts';
import { readAllSaved, savedSearches } from './savedSearches.ts';
import type { SavedSearch } from './savedSearches.ts';

/** What the viewer keeps, with what is new in each, asked for each time that it is wanted; nothing until it is there. */
export function useSavedWhile(isWanted: boolean): readonly SavedSearch[] {
  const environment = useRelayEnvironment();
  const [saved, setSaved] = useState<readonly SavedSearch[]>([]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const { unsubscribe } = fetchQuery<savedSearchesQuery>(
      environment,
      savedSearches,
      {},
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: (data) => setSaved(readAllSaved(data)),
      // What was there stays.
      error: () => undefined,
    });
    return unsubscribe;
  }, [environment, isWanted]);
  return saved;
}
