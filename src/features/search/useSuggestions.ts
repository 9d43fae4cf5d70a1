import { useEffect, useMemo, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  useSuggestionsQuery,
  useSuggestionsQuery$data,
} from '../../../__generated__/useSuggestionsQuery.graphql.ts';
import { creatorFace } from '../people/creatorFace.ts';
import { creatorName } from '../people/creatorName.ts';

export interface SuggestedOption {
  readonly text: string;
  /** Where it leads; words are searched for. */
  readonly href?: string;
  readonly note?: string;
  readonly count?: number;
  readonly picture?: { readonly url: string; readonly shape: 'round' | 'square' | 'work' } | null;
  readonly matches?: readonly { readonly from: number; readonly to: number }[];
}

export interface SuggestedGroup {
  readonly name: string;
  readonly options: readonly SuggestedOption[];
}

const query = graphql`
  query useSuggestionsQuery($query: String!) {
    searchSuggestions(query: $query) {
      text
      count
    }
    works: search(kind: PRODUCT, query: $query, first: 4) {
      edges {
        node {
          title
          titleMatches {
            from
            to
          }
          product {
            id
            thumbnailImage {
              url
            }
            author {
              ...creatorName_creator
            }
          }
        }
      }
    }
    people: search(kind: CREATOR, query: $query, first: 3) {
      edges {
        node {
          creator {
            id
            ...creatorFace_creator
            profile {
              location
            }
          }
        }
      }
    }
    companies: search(kind: COMPANY, query: $query, first: 2) {
      edges {
        node {
          title
          titleMatches {
            from
            to
          }
          company {
            id
            avatarImagePath
          }
        }
      }
    }
  }
`;

/** Short enough to seem at once, long enough for a word. */
const restMs = 120;

/**
 * What may be meant by what is typed so far, half-converted kana too. An answer that comes late is dropped; until the next one comes the last
 * one stands. Null while nobody asks.
 */
export function useSuggestions(typed: string | null, recent: readonly string[]): readonly SuggestedGroup[] {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<useSuggestionsQuery$data | null>(null);
  useEffect(() => {
    if (typed === null || typed === '') return undefined;
    let subscription: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<useSuggestionsQuery>(
        environment,
        query,
        { query: typed },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: setAnswer,
        // Whoever types goes on without suggestions.
        error: () => setAnswer(null),
      });
    }, restMs);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, typed]);
  return useMemo(() => {
    if (typed === null) return [];
    if (typed === '') {
      return recent.length === 0 ? [] : [{ name: '最近の検索', options: recent.map((text) => ({ text })) }];
    }
    return answer === null ? [] : groupsOf(answer);
  }, [typed, recent, answer]);
}

function groupsOf({
  searchSuggestions,
  works,
  people,
  companies,
}: useSuggestionsQuery$data): SuggestedGroup[] {
  const persons = people.edges.flatMap(({ node: { creator } }): SuggestedOption[] => {
    if (creator == null) return [];
    const { name, picture } = creatorFace(creator);
    const { location } = creator.profile;
    return [
      {
        text: name,
        href: `/creators/${creator.id}`,
        picture: picture === undefined ? null : { url: picture, shape: 'round' },
        ...(location != null && { note: location }),
      },
    ];
  });
  const firms = companies.edges.flatMap(({ node: { company, title, titleMatches } }): SuggestedOption[] =>
    company == null
      ? []
      : [
          {
            text: title,
            matches: titleMatches.map(({ from, to }) => ({ from, to })),
            href: `/companies/${company.id}`,
            picture:
              company.avatarImagePath == null ? null : { url: company.avatarImagePath, shape: 'square' },
          },
        ],
  );
  const groups = [
    { name: 'ことば', options: searchSuggestions.map(({ text, count }) => ({ text, count })) },
    {
      name: '作品',
      options: works.edges.flatMap(({ node: { product, title, titleMatches } }): SuggestedOption[] =>
        product == null
          ? []
          : [
              {
                text: title,
                matches: titleMatches.map(({ from, to }) => ({ from, to })),
                href: `/products/${product.id}`,
                note: creatorName(product.author),
                picture:
                  product.thumbnailImage == null ? null : { url: product.thumbnailImage.url, shape: 'work' },
              },
            ],
      ),
    },
    { name: '人と会社', options: [...persons, ...firms] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
