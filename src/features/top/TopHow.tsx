import type { ReactElement } from 'react';
import { Status } from '../../ui/Status.tsx';
import * as css from './TopPage.css.ts';

const sides = [
  {
    tone: 'creator',
    who: 'つくる人へ',
    title: '載せるのは、作品だけでいい。',
    steps: [
      { title: '作品を載せる', text: '画像と短い説明で一点から。人の目で審査してから公開します。' },
      { title: '状況を決める', text: '探している、条件が合えば、いまは探していない。勤め先には見えません。' },
      { title: '条件を見てから話す', text: '金額はすべて税抜で示され、手取りまで計算されます。' },
    ],
  },
  {
    tone: 'company',
    who: '会社の方へ',
    title: '履歴書より先に、仕事を見る。',
    steps: [
      { title: '作品から探す', text: '分野、業種、道具、稼働で絞り、気になる人をフォローできます。' },
      { title: '募集を書く', text: '法令で必要な項目を確かめながら、右に仕上がりを見て書けます。' },
      { title: '机の上で選ぶ', text: '応募、作品、回答、会話を一つの画面で。十四日以内に返事をします。' },
    ],
  },
] as const;

/** How it goes for those who make and for companies, side by side. */
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
            <h2 className={css.halfTitle}>{title}</h2>
            <ol>
              {steps.map((step, index) => (
                <li key={step.title} className={css.step}>
                  <span className={css.stepNumber} aria-hidden="true">
                    {index + 1}
                  </span>
                  <div>
                    <h3 className={css.stepTitle}>{step.title}</h3>
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
