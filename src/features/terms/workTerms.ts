import { graphql, readInlineData } from 'relay-runtime';
import type { workTerms_query$key } from '../../../__generated__/workTerms_query.graphql.ts';

/** One of a list to choose from. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface WorkTerms {
  readonly categoryIds: readonly Option[];
  readonly industryIds: readonly Option[];
  readonly toolIds: readonly Option[];
}

const options = (entries: readonly { readonly id: string; readonly name: string }[]): readonly Option[] =>
  entries.map(({ id, name }) => ({ value: id, label: name }));

/** What works and openings are found by, to choose from. */
export function workTerms(key: workTerms_query$key): WorkTerms {
  const { categories, industries, tools } = readInlineData(
    graphql`
      fragment workTerms_query on Query @inline {
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
    key,
  );
  return { categoryIds: options(categories), industryIds: options(industries), toolIds: options(tools) };
}
