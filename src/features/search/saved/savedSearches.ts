import { graphql, readInlineData } from 'relay-runtime';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  savedSearches_saved$data,
  savedSearches_saved$key,
} from '../../../../__generated__/savedSearches_saved.graphql.ts';
import type {
  savedSearchesQuery,
  savedSearchesQuery$data,
} from '../../../../__generated__/savedSearchesQuery.graphql.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import type { SearchParams } from '../searchParams.ts';
import { searchTabs } from '../searchParams.ts';
import { tabKinds } from '../searchWords.ts';

export type Delivery = savedSearches_saved$data['delivery'];

export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  readonly delivery: Delivery;
  /** Counted to 100. */
  readonly newCount: number;
  /** Of all that ask the same. */
  readonly condition: string;
  /** What it asks. */
  readonly params: SearchParams;
}

export const savedSearches = graphql`
  query savedSearchesQuery {
    savedSearches {
      ...savedSearches_saved
    }
  }
`;

export const readAllSaved = ({ savedSearches: all }: savedSearchesQuery$data): readonly SavedSearch[] =>
  all.map(readSaved);

/** The viewer's own, saved last first. */
export function useSavedSearches(): readonly SavedSearch[] {
  return readAllSaved(useQuery<savedSearchesQuery>(savedSearches, {}, { fetchPolicy: 'store-and-network' }));
}

function readSaved(key: savedSearches_saved$key): SavedSearch {
  const { id, name, query, kind, delivery, newCount, condition, filters } = readInlineData(
    graphql`
      fragment savedSearches_saved on SavedSearch @inline {
        id
        name
        query
        kind
        delivery
        newCount
        condition
        filters {
          value
        }
      }
    `,
    key,
  );
  const tab = searchTabs.find((one) => tabKinds[one] === kind);
  const params = {
    ...(query !== '' && { q: query }),
    ...(tab !== undefined && { tab }),
    ...(filters.length > 0 && { f: filters.map(({ value }) => value) }),
  };
  return { id, name, delivery, newCount, condition, params };
}

/** Every list on the page is the one that the server answered. */
export function keepAnswer(store: RecordSourceSelectorProxy, mutation: string): void {
  const all = store.getRootField(mutation)?.getLinkedRecords('savedSearches');
  if (all != null) store.getRoot().setLinkedRecords(all, 'savedSearches');
}

/** The one that asks what this page does, however it is written. */
export function useSavedAs(asked: string): SavedSearch | undefined {
  return useSavedSearches().find(({ condition }) => condition === asked);
}

export const deliveryWords: Readonly<Record<Delivery, { readonly label: string; readonly note: string }>> = {
  AT_ONCE: { label: '新着のたびに', note: '続けて見つかったものは、10分ごとにまとめます' },
  DAILY: { label: '毎朝まとめて', note: '1日分を、毎朝8時までに届けます' },
  NEVER: { label: '通知しない', note: '保存した条件の一覧に、新着の件数だけ表示します' },
};
