import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { SignUpCompletePageQuery } from '../../../../__generated__/SignUpCompletePageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { cx } from '../../../ui/cx.ts';
import { DateText } from '../../../ui/text/DateText.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import * as css from '../signUp.css.ts';
import { SignUpPageFrame } from '../SignUpPageFrame.tsx';
import { viewerOf } from './viewerOf.ts';

export function SignUpCompletePage(): ReactElement {
  const data = useRouteQuery<SignUpCompletePageQuery>(
    graphql`
      query SignUpCompletePageQuery {
        me {
          contentVisibilityType
          contentVisibilityEndsAt
          profile {
            ... on PrivateCreatorProfile {
              userName
              jobProfile {
                __typename
              }
            }
          }
        }
      }
    `,
    {},
  );
  const { profile, contentVisibilityType, contentVisibilityEndsAt } = viewerOf(data);
  const welcome = profile?.userName === undefined ? 'ようこそ。' : `${profile.userName}さん、ようこそ。`;
  const hasJobProfile = profile?.jobProfile != null;
  const until =
    contentVisibilityType === 'TEMPORARILY_ALL' && contentVisibilityEndsAt != null
      ? contentVisibilityEndsAt
      : null;
  return (
    <SignUpPageFrame
      title="登録が終わりました"
      lead={
        <>
          {welcome}
          {until === null ? (
            'はじめに作品を1点載せると、会社から見つけてもらえます。'
          ) : (
            <>
              <DateText date={until} className={css.unbroken} />
              までは、会員だけに公開されている作品とページも、すべて見られます。載せた作品が1点承認されると、ずっと見られます。
            </>
          )}
        </>
      }
      step={4}
      done
    >
      <FormSection
        title="次にすること"
        whyLast
        why={
          <p>作品は人の目で審査し、終わるとメールでお知らせします。審査のあいだも、作品を編集できます。</p>
        }
      >
        <ol className={css.next}>
          <li className={css.nextRow}>
            <span className={css.gainNumber} aria-hidden="true">
              1
            </span>
            <div>
              <h3 className={css.gainTitle}>作品を載せる</h3>
              <p className={css.gainText}>画像と短い説明で、1点から。会社はここから声をかけます。</p>
            </div>
            <Link to="/products/create" className={cx(css.nextAct, buttonClass({ variant: 'creator' }))}>
              作品を載せる
            </Link>
          </li>
          <li className={css.nextRow}>
            <span className={css.gainNumber} aria-hidden="true">
              2
            </span>
            <div>
              <h3 className={css.gainTitle}>
                {hasJobProfile ? 'プロフィールを編集する' : '仕事の条件を書く'}
              </h3>
              <p className={css.gainText}>
                {hasJobProfile
                  ? 'プロフィール画像とカバー画像を設定すると、ページの印象が決まります。'
                  : '働ける時間と報酬の目安があると、条件の合う相談が届きます。'}
              </p>
            </div>
            <Link
              to="/me"
              hash={hasJobProfile ? 'profile' : 'job'}
              className={cx(css.nextAct, buttonClass())}
            >
              {hasJobProfile ? 'プロフィールを編集する' : '条件を書く'}
            </Link>
          </li>
          <li className={css.nextRow}>
            <span className={css.gainNumber} aria-hidden="true">
              3
            </span>
            <div>
              <h3 className={css.gainTitle}>作品を見る</h3>
              <p className={css.gainText}>気になる作品を保存しておけます。</p>
            </div>
            <Link to="/products" className={cx(css.nextAct, buttonClass())}>
              作品を見る
            </Link>
          </li>
        </ol>
      </FormSection>
    </SignUpPageFrame>
  );
}
