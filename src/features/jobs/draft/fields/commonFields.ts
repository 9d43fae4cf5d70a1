import { writePhone } from '../../../../lib/forms/personRules.ts';
import { isWritten } from '../saving/draftValues.ts';
import type { DraftValues } from '../saving/draftValues.ts';
import type { DraftField, DraftSection } from './fieldTypes.ts';

const isSomewhere = ({ workingPlaceType }: DraftValues): boolean => workingPlaceType !== 'FULL_REMOTE';

export const headline: DraftField = {
  type: 'line',
  name: 'title',
  label: '募集タイトル',
  required: true,
  help: '何をしてほしいかが、タイトルだけで伝わるように書きます。',
};
export const links: DraftField = {
  type: 'links',
  name: 'links',
  label: '参考になるページ',
  help: '会社や商品、参考になる作例など。',
};
export const payForm: DraftField = { type: 'kind', name: 'kind', label: '契約形態', required: true };
export const jobRequirements: DraftField = {
  type: 'area',
  name: 'jobRequirements',
  label: '必要な経験・スキル',
};
export const desiredJobRequirements: DraftField = {
  type: 'area',
  name: 'desiredJobRequirements',
  label: '歓迎する経験・スキル',
};

export const contact: readonly DraftField[] = [
  { type: 'company', name: 'company', label: '会社', required: true },
  { type: 'line', name: 'contactName', label: '担当者の名前' },
  {
    type: 'email',
    name: 'contactEmail',
    label: '連絡先のメールアドレス',
    help: 'メール・電話・フォームのうち、1つ以上を書きます。求人の表示に必要です。',
    required: (values) => !hasContact(values),
  },
  { type: 'tel', name: 'contactPhoneNumber', label: '連絡先の電話番号', normalize: writePhone },
  {
    type: 'url',
    name: 'contactFormUrl',
    label: '問い合わせフォーム',
    placeholder: 'https://',
    beside: true,
  },
];

export function hasContact(values: DraftValues): boolean {
  const { contactEmail, contactPhoneNumber, contactFormUrl } = values;
  return [contactEmail, contactPhoneNumber, contactFormUrl].some(isWritten);
}

export const cover: readonly DraftField[] = [
  {
    type: 'picture',
    name: 'coverImage',
    label: 'カバー画像',
    help: '募集のいちばん上に大きく出ます。横長(8:3)に切り取って見せます。',
  },
  { type: 'terms', name: 'categoryIds', label: '分野' },
  { type: 'terms', name: 'industryIds', label: '業種' },
  { type: 'terms', name: 'toolIds', label: 'ツール' },
];

export function placeSection(name: string, more: readonly DraftField[] = []): DraftSection {
  return {
    title: name,
    fields: [
      {
        type: 'choice',
        name: 'workingPlaceType',
        label: '働き方',
        layout: 'segments',
        options: [
          { value: 'FULL_REMOTE', label: '完全リモート' },
          { value: 'PARTIAL_REMOTE', label: '一部リモート' },
          { value: 'ON_SITE', label: '出社' },
        ],
      },
      {
        type: 'prefecture',
        name: 'workingPrefectureId',
        label: '都道府県',
        when: isSomewhere,
      },
      {
        type: 'area',
        name: 'workingPlace',
        label: '仕事の場所',
        required: true,
        rows: 2,
        help: '住所、または「自宅など、働く人が選ぶ場所」のように書きます。',
      },
      ...more,
    ],
  };
}

export const team: DraftSection = {
  title: '会社とチーム',
  fields: [
    { type: 'area', name: 'serviceDescription', label: 'サービス' },
    { type: 'area', name: 'businessPhaseDescription', label: '事業の段階', rows: 2 },
    { type: 'area', name: 'teamMission', label: 'チームの目標', rows: 2 },
    { type: 'area', name: 'totalMemberOfCreatorsDescription', label: 'クリエイターの人数と構成', rows: 2 },
    {
      type: 'picture',
      name: 'organizationStructureImage',
      label: '組織図',
      help: 'どこに入り、誰と働くかが分かる図があれば。',
    },
    { type: 'area', name: 'creativeContribution', label: 'デザインで変えたいこと' },
    { type: 'area', name: 'messageForCreator', label: 'クリエイターへのメッセージ' },
  ],
};

export const questions: DraftSection = {
  title: '応募者への質問',
  fields: [
    {
      type: 'questions',
      name: 'questions',
      label: '質問',
      help: '応募のときに答えてもらいます。5問まで。',
    },
  ],
};

export const publication: DraftSection = {
  title: '期限と公開範囲',
  fields: [
    {
      type: 'day',
      name: 'informationAsOf',
      label: '掲載情報の基準日',
      help: 'ここに書いた条件が、いつのものか。書かないときは、公開する日になります。',
    },
    {
      type: 'day',
      name: 'validThrough',
      label: '応募の締切',
      help: 'この日の23:59まで受け付けます。',
      beside: true,
    },
    { type: 'outside', name: 'isOpenToOutside', label: '公開範囲' },
  ],
};
