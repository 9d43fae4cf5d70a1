import { graphql, readInlineData } from 'relay-runtime';
import type { creatorFace_creator$key } from '../../../__generated__/creatorFace_creator.graphql.ts';
import { creatorName } from './creatorName.ts';

export interface CreatorFace {
  readonly name: string;
  /** The address of their picture. */
  readonly picture: string | undefined;
}

/** Name and picture, by which a creator is known in lists and beside works. */
export function creatorFace(key: creatorFace_creator$key): CreatorFace {
  const creator = readInlineData(
    graphql`
      fragment creatorFace_creator on CreatorUser @inline {
        ...creatorName_creator
        profile {
          profileImage {
            url
          }
        }
      }
    `,
    key,
  );
  return {
    name: creatorName(creator),
    picture: creator.profile.profileImage?.url,
  };
}
