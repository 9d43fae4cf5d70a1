import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  BenefitPageQuery,
  BenefitPageQuery$variables,
} from '../../../__generated__/BenefitPageQuery.graphql.ts';
import type { BenefitPageRevealMutation } from '../../../__generated__/BenefitPageRevealMutation.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { pageNotFound } from '../page/pageNotFound.ts';
import { useAct } from '../page/useAct.ts';
import { TextBlocks } from '../texts/TextBlocks.tsx';
import { BenefitAmount } from './BenefitAmount.tsx';
import { benefitKinds } from './benefitKinds.ts';
import * as css from './benefits.css.ts';
import { PhraseText } from '../../ui/text/PhraseText.tsx';

interface Revealed {
  readonly code: string | null | undefined;
  readonly link: string | null | undefined;
}

/** `/benefits/{id}`: the offer, its conditions, and its code once asked for. */
export function BenefitPage({ variables }: { readonly variables: BenefitPageQuery$variables }): ReactElement {
  const { benefit } = useRouteQuery<BenefitPageQuery>(
    graphql`
      query BenefitPageQuery($slug: String!) {
        benefit(slug: $slug) {
          slug
          title
          provider
          kind
          amount
          summary
          validUntil
          hasCode
          usesCount
          blocks {
            ...TextBlocks_blocks
          }
        }
      }
    `,
    variables,
  );
  const { act, pending } = useAct<BenefitPageRevealMutation>(graphql`
    mutation BenefitPageRevealMutation($slug: String!) {
      revealBenefitCode(slug: $slug) {
        code
        link
        benefit {
          usesCount
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  if (!benefit) throw pageNotFound();
  const reveal = async (): Promise<void> => {
    const answer = await act({ slug: benefit.slug });
    if (answer) setRevealed(answer.revealBenefitCode);
  };
  const copy = async (code: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success('コードをコピーしました。');
    } catch {
      toast.error('コードをコピーできませんでした。選択してコピーしてください。');
    }
  };
  return (
    <div className={css.page}>
      <PageHead title={benefit.title} />
      <Link to="/benefits" className={css.back}>
        <Icon name="left" size={16} />
        会員特典
      </Link>
      <div className={css.benefit}>
        <article className={css.main}>
          <BenefitAmount amount={benefit.amount} isLarge />
          <h1 className={css.benefitTitle}>
            <PhraseText>{benefit.title}</PhraseText>
          </h1>
          <p className={css.lead}>{benefit.summary}</p>
          <div className={css.text}>
            <TextBlocks blocks={benefit.blocks} />
          </div>
        </article>
        <aside className={css.side} aria-labelledby="benefit-use">
          <h2 id="benefit-use" className={css.sideTitle}>
            受け取る
          </h2>
          {revealed === null ? (
            <>
              <Button
                variant="primary"
                size="l"
                block
                onClick={() => void reveal()}
                loading={pending !== null}
              >
                {benefit.hasCode ? 'コードを表示する' : '申し込み先を表示する'}
              </Button>
              <p className={css.help}>表示すると、使った人として数えます。名前は提供元に伝わりません。</p>
            </>
          ) : (
            <>
              {revealed.code != null && (
                <div className={css.code}>
                  <output className={css.codeText}>{revealed.code}</output>
                  <button type="button" className={css.copy} onClick={() => void copy(revealed.code ?? '')}>
                    コピー
                  </button>
                </div>
              )}
              {revealed.link != null && (
                <a
                  href={revealed.link}
                  className={buttonClass({ variant: 'primary', size: 'l', block: true })}
                  rel="noopener noreferrer"
                  target="_blank"
                >
                  {benefit.provider}を開く
                </a>
              )}
            </>
          )}
          <dl className={css.sideFacts}>
            <div>
              <dt>提供</dt>
              <dd>{benefit.provider}</dd>
            </div>
            <div>
              <dt>種類</dt>
              <dd>{benefitKinds[benefit.kind]}</dd>
            </div>
            <div>
              <dt>期限</dt>
              <dd>
                <DateText date={`${benefit.validUntil}T00:00:00+09:00`} />
              </dd>
            </div>
            <div>
              <dt>使った人</dt>
              <dd>{benefit.usesCount}人</dd>
            </div>
          </dl>
        </aside>
      </div>
    </div>
  );
}
