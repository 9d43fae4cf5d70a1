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
import { workTerms } from '../terms/workTerms.ts';
import { kindsOf } from './discoverSearch.ts';
import type { FeedTab, FilterKind } from './discoverSearch.ts';
import { facetNames } from './facetNames.ts';

const statuses = Object.entries(seekingStatus).map(([value, { word }]) => ({
  value,
  label: word,
}));

/** A tab's filters with their options; `colors` are those that are chosen. */
export function useFilterFacets(tab: FeedTab, colors: readonly string[]): readonly FilterFacet<FilterKind>[] {
  const data = useRouteQuery<useFilterFacetsQuery>(
    graphql`
      query useFilterFacetsQuery {
        ...workTerms_query
      }
    `,
    {},
  );
  const terms = workTerms(data);
  const options: Record<FilterKind, FilterFacet['options']> = {
    category: terms.categoryIds,
    industry: terms.industryIds,
    tool: terms.toolIds,
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
