import { useState } from 'react';
import type { ReactElement } from 'react';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { Price } from '../../ui/text/Price.tsx';
import { RadioCards } from '../../ui/choices/RadioCards.tsx';
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx';
import { Switch } from '../../ui/choices/Switch.tsx';
import { halves, stack } from './devUi.css.ts';
import { Section } from './Section.tsx';

const payments = [
  { value: 'FIXED', label: '一式で支払う' },
  { value: 'HOURLY', label: '時間で支払う' },
  { value: 'FULL', label: '正社員として迎える' },
] as const;
const seeking = [
  { value: 'YES', label: '仕事を探している' },
  { value: 'MAYBE', label: '条件が合えば検討', note: '会社には半分の丸で見えます。' },
  { value: 'NO', label: '現在は探していない', disabled: true },
] as const;
const plans = [
  {
    value: 'A',
    title: '単発の依頼',
    description: '成果物と納期を決めて、一式で支払います。',
    aside: <Price amount={350_000} tax="excluded" />,
  },
  {
    value: 'B',
    title: '時間制',
    description: '週の稼働を決めて、働いた時間で支払います。',
    aside: <Price amount={5500} per="時給" tax="excluded" />,
  },
  { value: 'C', title: '正社員', description: '募集に書く項目が三十ほど増えます。', disabled: true },
] as const;

export function ChoiceSection(): ReactElement {
  const [payment, setPayment] = useState<(typeof payments)[number]['value'] | null>('FIXED');
  const [state, setState] = useState<(typeof seeking)[number]['value'] | null>(null);
  const [plan, setPlan] = useState<(typeof plans)[number]['value'] | null>('B');
  const [mail, setMail] = useState(true);
  const [agreed, setAgreed] = useState(false);
  return (
    <Section number={5} title="選ぶ" note="一つなら丸、いくつでもなら四角。文の要る選択は札にする。">
      <div className={halves}>
        <div className={stack}>
          <RadioGroup
            label="契約形態"
            requirement="required"
            layout="segments"
            options={payments}
            value={payment}
            onChange={setPayment}
          />
          <RadioGroup
            label="状況"
            requirement="required"
            options={seeking}
            value={state}
            onChange={setState}
            error={state === null ? 'どれか1つを選んでください。' : undefined}
          />
          <div>
            <Checkbox checked={agreed} onChange={setAgreed}>
              利用規約に同意する
            </Checkbox>
            <br />
            <Checkbox checked indeterminate onChange={() => undefined}>
              応募者をすべて選ぶ
            </Checkbox>
            <br />
            <Checkbox disabled note="会社の設定で決まっています。">
              社外にも公開する
            </Checkbox>
          </div>
          <Switch checked={mail} onChange={setMail} note="一日に一通、まとめて届きます。">
            メールで知らせる
          </Switch>
          <Switch checked={false} onChange={() => undefined} disabled>
            既読を知らせる
          </Switch>
        </div>
        <RadioCards
          label="募集の形"
          requirement="required"
          options={plans}
          value={plan}
          onChange={setPlan}
          help="あとから変更すると、書いた項目は下書きに残ります。"
        />
      </div>
    </Section>
  );
}
