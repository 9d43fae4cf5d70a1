import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  BusinessPageQuery,
  BusinessPageQuery$variables,
} from '../../../__generated__/BusinessPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { PageHead } from '../page/PageHead.tsx';
import * as css from './business.css.ts';
import { BusinessFigures } from './BusinessFigures.tsx';
import { Screen } from './Screen.tsx';
import { deskScreen, stepScreen } from './screens.ts';
import { Payment } from './Payment.tsx';
import { questions, required, steps } from './words.ts';
import { PhraseText } from '../../ui/text/PhraseText.tsx';

/** `/business`: for companies. */
export function BusinessPage({
  variables,
}: {
  readonly variables: BusinessPageQuery$variables;
}): ReactElement {
  const data = useRouteQuery<BusinessPageQuery>(
    graphql`
      query BusinessPageQuery($netPrice: Int!) {
        siteFigures {
          ...BusinessFigures_figures
        }
        jobPriceBreakdown(netPrice: $netPrice, isIndividual: true) {
          ...Payment_breakdown
        }
      }
    `,
    variables,
  );
  return (
    <div className={css.page}>
      <PageHead
        title="会社の方へ"
        description="作品から人を探し、話し、条件を書面にして仕事を始めるまでを一つの画面で。登録と募集は無料、手数料は報酬の10%です。"
      />
      <header className={css.hero}>
        <div className={css.heroWords}>
          <h1 className={css.headline}>
            <span className={css.headlineLine}>
              <em className={css.dotted}>履歴</em>書より先に、
            </span>
            <span className={css.headlineLine}>仕事を見る。</span>
          </h1>
          <p className={css.lead}>
            つむぎは、作品からつくる人を探し、話し、条件を書面にして仕事を始めるまでを、一つの画面で進める場所です。登録と募集は無料です。
          </p>
          <div className={css.acts}>
            <Link to="/sign_up/business" className={buttonClass({ variant: 'primary', size: 'l' })}>
              会社として申し込む
            </Link>
            <Link to="/document" className={buttonClass({ size: 'l' })}>
              資料を受け取る
            </Link>
          </div>
          <BusinessFigures figures={data.siteFigures} />
        </div>
        <figure className={css.heroFigure}>
          <Screen
            screen={deskScreen}
            width={1440}
            height={900}
            alt="応募者の一覧の横に、選んだ人の作品と回答が並ぶ画面"
            fetchPriority="high"
          />
          <figcaption className={css.caption}>
            <b>図1</b> 応募、作品、回答、メッセージを一つの画面で。実際の画面です。
          </figcaption>
        </figure>
      </header>
      <section className={css.section} aria-labelledby="business-steps">
        <h2 id="business-steps" className={css.sectionName}>
          はじめるまで
        </h2>
        <ol className={css.steps}>
          {steps.map(({ title, text, screen, alt }, index) => (
            <li key={title} className={css.step}>
              <h3 className={css.stepName}>
                <span className={css.stepNumber}>{index + 1}</span>
                {title}
              </h3>
              <p className={css.stepText}>{text}</p>
              <Screen screen={stepScreen(screen)} width={1080} height={900} alt={alt} loading="lazy" />
            </li>
          ))}
        </ol>
      </section>
      <Payment breakdown={data.jobPriceBreakdown} />
      <section className={css.section} aria-labelledby="business-law">
        <h2 id="business-law" className={css.sectionName}>
          足りないまま、公開できません
        </h2>
        <div className={css.law}>
          <div>
            <p className={css.lawLead}>
              募集の表示に法令で必要な項目を、書きながら確認します。足りない項目があると公開は止まり、その欄へ移ります。
            </p>
            <p className={css.small}>
              職業安定法と、フリーランス法(2024年11月施行)の定めに沿っています。個別の取引での扱いは、弁護士に確認してください。
            </p>
          </div>
          <ol className={css.required}>
            {required.map(({ title, text }, index) => (
              <li key={title} className={css.requiredItem}>
                <span className={css.requiredNumber}>{index + 1}</span>
                <h3 className={css.requiredName}>
                  <PhraseText>{title}</PhraseText>
                </h3>
                <p className={css.small}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={css.section} aria-labelledby="business-questions">
        <h2 id="business-questions" className={css.sectionName}>
          よくいただく質問
        </h2>
        <div className={css.questions}>
          {questions.map(({ question, answer }) => (
            <div key={question} className={css.question}>
              <h3 className={css.questionName}>
                <PhraseText>{question}</PhraseText>
              </h3>
              <p className={css.answer}>{answer}</p>
            </div>
          ))}
        </div>
      </section>
      <section className={css.end} aria-labelledby="business-end">
        <h2 id="business-end" className={css.endTitle}>
          まずは、募集を1本から。
        </h2>
        <p className={css.lead}>
          お申し込みから2営業日以内に、招待のメールをお送りします。社内で検討するための資料も用意しています。
        </p>
        <div className={css.acts}>
          <Link to="/sign_up/business" className={buttonClass({ variant: 'primary', size: 'l' })}>
            会社として申し込む
          </Link>
          <Link to="/document" className={buttonClass({ size: 'l' })}>
            資料を受け取る
          </Link>
          <Link to="/contact" className={buttonClass({ variant: 'text', size: 'l' })}>
            質問する
          </Link>
        </div>
      </section>
    </div>
  );
}
