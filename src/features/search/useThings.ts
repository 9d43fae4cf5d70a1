import { graphql } from 'react-relay/hooks';
import type { useThingsQuery, useThingsQuery$data } from '../../../__generated__/useThingsQuery.graphql.ts';
import { creatorFace } from '../people/creatorFace.ts';
import { creatorName } from '../people/creatorName.ts';
import type { SearchTab } from './searchParams.ts';
import { tabNames } from './searchWords.ts';
import type { AllOption, Match, SuggestedGroup, SuggestedOption, ThingOption } from './suggested.ts';
import { useWhileTyping } from './useWhileTyping.ts';

const query = graphql`
  query useThingsQuery($query: String!) {
    searchTogether(query: $query) {
      text
      count
    }
    works: search(kind: PRODUCT, query: $query, first: 4) {
      totalCount
      hasMoreThanTotal
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
              width
              height
            }
            author {
              ...creatorName_creator
            }
          }
        }
      }
    }
    jobs: search(kind: JOB_OPENING, query: $query, first: 2) {
      totalCount
      hasMoreThanTotal
      edges {
        node {
          title
          titleMatches {
            from
            to
          }
          jobOpening {
            id
            company {
              name
              avatarImagePath
            }
          }
        }
      }
    }
    people: search(kind: CREATOR, query: $query, first: 3) {
      totalCount
      hasMoreThanTotal
      edges {
        node {
          excerpt {
            text
            matches {
              from
              to
            }
          }
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
    companies: search(kind: COMPANY, query: $query, first: 3) {
      totalCount
      hasMoreThanTotal
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
            publicJobOpeningsCount
          }
        }
      }
    }
  }
`;

type Found = useThingsQuery$data;

const matchesOf = (matches: readonly Match[]): readonly Match[] =>
  matches.map(({ from, to }) => ({ from, to }));

function pictureOf(
  media: { readonly url: string; readonly width: number; readonly height: number } | null | undefined,
): ThingOption['picture'] {
  if (media == null) return { shape: 'none' };
  const { url, width, height } = media;
  return { shape: 'work', url, width, height };
}

function worksOf({ works }: Found): ThingOption[] {
  return works.edges.flatMap(({ node: { product, title, titleMatches } }): ThingOption[] =>
    product == null
      ? []
      : [
          {
            does: 'open',
            key: product.id,
            text: title,
            matches: matchesOf(titleMatches),
            href: `/products/${product.id}`,
            note: { text: creatorName(product.author), matches: [] },
            picture: pictureOf(product.thumbnailImage),
          },
        ],
  );
}

function jobsOf({ jobs }: Found): ThingOption[] {
  return jobs.edges.flatMap(({ node: { jobOpening, title, titleMatches } }): ThingOption[] =>
    jobOpening == null
      ? []
      : [
          {
            does: 'open',
            key: jobOpening.id,
            text: title,
            matches: matchesOf(titleMatches),
            href: `/jobs/${jobOpening.id}`,
            note: { text: jobOpening.company.name, matches: [] },
            picture: { url: jobOpening.company.avatarImagePath ?? null, shape: 'square' },
          },
        ],
  );
}

function peopleOf({ people }: Found): ThingOption[] {
  return people.edges.flatMap(({ node: { creator, excerpt } }): ThingOption[] => {
    if (creator == null) return [];
    const { name, picture } = creatorFace(creator);
    const { location } = creator.profile;
    return [
      {
        does: 'open',
        key: creator.id,
        text: name,
        href: `/creators/${creator.id}`,
        picture: { url: picture ?? null, shape: 'round' },
        note:
          excerpt == null
            ? location == null
              ? undefined
              : { text: location, matches: [] }
            : { text: excerpt.text, matches: matchesOf(excerpt.matches) },
      },
    ];
  });
}

function companiesOf({ companies }: Found): ThingOption[] {
  return companies.edges.flatMap(({ node: { company, title, titleMatches } }): ThingOption[] =>
    company == null
      ? []
      : [
          {
            does: 'open',
            key: company.id,
            text: title,
            matches: matchesOf(titleMatches),
            href: `/companies/${company.id}`,
            picture: { url: company.avatarImagePath ?? null, shape: 'square' },
            note:
              company.publicJobOpeningsCount === 0
                ? undefined
                : { text: `募集${company.publicJobOpeningsCount}件`, matches: [] },
          },
        ],
  );
}

const mostTogether = 4;

/** Four of both, at least one of each that there is. */
function together(first: readonly ThingOption[], second: readonly ThingOption[]): ThingOption[] {
  const ofSecond = Math.max(mostTogether - first.length, Math.min(second.length, 1));
  const shown = second.slice(0, ofSecond);
  return [...first.slice(0, mostTogether - shown.length), ...shown];
}

/** What was found by these words, with a row to all of each kind. */
function groupsOf(found: Found, typed: string): SuggestedGroup[] {
  const all = (tab: SearchTab): AllOption[] => {
    const { totalCount, hasMoreThanTotal } = found[tab];
    if (totalCount === 0) return [];
    return [
      {
        does: 'show',
        key: `all ${tab}`,
        text: `${tabNames[tab]}をすべて見る`,
        count: `${totalCount.toLocaleString('ja-JP')}${hasMoreThanTotal ? '+' : ''}`,
        search: { q: typed, tab },
      },
    ];
  };
  const group = (
    [tab, things]: readonly [SearchTab, readonly ThingOption[]],
    [otherTab, otherThings]: readonly [SearchTab, readonly ThingOption[]],
    both: string,
  ): SuggestedGroup => {
    const options: SuggestedOption[] = [...together(things, otherThings), ...all(tab), ...all(otherTab)];
    const isOne = found[tab].totalCount === 0 || found[otherTab].totalCount === 0;
    return { name: isOne ? tabNames[found[tab].totalCount > 0 ? tab : otherTab] : both, options };
  };
  return [
    group(['works', worksOf(found)], ['jobs', jobsOf(found)], '作品と仕事'),
    group(['people', peopleOf(found)], ['companies', companiesOf(found)], '人と会社'),
  ];
}

interface Things {
  /** What is typed, with another word. */
  readonly together: readonly { readonly text: string; readonly count: number }[];
  readonly groups: readonly SuggestedGroup[];
}

/** Works, openings, people and companies that hold what is typed so far. */
export function useThings(typed: string | null): Things {
  const answer = useWhileTyping<useThingsQuery>(query, typed);
  if (answer === null) return { together: [], groups: [] };
  return {
    together: answer.data.searchTogether.map(({ text, count }) => ({ text, count })),
    groups: groupsOf(answer.data, answer.typed),
  };
}
