import { graphql, readInlineData } from 'relay-runtime';
import type { openingTerms_query$key } from '../../../../__generated__/openingTerms_query.graphql.ts';
import type { Option } from '../../terms/workTerms.ts';

interface OpeningTerms {
  readonly occupationIds: readonly Option[];
  readonly tagIds: readonly Option[];
  readonly prefectures: readonly Option[];
}

const options = (entries: readonly { readonly id: string; readonly name: string }[]): readonly Option[] =>
  entries.map(({ id, name }) => ({ value: id, label: name }));

/** What only openings are found by, to choose from. */
export function openingTerms(key: openingTerms_query$key): OpeningTerms {
  const { occupations, jobOpeningTags, prefectures } = readInlineData(
    graphql`
      fragment openingTerms_query on Query @inline {
        occupations {
          id
          name
        }
        jobOpeningTags {
          id
          name
        }
        prefectures {
          id
          name
        }
      }
    `,
    key,
  );
  return {
    occupationIds: options(occupations),
    tagIds: options(jobOpeningTags),
    prefectures: options(prefectures),
  };
}
