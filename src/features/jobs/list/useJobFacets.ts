import { graphql } from 'react-relay/hooks';
import type { useJobFacetsQuery } from '../../../../__generated__/useJobFacetsQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { optionsOfWords } from '../../../ui/filters/filterFacet.ts';
import type { FilterFacet } from '../../../ui/filters/filterFacet.ts';
import { jobFacetNames } from './jobFacetNames.ts';
import { filterKindsOf, kindsOfList } from './jobsSearch.ts';
import type { JobFilterKind, JobListPath } from './jobsSearch.ts';
import { openingKinds } from '../../../lib/words/openingKinds.ts';
import { workingPlaceTypes } from '../opening/openingWords.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
}

const ofEntries = (entries: readonly Entry[]): FilterFacet['options'] =>
  entries.map(({ id, name }) => ({ value: id, label: name }));

/** A list's filters with their options. */
export function useJobFacets(list: JobListPath): readonly FilterFacet<JobFilterKind>[] {
  const { categories, tools, prefectures, occupations, jobOpeningTags } = useRouteQuery<useJobFacetsQuery>(
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
        prefectures {
          id
          name
        }
        occupations {
          id
          name
        }
        jobOpeningTags {
          id
          name
        }
      }
    `,
    {},
  );
  const options: Record<JobFilterKind, FilterFacet['options']> = {
    kind: kindsOfList[list].map((value) => ({ value, label: openingKinds[value] })),
    place: optionsOfWords(workingPlaceTypes),
    prefecture: ofEntries(prefectures),
    category: ofEntries(categories),
    tool: ofEntries(tools),
    occupation: ofEntries(occupations),
    tag: ofEntries(jobOpeningTags),
  };
  return filterKindsOf(list).map((kind) => ({ kind, name: jobFacetNames[kind], options: options[kind] }));
}
