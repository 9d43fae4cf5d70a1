import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CorporateTodo_user$key } from '../../../../__generated__/CorporateTodo_user.graphql.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { mayFollow } from '../../session/memberContent.ts';
import { useSessionState } from '../../session/session.ts';
import { useCorporateTodoAction } from '../../onboarding/useCorporateTodoAction.ts';
import * as own from '../../own-page/ownPage.css.ts';
import { TodoRow } from '../../own-page/TodoRow.tsx';

/** First steps for those who may follow. Each can be hidden; gone when none is left. */
export function CorporateTodo({ user }: { readonly user: CorporateTodo_user$key }): ReactElement | null {
  const id = useId();
  const { profile } = useFragment(
    graphql`
      fragment CorporateTodo_user on User {
        profile {
          ... on PrivateCorporateProfile {
            todoStatus {
              initialFollowFeatureUsed
              initialAccessFollowingPageUsed
              doNotShowInitialUseFollowFeatureAgain
              doNotUseFollowFeatureInFollowingScreenAgain
            }
          }
        }
      }
    `,
    user,
  );
  const may = mayFollow(useSessionState());
  const { act, pending } = useCorporateTodoAction();
  const status = profile?.todoStatus;
  if (status === undefined || !may) return null;
  const rows = [
    {
      name: '気になる人をフォローする',
      done: status.initialFollowFeatureUsed,
      hidden: status.doNotShowInitialUseFollowFeatureAgain,
      link: (
        <Link to="/products" className={buttonClass({ size: 's' })} aria-label="作品から気になる人を探す">
          探す
        </Link>
      ),
      away: { doNotShowInitialUseFollowFeatureAgain: true },
    },
    {
      name: 'フォローした人の一覧を開く',
      done: status.initialAccessFollowingPageUsed,
      hidden: status.doNotUseFollowFeatureInFollowingScreenAgain,
      link: (
        <Link
          to="/following"
          className={buttonClass({ size: 's' })}
          aria-label="フォローした人の一覧を開く"
          onClick={() => void act({ input: { initialAccessFollowingPageUsed: true } })}
        >
          開く
        </Link>
      ),
      away: { doNotUseFollowFeatureInFollowingScreenAgain: true },
    },
  ];
  const shown = rows.filter(({ hidden }) => !hidden);
  if (shown.every(({ done }) => done)) return null;
  return (
    <section className={own.pane} aria-labelledby={id}>
      <h2 id={id} className={own.paneTitle}>
        フォローを使ってみる
      </h2>
      <ul className={own.todos}>
        {shown.map(({ name, done, link, away }) => (
          <TodoRow
            key={name}
            done={done}
            act={
              <>
                {link}
                <IconButton
                  icon="close"
                  size="s"
                  label={`「${name}」を今後は表示しない`}
                  loading={pending !== null && Object.keys(away).some((key) => key in pending.input)}
                  onClick={() => void act({ input: away })}
                />
              </>
            }
          >
            {name}
          </TodoRow>
        ))}
      </ul>
    </section>
  );
}
