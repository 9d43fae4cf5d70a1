import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FollowButton_creator$key } from '../../../__generated__/FollowButton_creator.graphql.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import type { ButtonSize } from '../../ui/buttons/buttonClass.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { creatorName } from '../people/creatorName.ts';
import { mayFollow } from '../session/memberContent.ts';
import { useSessionState } from '../session/session.ts';
import { useFollow } from './useFollow.ts';

interface FollowButtonProps {
  readonly creator: FollowButton_creator$key;
  readonly size?: ButtonSize;
  readonly block?: boolean;
}

/** Only for people of companies who may follow. */
export function FollowButton({ creator, size, block }: FollowButtonProps): ReactElement | null {
  const followed = useFragment(
    graphql`
      fragment FollowButton_creator on CreatorUser {
        id
        isFollowed
        ...creatorName_creator
      }
    `,
    creator,
  );
  const { id, isFollowed } = followed;
  const session = useSessionState();
  const { pending, set } = useFollow(id);
  if (!mayFollow(session)) return null;
  const words = isFollowed ? 'フォロー中' : 'フォローする';
  return (
    <Button
      size={size}
      block={block}
      aria-busy={pending}
      aria-label={`${words}、${creatorName(followed)}さん`}
      icon={<Icon name={isFollowed ? 'check' : 'plus'} size={16} />}
      onClick={() => set(!isFollowed)}
    >
      {words}
    </Button>
  );
}
