import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FollowerRow_follow$key } from '../../../__generated__/FollowerRow_follow.graphql.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import * as css from './follows.css.ts';

export function FollowerRow({ follow }: { readonly follow: FollowerRow_follow$key }): ReactElement {
  const { follower, followedAt } = useFragment(
    graphql`
      fragment FollowerRow_follow on Follow {
        followedAt
        follower {
          fullName
          company {
            id
            name
            avatarImagePath
          }
        }
      }
    `,
    follow,
  );
  return (
    <article className={css.followerRow}>
      <Avatar name={follower.company.name} src={follower.company.avatarImagePath} shape="square" size={40} />
      <div className={css.followerWho}>
        <h2 className={css.followerName}>
          <a href={`/companies/${follower.company.id}`} className={css.nameLink}>
            {follower.company.name}
          </a>
        </h2>
        <p className={css.since}>{follower.fullName}</p>
      </div>
      <p className={css.when}>
        <RelativeTime date={followedAt} />
      </p>
      <Link
        to="/messages"
        search={{ company: follower.company.id }}
        className={`${buttonClass({ size: 's' })} ${css.followerAct}`}
        aria-label={`${follower.company.name}にメッセージを送る`}
      >
        メッセージを送る
      </Link>
    </article>
  );
}
