import type { ReactElement } from 'react';
import { Status } from '../../ui/text/Status.tsx';
import * as css from './TopPage.css.ts';
import { PhraseText } from '../../ui/text/PhraseText.tsx';

const sides = [
  {
    tone: 'creator',
    who: 'つくる人へ',
    title: '載せるのは、作品だけでいい。',
    steps: [
      { title: '作品を載せる', text: '画像と短い説明で1点から。人の目で審査してから公開します。' },
      { title: '状況を決める', text: '「探している」など3つから選べます。勤め先には表示されません。' },
      { title: '条件を見てから話す', text: '報酬は税抜で表示。手取り額も自動で計算します。' },
    ],
  },
  {
    tone: 'company',
    who: '会社の方へ',
    title: '履歴書より先に、仕事を見る。',
    steps: [
      { title: '作品から探す', text: '分野、業種、ツール、稼働で絞り込み、気になる人をフォローできます。' },
      { title: '募集を書く', text: '法令で必要な項目を確認でき、プレビューを見ながら書けます。' },
      {
        title: '一つの画面で選考する',
        text: '応募、作品、回答、メッセージを並べて確認できます。応募には14日以内に返信します。',
      },
    ],
  },
] as const;

/** How it works for creators and companies, side by side. */
export function TopHow(): ReactElement {
  return (
    <section className={css.section} aria-label="つむぎの使い方">
      <div className={css.two}>
        {sides.map(({ tone, who, title, steps }) => (
          <div key={who} className={css.half}>
            <p className={css.who}>
              <Status shape="filled" tone={tone}>
                {who}
              </Status>
            </p>
            <h2 className={css.halfTitle}>
              <PhraseText>{title}</PhraseText>
            </h2>
            <ol>
              {steps.map((step, index) => (
                <li key={step.title} className={css.step}>
                  <span className={css.stepNumber} aria-hidden="true">
                    {index + 1}
                  </span>
                  <div>
                    <h3 className={css.stepTitle}>
                      <PhraseText>{step.title}</PhraseText>
                    </h3>
                    <p className={css.stepText}>{step.text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
