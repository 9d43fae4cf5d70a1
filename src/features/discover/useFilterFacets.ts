import { graphql } from 'react-relay/hooks';
import type { useFilterFacetsQuery } from '../../../__generated__/useFilterFacetsQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import {
  engagementTypes,
  operationalAvailabilities,
  waysOfWorking,
} from '../../lib/words/jobProfileWords.ts';
import { seekingStatus } from '../../lib/words/seekingStatus.ts';
import { colorOptions } from '../../lib/words/colorWords.ts';
import { optionsOfWords } from '../../ui/filters/filterFacet.ts';
import type { FilterFacet } from '../../ui/filters/filterFacet.ts';
import { kindsOf } from './discoverSearch.ts';
import type { FeedTab, FilterKind } from './discoverSearch.ts';
import { facetNames } from './facetNames.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
}

const ofEntries = (entries: readonly Entry[]): FilterFacet['options'] =>
  entries.map(({ id, name }) => ({ value: id, label: name }));

const statuses = Object.entries(seekingStatus).map(([value, { word }]) => ({
  value,
  label: word,
}));

/** A tab's filters with their options; `colors` are those that are chosen. */
export function useFilterFacets(tab: FeedTab, colors: readonly string[]): readonly FilterFacet<FilterKind>[] {
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
  const options: Record<FilterKind, FilterFacet['options']> = {
    category: ofEntries(categories),
    industry: ofEntries(industries),
    tool: ofEntries(tools),
    // Not in the list of those looking for work.
    status: tab === 'seeking' ? statuses.filter(({ value }) => value !== 'NOT_SEEKING') : statuses,
    availability: optionsOfWords(operationalAvailabilities),
    engagement: optionsOfWords(engagementTypes),
    way: optionsOfWords(waysOfWorking),
    color: colorOptions(colors),
  };
  return kindsOf(tab).map((kind) => ({
    kind,
    name: facetNames[kind],
    options: options[kind],
    isUncounted: kind === 'color',
  }));
}
