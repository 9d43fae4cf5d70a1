import { toHalfWidth } from '../../../../lib/text/japaneseText.ts';
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
import type { DraftValues } from '../saving/draftValues.ts';
import type { DraftSection } from './fieldTypes.ts';

export const fulltime: readonly DraftSection[] = [
  {
    title: '仕事の内容',
    fields: [
      headline,
      { type: 'area', name: 'jobDetail', label: '仕事の内容', required: true, rows: 6 },
      {
        type: 'area',
        name: 'jobChangeScope',
        label: '仕事の内容の変更の範囲',
        required: true,
        rows: 2,
        placeholder: '例　会社の定める業務',
        help: '将来、変わることのある範囲。変わらないときは「変更なし」と書きます。',
      },
      { type: 'area', name: 'roleResponsibilityArea', label: '任せたい範囲' },
      jobRequirements,
      desiredJobRequirements,
      links,
    ],
  },
  {
    title: '会社と連絡先',
    fields: [
      ...contact,
      { type: 'line', name: 'employerName', label: '雇用主の名称', required: true },
      {
        type: 'flag',
        name: 'isDispatch',
        label: '派遣での雇用',
        yes: '派遣',
        no: '派遣ではない',
        required: true,
        beside: true,
      },
    ],
  },
  {
    title: 'カバー画像と分類',
    fields: [
      ...cover,
      { type: 'line', name: 'tool', label: 'そのほかのツール', placeholder: '例　社内の組版システム' },
      { type: 'terms', name: 'occupationIds', label: '職種' },
      { type: 'terms', name: 'tagIds', label: '特徴' },
    ],
  },
  {
    title: '雇用と給与',
    fields: [
      payForm,
      {
        type: 'choice',
        name: 'contractPeriodType',
        label: '契約の期間',
        required: true,
        layout: 'segments',
        options: [
          { value: 'INDEFINITE', label: '期間の定めなし' },
          { value: 'FIXED_TERM', label: '期間の定めあり' },
        ],
      },
      {
        type: 'line',
        name: 'contractPeriodNote',
        label: '期間',
        placeholder: '例　2027年4月1日から1年',
        required: true,
        when: isFixedTerm,
      },
      {
        type: 'area',
        name: 'contractRenewalNote',
        label: '更新の基準と上限',
        rows: 2,
        placeholder: '例　仕事の成績により判断する。通算5年まで',
        required: true,
        when: isFixedTerm,
      },
      {
        type: 'flag',
        name: 'hasProbation',
        label: '試用期間',
        yes: 'ある',
        no: 'ない',
        required: true,
      },
      {
        type: 'area',
        name: 'probationNote',
        label: '試用期間の長さと条件',
        rows: 2,
        placeholder: '例　3か月。条件は同じ',
        required: true,
        when: ({ hasProbation }) => hasProbation === true,
      },
      {
        type: 'choice',
        name: 'payUnit',
        label: '給与形態',
        required: true,
        layout: 'segments',
        options: [
          { value: 'MONTHLY', label: '月給' },
          { value: 'HOURLY', label: '時給' },
        ],
      },
      { type: 'number', name: 'payMin', label: '給与の下限(額面)', required: true },
      { type: 'number', name: 'payMax', label: '給与の上限(額面)', beside: true },
      { type: 'area', name: 'payNote', label: '給与の説明', rows: 2, help: '昇給、賞与、手当など。' },
      {
        type: 'flag',
        name: 'hasFixedOvertime',
        label: '固定残業代',
        yes: '含む',
        no: '含まない',
        required: true,
      },
      {
        type: 'number',
        name: 'fixedOvertimeAmount',
        label: '固定残業代の額',
        required: true,
        when: includesOvertime,
      },
      {
        type: 'number',
        name: 'fixedOvertimeHours',
        label: '固定残業代にあたる時間',
        required: true,
        when: includesOvertime,
        beside: true,
      },
      {
        type: 'flag',
        name: 'paysOvertimeExcess',
        label: 'その時間を超えた分',
        yes: '追加で支払う',
        no: '支払わない',
        help: '超えた分は、追加で支払わなければなりません。',
        required: true,
        when: includesOvertime,
      },
    ],
  },
  {
    title: '働く時間と休日',
    fields: [
      {
        type: 'line',
        name: 'workingHours',
        label: '就業時間',
        required: true,
        placeholder: '例　10:00から19:00まで',
        normalize: toHalfWidth,
      },
      {
        type: 'line',
        name: 'breakTime',
        label: '休憩',
        required: true,
        placeholder: '例　60分',
        normalize: toHalfWidth,
      },
      {
        type: 'line',
        name: 'overtimeNote',
        label: '時間外の労働',
        required: true,
        placeholder: '例　月に平均10時間',
        normalize: toHalfWidth,
      },
      {
        type: 'flag',
        name: 'isDiscretionaryWork',
        label: '裁量労働制',
        yes: '適用する',
        no: '適用しない',
        required: true,
      },
      {
        type: 'area',
        name: 'holiday',
        label: '休日と休暇',
        required: true,
        rows: 2,
        placeholder: '例　土日と祝日。年に123日',
      },
    ],
  },
  placeSection('働く場所', [
    {
      type: 'area',
      name: 'workingPlaceChangeScope',
      label: '働く場所の変更の範囲',
      required: true,
      rows: 2,
      placeholder: '例　会社の定める場所。在宅を含む',
      help: '将来、変わることのある範囲。変わらないときは「変更なし」と書きます。',
    },
    {
      type: 'choice',
      name: 'secondhandSmokeControl',
      label: '受動喫煙の対策',
      required: true,
      layout: 'segments',
      options: [
        { value: 'NO_SMOKING', label: '屋内は禁煙' },
        { value: 'SMOKING_ROOM', label: '喫煙室あり' },
        { value: 'NO_COUNTERMEASURES', label: '対策なし' },
      ],
    },
    { type: 'line', name: 'secondhandSmokeNote', label: '対策の説明' },
  ]),
  {
    title: '保険と福利厚生',
    fields: [
      {
        type: 'line',
        name: 'socialInsurance',
        label: '加入する保険',
        required: true,
        placeholder: '例　健康・厚生年金・雇用・労災',
      },
      { type: 'area', name: 'employeeBenefits', label: '福利厚生' },
    ],
  },
  team,
  questions,
  publication,
];

function isFixedTerm({ contractPeriodType }: DraftValues): boolean {
  return contractPeriodType === 'FIXED_TERM';
}

function includesOvertime({ hasFixedOvertime }: DraftValues): boolean {
  return hasFixedOvertime === true;
}
