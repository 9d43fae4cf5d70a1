import { graphql } from 'react-relay/hooks';
import type { useFilterFacetsQuery } from '../../../__generated__/useFilterFacetsQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { engagementTypes, operationalAvailabilities, waysOfWorking } from '../creators/jobProfileWords.ts';
import { seekingStatus } from '../creators/seekingStatus.ts';
import { kindsOf } from './discoverSearch.ts';
import type { FeedTab, FilterKind } from './discoverSearch.ts';
import { facetNames } from './filterFacets.ts';
import type { FilterFacet, FilterOption } from './filterFacets.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
}

const ofEntries = (entries: readonly Entry[]): readonly FilterOption[] =>
  entries.map(({ id, name }) => ({ value: id, label: name }));

const ofWords = (words: Readonly<Record<string, string>>): readonly FilterOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const statuses: readonly FilterOption[] = Object.entries(seekingStatus).map(([value, { word }]) => ({
  value,
  label: word,
}));

/** What a tab can be filtered by, with all that each can be set to. */
export function useFilterFacets(tab: FeedTab): readonly FilterFacet[] {
  const { categories, industries, tools } = useRouteQuery<useFilterFacetsQuery>(
    graphql`
      query useFilterFacetsQuery {
        categories {
          id
          name
        }
        industries {
          id
          name
        }
        tools {
          id
          name
        }
      }
    `,
    {},
  );
  const options: Record<FilterKind, readonly FilterOption[]> = {
    category: ofEntries(categories),
    industry: ofEntries(industries),
    tool: ofEntries(tools),
    // Whoever does not look for work is not in that list.
    status: tab === 'seeking' ? statuses.filter(({ value }) => value !== 'NOT_SEEKING') : statuses,
    availability: ofWords(operationalAvailabilities),
    engagement: ofWords(engagementTypes),
    way: ofWords(waysOfWorking),
  };
  return kindsOf(tab).map((kind) => ({ kind, name: facetNames[kind], options: options[kind] }));
}
