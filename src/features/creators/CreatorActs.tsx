import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CreatorActs_creator$key } from '../../../__generated__/CreatorActs_creator.graphql.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { mayFollow } from '../session/memberContent.ts';
import { useSessionState } from '../session/session.ts';
import { FollowButton } from '../follows/FollowButton.tsx';
import { ListButton } from '../lists/ListButton.tsx';
import * as css from './CreatorPage.css.ts';

/**
 * Guests, creators themselves and those who may write to creators get buttons; everybody else gets the works.
 */
export function CreatorActs({
  creator: key,
}: {
  readonly creator: CreatorActs_creator$key;
}): ReactElement | null {
  const creator = useFragment(
    graphql`
      fragment CreatorActs_creator on CreatorUser {
        id
        isSelf
        ...FollowButton_creator
      }
    `,
    key,
  );
  const session = useSessionState();
  if (session.status !== 'member') {
    return (
      <div className={css.act}>
        <Link to="/sign_up" className={buttonClass({ variant: 'primary', block: true })}>
          登録して相談する
        </Link>
      </div>
    );
  }
  if (creator.isSelf) {
    return (
      <div className={css.act}>
        <Link to="/me" className={buttonClass({ block: true })}>
          プロフィールを編集する
        </Link>
      </div>
    );
  }
  if (!mayFollow(session)) return null;
  return (
    <div className={css.act}>
      <Link
        to="/consultations/create"
        search={{ to: creator.id }}
        className={buttonClass({ variant: 'primary', block: true })}
      >
        仕事を相談する
      </Link>
      <Link to="/messages" search={{ creator: creator.id }} className={buttonClass({ block: true })}>
        メッセージを送る
      </Link>
      <FollowButton creator={creator} block />
      <ListButton creatorIds={[creator.id]} block />
    </div>
  );
}
