import type { HoldRuleName } from '../../jobs/holds/holdFields.ts';

export interface SendBackTemplate {
  readonly key: HoldRuleName;
  readonly title: string;
  /** What the company reads, to be adapted. */
  readonly text: string;
}

const again = '変更して、もう一度公開してください。ほかの内容に問題はありません。';

/** Beginnings, one for each rule, each of which says what to mend. */
export const sendBackTemplates: readonly SendBackTemplate[] = [
  {
    key: 'MONEY_FROM_CREATOR',
    title: 'クリエイターの負担を求める記載を外してください',
    text: `クリエイターに費用の負担を求める記載があります。登録料、教材費、研修費などを応募の条件にすることはできません。${again}`,
  },
  {
    key: 'AGE_LIMIT',
    title: '年齢の条件を外してください',
    text: `年齢を応募の条件にする記載があります。正社員の募集で例外事由にあたるときは、その事由を書き添えてください。${again}`,
  },
  {
    key: 'SEX_LIMIT',
    title: '性別の条件を外してください',
    text: `性別を応募の条件にする記載があります。必要な経験やスキルを、性別によらずに記載してください。${again}`,
  },
  {
    key: 'UNPAID',
    title: '報酬を支払う内容にしてください',
    text: `報酬のない制作を求める記載があります。課題や試作を依頼するときも、報酬を支払う必要があります。${again}`,
  },
  {
    key: 'OUTSIDE_CONTACT',
    title: '外部の連絡先への誘導を外してください',
    text: `本文に、外部の連絡先へ誘導する記載があります。応募はつむぎの応募フォームで受け付けます。会社の連絡先は「連絡先」の欄に記載してください。${again}`,
  },
  {
    key: 'EASY_MONEY',
    title: '仕事の内容と報酬を正確に書いてください',
    text: `仕事の内容を確認できない記載があります。実際に依頼する制作の内容と、報酬の額を正確に記載してください。${again}`,
  },
  {
    key: 'PENALTY',
    title: '違約金の定めを外してください',
    text: `あらかじめ違約金を定める記載があります。${again}`,
  },
];
