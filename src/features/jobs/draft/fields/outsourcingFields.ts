import {
  contact,
  cover,
  desiredJobRequirements,
  headline,
  jobRequirements,
  links,
  payForm,
  placeSection,
  publication,
  questions,
  team,
} from './commonFields.ts';
import { isWritten } from '../saving/draftValues.ts';
import type { DraftField, DraftSection } from './fieldTypes.ts';

const price = (help: string): DraftField => ({
  type: 'price',
  name: 'price',
  label: '報酬',
  required: true,
  help,
});
const paymentTerms: DraftField = {
  type: 'area',
  name: 'paymentTerms',
  label: '支払期日',
  rows: 2,
  placeholder: '例　検収した月の翌月末に、銀行振込で支払う',
  help: '納品を受けた日から60日以内の日を書きます。',
};

export const contract: readonly DraftSection[] = [
  {
    title: '仕事の内容',
    fields: [
      headline,
      {
        type: 'area',
        name: 'offerDetail',
        label: '内容',
        required: true,
        rows: 6,
        help: '成果物、相談したい範囲、すでに決まっていることを書くと応募が増えます。',
      },
      links,
    ],
  },
  { title: '会社と連絡先', fields: contact },
  { title: 'カバー画像と分類', fields: cover },
  {
    title: '報酬と納期',
    fields: [
      payForm,
      price('一式の額を、税抜で書きます。'),
      paymentTerms,
      { type: 'day', name: 'desiredDeliveryAt', label: '納期', help: 'この日の23:59までに受け取ります。' },
      {
        type: 'day',
        name: 'deliveryDecidedBy',
        label: '納期が決まる日',
        help: '納期が未定のときに書きます。',
        beside: true,
      },
    ],
  },
  {
    title: '納品と素材',
    fields: [
      {
        type: 'line',
        name: 'deliveryMethod',
        label: '納品の方法',
        placeholder: '例　画面設計データの共有、書き出した画像の送付',
      },
      { type: 'flag', name: 'hasAvailableAsset', label: '支給素材', yes: 'ある', no: 'ない' },
      {
        type: 'area',
        name: 'availableAssetDescription',
        label: '支給素材の内容',
        rows: 2,
        placeholder: '例　標章のデータ、客室の写真40点、館内図',
        when: ({ hasAvailableAsset }) => hasAvailableAsset === true,
      },
    ],
  },
  placeSection('仕事の場所'),
  {
    title: '制作実績としての公開',
    fields: [
      {
        type: 'flag',
        name: 'isAllowToPublishExternal',
        label: 'クリエイターの作品としての公開',
        yes: '認める',
        no: '認めない',
      },
      {
        type: 'area',
        name: 'specialNoteForExternalPublish',
        label: '公開の条件',
        rows: 2,
        placeholder: '例　開業の日から。会社の名前を添える',
      },
    ],
  },
  questions,
  publication,
];

export const hourly: readonly DraftSection[] = [
  {
    title: '仕事の内容',
    fields: [
      headline,
      {
        type: 'area',
        name: 'roleResponsibilityArea',
        label: '任せたい範囲',
        required: ({ serviceDescription }) => !isWritten(serviceDescription),
        rows: 6,
        help: '日々の仕事、判断を任せる範囲、一緒に進める人を書くと応募が増えます。',
      },
      jobRequirements,
      desiredJobRequirements,
      links,
    ],
  },
  { title: '会社と連絡先', fields: contact },
  { title: 'カバー画像と分類', fields: cover },
  {
    title: '報酬と稼働',
    fields: [
      payForm,
      price('1時間あたりの額を、税抜で書きます。'),
      paymentTerms,
      { type: 'number', name: 'weeklyOperationalHours', label: '1週間の稼働' },
      { type: 'number', name: 'requestedPeriodMonths', label: '頼みたい期間', beside: true },
      {
        type: 'choice',
        name: 'desiredWayOfWorking',
        label: '希望する働き方',
        layout: 'segments',
        options: [
          { value: 'FULL_REMOTE', label: 'リモート' },
          { value: 'FLEXIBLE', label: '相談して決める' },
          { value: 'OFFICE', label: '出社' },
        ],
      },
    ],
  },
  placeSection('仕事の場所'),
  team,
  questions,
  publication,
];
