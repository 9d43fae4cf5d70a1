import { graphql, useFragment } from 'react-relay/hooks';
import type { useWorkTerms_elements$key } from '../../../../__generated__/useWorkTerms_elements.graphql.ts';
import type { TermsName } from './workFields.ts';

interface Term {
  readonly value: string;
  readonly label: string;
}

/** What a work may be found by, to choose from. */
export type WorkTerms = Readonly<Record<TermsName, readonly Term[]>>;

const asTerms = (entries: readonly { readonly id: string; readonly name: string }[]): readonly Term[] =>
  entries.map(({ id, name }) => ({ value: id, label: name }));

export function useWorkTerms(key: useWorkTerms_elements$key): WorkTerms {
  const { categories, industries, tools } = useFragment(
    graphql`
      fragment useWorkTerms_elements on Query {
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
  return {
    categoryIds: asTerms(categories),
    industryIds: asTerms(industries),
    toolIds: asTerms(tools),
  };
}
