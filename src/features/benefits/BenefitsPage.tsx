import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { BenefitsPageQuery } from '../../../__generated__/BenefitsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { KindChoices } from '../../ui/choices/KindChoices.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { BenefitAmount } from './BenefitAmount.tsx';
import { benefitKinds } from './benefitKinds.ts';
import type { BenefitKind } from './benefitKinds.ts';
import * as css from './benefits.css.ts';
import { PhraseText } from '../../ui/text/PhraseText.tsx';

/** `/benefits`: offers from others to members. */
export function BenefitsPage(): ReactElement {
  const { benefits } = useRouteQuery<BenefitsPageQuery>(
    graphql`
      query BenefitsPageQuery {
        benefits {
          id
          slug
          title
          provider
          kind
          amount
          summary
          validUntil
          usesCount
        }
      }
    `,
    {},
  );
  const [kind, setKind] = useState<BenefitKind | null>(null);
  const shown = kind === null ? benefits : benefits.filter((benefit) => benefit.kind === kind);
  return (
    <div className={css.page}>
      <PageHead title="会員特典" />
      <header className={css.head}>
        <h1 className={css.title}>つくる人の、手元を軽くする。</h1>
        <p className={css.note}>会員が使える特典です。つむぎは紹介料を受け取っていません。</p>
      </header>
      {benefits.length === 0 ? (
        <EmptyState title="会員特典は、まだありません。">
          <p>使えるようになると、ここに並びます。</p>
        </EmptyState>
      ) : (
        <>
          <KindChoices
            all={benefits.map((benefit) => benefit.kind)}
            words={benefitKinds}
            kind={kind}
            onChoose={setKind}
            countsShown
            className={css.kinds}
          />
          <ul>
            {shown.map((benefit) => (
              <li key={benefit.id} className={css.row}>
                <BenefitAmount amount={benefit.amount} />
                <div>
                  <p className={css.provider}>
                    <b>{benefit.provider}</b>
                    <span>{benefitKinds[benefit.kind]}</span>
                  </p>
                  <h2 className={css.name}>
                    <PhraseText>{benefit.title}</PhraseText>
                  </h2>
                  <p className={css.summary}>{benefit.summary}</p>
                </div>
                <dl className={css.facts}>
                  <div>
                    <dt>期限</dt>
                    <dd>
                      <DateText date={`${benefit.validUntil}T00:00:00+09:00`} />
                    </dd>
                  </div>
                  {benefit.usesCount > 0 && (
                    <div>
                      <dt>使った人</dt>
                      <dd>{benefit.usesCount}人</dd>
                    </div>
                  )}
                </dl>
                <Link
                  to="/benefits/$id"
                  params={{ id: benefit.slug }}
                  className={buttonClass()}
                  aria-label={`${benefit.title}の使い方を見る`}
                >
                  使い方を見る
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
