import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OnboardingTodo_user$key } from '../../../../__generated__/OnboardingTodo_user.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx';
import { useWide } from '../../../ui/useWide.ts';
import * as css from '../me.css.ts';
import * as own from '../../own-page/ownPage.css.ts';
import { TodoRow } from '../../own-page/TodoRow.tsx';
import type { OnboardingTodoMutation } from '../../../../__generated__/OnboardingTodoMutation.graphql.ts';
import { useAct } from '../../page/useAct.ts';

interface OnboardingTodoProps {
  readonly user: OnboardingTodo_user$key;
  /** Opens the section where it is done. */
  readonly onGo: (section: 'profile' | 'job' | 'bank', field?: string) => void;
}

/** A creator's to-dos. Gone when done, or when hidden on this kind of device. */
export function OnboardingTodo({ user, onGo }: OnboardingTodoProps): ReactElement | null {
  const id = useId();
  const wide = useWide();
  const { profile } = useFragment(
    graphql`
      fragment OnboardingTodo_user on User {
        profile {
          ... on PrivateCreatorProfile {
            onboardingStatus {
              isCreatorUserOnboardingTodoCompleted
              creatorUserProfileRegistered
              creatorUserProductRegistered
              creatorUserJobProfileRegistered
              creatorUserBankAccountRegistered
              doNotShowAgain
              doNotShowAgainSp
            }
          }
        }
      }
    `,
    user,
  );
  const dismissal = useAct<OnboardingTodoMutation>(graphql`
    mutation OnboardingTodoMutation($input: CompleteOnboardingTodoActionInput!) {
      completeOnboardingTodoAction(input: $input) {
        user {
          id
          profile {
            ... on PrivateCreatorProfile {
              onboardingStatus {
                doNotShowAgain
                doNotShowAgainSp
              }
            }
          }
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const status = profile?.onboardingStatus;
  if (status === undefined || status.isCreatorUserOnboardingTodoCompleted) return null;
  if (wide ? status.doNotShowAgain : status.doNotShowAgainSp) return null;

  const done = [
    status.creatorUserProfileRegistered,
    status.creatorUserProductRegistered,
    status.creatorUserJobProfileRegistered,
    status.creatorUserBankAccountRegistered,
  ].filter(Boolean).length;
  const go = (section: 'profile' | 'job' | 'bank', words: string, label: string, field?: string) => (
    <Button size="s" aria-label={label} onClick={() => onGo(section, field)}>
      {words}
    </Button>
  );
  return (
    <section className={own.pane} aria-labelledby={id}>
      <h2 id={id} className={own.paneTitle}>
        仕事を受けるための準備
      </h2>
      <p className={css.todoCount}>
        <span className={css.todoFigure}>{done}</span>/4
      </p>
      <ProgressBar value={done} max={4} label="済んだ項目" />
      <ul className={own.todos}>
        <TodoRow
          done={status.creatorUserProfileRegistered}
          act={go('profile', '書く', '紹介文を書く', 'introduction')}
        >
          プロフィールに紹介文を書く
        </TodoRow>
        <TodoRow
          done={status.creatorUserProductRegistered}
          act={
            <Link to="/products/create" className={buttonClass({ size: 's' })} aria-label="作品を載せる">
              載せる
            </Link>
          }
        >
          作品を1点載せる
        </TodoRow>
        <TodoRow done={status.creatorUserJobProfileRegistered} act={go('job', '書く', '仕事の条件を書く')}>
          仕事の条件を書く
        </TodoRow>
        <TodoRow
          done={status.creatorUserBankAccountRegistered}
          act={go('bank', '登録する', '振込先口座を登録する')}
        >
          振込先口座を登録する
        </TodoRow>
      </ul>
      <p className={css.todoEnd}>
        <Button
          variant="text"
          size="s"
          loading={dismissal.pending !== null}
          onClick={() =>
            void dismissal.act({ input: wide ? { doNotShowAgain: true } : { doNotShowAgainSp: true } })
          }
        >
          今後は表示しない
        </Button>
      </p>
    </section>
  );
}
