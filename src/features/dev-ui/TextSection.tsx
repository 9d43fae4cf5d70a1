import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { cx } from '../../ui/cx.ts';
import { body, caption, fig, num, sectionTitle, subTitle, workTitle } from '../../ui/text/text.css.ts';
import { fiftySix, seventyTwo, typeCell, typeName, types } from './devUi.css.ts';
import { Section } from './Section.tsx';

const samples = [
  { name: '題字　縦組', look: fiftySix, text: 'つくる人と会社を', value: '80 / 1.3 / 700' },
  { name: '大見出し', look: workTitle, text: '「余白展」告知ポスター', value: '34 / 1.35 / 700' },
  { name: '節の見出し', look: sectionTitle, text: '開いている仕事', value: '28 / 1.3 / 700' },
  { name: '小見出し', look: subTitle, text: '法令で必要な項目を確認しながら書く', value: '17 / 1.35 / 700' },
  {
    name: '本文',
    look: body,
    text: '美術館から届いた資料には、描かれなかった部分の写真が三十枚ありました。',
    value: '16 / 2.0 / 400',
  },
  { name: '操作', look: '', text: '仕事を相談する　条件が合えば　返信の期限', value: '14 / 1.5 / 400・700' },
  { name: '図説', look: caption, text: '図1　B1判、オフセット二色(墨・特色朱)。', value: '12 / 1.5 / 400' },
  { name: '数字', look: cx(fig, seventyTwo), text: '1,284', value: '32–168 / .86 / 600 幅70' },
];

export function TextSection(): ReactElement {
  return (
    <Section number={2} title="文字" note="読ませる題は明朝、動かす所はゴシック、数は細身の欧文。">
      <div className={types}>
        {samples.map((sample) => (
          <Fragment key={sample.name}>
            <span className={cx(typeCell, typeName, caption)}>{sample.name}</span>
            <span className={typeCell}>
              <span className={sample.look}>{sample.text}</span>
            </span>
            <span className={cx(typeCell, caption, num)}>{sample.value}</span>
          </Fragment>
        ))}
      </div>
    </Section>
  );
}
