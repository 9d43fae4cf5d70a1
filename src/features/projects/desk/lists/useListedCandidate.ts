import { graphql, useFragment } from 'react-relay/hooks';
import type { useListedCandidate_candidate$key } from '../../../../../__generated__/useListedCandidate_candidate.graphql.ts';
import { hopedPrice } from './hopedPrice.ts';
import type { OpeningKind } from '../openings/openingWords.ts';
import type { EntryStage } from '../stageWords.ts';

export interface ListedPicture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null | undefined;
}

interface ListedPerson {
  readonly name: string;
  readonly picture: string | null | undefined;
}

export interface ListedFacts {
  readonly id: string;
  readonly stage: EntryStage;
  readonly isRead: boolean;
  readonly enteredAt: string;
  readonly replyBy: string;
  readonly firstRepliedAt: string | null | undefined;
  readonly message: string;
  readonly person: ListedPerson;
  /** 画面設計、情報設計 */
  readonly trade: string;
  /** Of the newest works, four at most. */
  readonly works: readonly ListedPicture[];
  readonly assignee: ListedPerson | null;
  readonly hoped: (kind: OpeningKind) => string;
}

/** What a list shows of a candidate, as a row, on a phone, or on the board: one list is seen in all three ways. */
export function useListedCandidate(key: useListedCandidate_candidate$key): ListedFacts {
  const { user, assignee, entryMessage, ...facts } = useFragment(
    graphql`
      fragment useListedCandidate_candidate on Candidate {
        id
        stage
        isRead
        enteredAt
        replyBy
        firstRepliedAt
        entryMessage
        assignee {
          fullName
          profileImage {
            url
          }
        }
        user {
          newestProducts(first: 4) {
            id
            thumbnailImage {
              url
              width
              height
              thumbhash
            }
          }
          profile {
            lastName
            firstName
            profileImage {
              url
            }
            skills {
              name
            }
            ...hopedPrice_profile
          }
        }
      }
    `,
    key,
  );
  const { profile, newestProducts } = user;
  const { id, stage, isRead, enteredAt, replyBy, firstRepliedAt } = facts;
  return {
    id,
    stage,
    isRead,
    enteredAt,
    replyBy,
    firstRepliedAt,
    message: entryMessage,
    person: { name: `${profile.lastName} ${profile.firstName}`, picture: profile.profileImage?.url },
    trade: profile.skills
      .slice(0, 2)
      .map((skill) => skill.name)
      .join('、'),
    works: newestProducts.flatMap(({ id: work, thumbnailImage: image }) => {
      if (image == null) return [];
      const { url, width, height, thumbhash } = image;
      return [{ id: work, url, width, height, thumbhash }];
    }),
    assignee: assignee == null ? null : { name: assignee.fullName, picture: assignee.profileImage?.url },
    hoped: (kind) => hopedPrice(profile, kind),
  };
}
