import { graphql } from 'react-relay/hooks';
import type { useSaveSearchMutation } from '../../../../__generated__/useSaveSearchMutation.graphql.ts';
import type { FormError } from '../../../lib/failureWords.ts';
import { useAct } from '../../page/useAct.ts';
import type { SearchParams } from '../searchParams.ts';
import { tabKinds } from '../searchWords.ts';
import { keepAnswer } from './savedSearches.ts';
import type { Delivery } from './savedSearches.ts';

interface Saving {
  /** Of its words without one. */
  readonly name?: string;
  readonly delivery: Delivery;
}

/** Keeps what a page asks; says whether that is done. */
export function useSaveSearch(onRefused?: (errors: readonly FormError[]) => boolean): {
  readonly save: (search: SearchParams, saving: Saving) => Promise<boolean>;
  readonly saving: boolean;
} {
  const { act, pending } = useAct<useSaveSearchMutation>(
    graphql`
      mutation useSaveSearchMutation($input: SaveSearchInput!) {
        saveSearch(input: $input) {
          savedSearches {
            ...savedSearches_saved
          }
          errors {
            ...mutationErrors @relay(mask: false)
          }
        }
      }
    `,
    onRefused,
  );
  const save = async ({ q, f, tab }: SearchParams, { name, delivery }: Saving): Promise<boolean> => {
    const input = {
      query: q ?? '',
      filters: f ? [...f] : [],
      kind: tab === undefined ? null : tabKinds[tab],
      name: name ?? null,
      delivery,
    };
    return (await act({ input }, { updater: (store) => keepAnswer(store, 'saveSearch') })) !== null;
  };
  return { save, saving: pending !== null };
}
