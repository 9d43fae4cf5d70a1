import { graphql, readInlineData } from 'relay-runtime';
import type { creatorName_creator$key } from '../../../__generated__/creatorName_creator.graphql.ts';

/** A creator's name as others read it. */
export function creatorName(creator: creatorName_creator$key): string {
  const { profile } = readInlineData(
    graphql`
      fragment creatorName_creator on CreatorUser @inline {
        profile {
          lastName
          firstName
        }
      }
    `,
    creator,
  );
  return `${profile.lastName} ${profile.firstName}`;
}
