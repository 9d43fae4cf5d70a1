import { graphql } from 'react-relay/hooks';
import type { useJobFacetsQuery } from '../../../../__generated__/useJobFacetsQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { optionsOfWords } from '../../../ui/filters/filterFacet.ts';
import type { FilterFacet } from '../../../ui/filters/filterFacet.ts';
import type { Option } from '../../terms/workTerms.ts';
import { openingTerms } from '../opening/openingTerms.ts';
import { jobFacetNames } from './jobFacetNames.ts';
import { filterKindsOf, kindsOfList } from './jobsSearch.ts';
import type { JobFilterKind, JobListPath } from './jobsSearch.ts';
import { openingKinds } from '../../../lib/words/openingKinds.ts';
import { workingPlaceTypes } from '../opening/openingWords.ts';

const options = (entries: readonly { readonly id: string; readonly name: string }[]): readonly Option[] =>
  entries.map(({ id, name }) => ({ value: id, label: name }));

/** A list's filters with their options. */
export function useJobFacets(list: JobListPath): readonly FilterFacet<JobFilterKind>[] {
  const data = useRouteQuery<useJobFacetsQuery>(
    graphql`
      query useJobFacetsQuery {
        categories {
          id
          name
        }
        tools {
          id
          name
        }
        ...openingTerms_query
      }
    `,
    {},
  );
  const { occupationIds, tagIds, prefectures } = openingTerms(data);
  const choices: Record<JobFilterKind, FilterFacet['options']> = {
    kind: kindsOfList[list].map((value) => ({ value, label: openingKinds[value] })),
    place: optionsOfWords(workingPlaceTypes),
    prefecture: prefectures,
    category: options(data.categories),
    tool: options(data.tools),
    occupation: occupationIds,
    tag: tagIds,
  };
  return filterKindsOf(list).map((kind) => ({ kind, name: jobFacetNames[kind], options: choices[kind] }));
}
