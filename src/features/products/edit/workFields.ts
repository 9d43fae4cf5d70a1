import { workLimits } from '../../../../schema/limits.ts';
import type { AreaField, LineField, NumberField, TermsField } from '../../../lib/forms/formFields.ts';
import { keysOf } from '../../../lib/browser/records.ts';

const { texts, numbers, entries } = workLimits;

export type TextName = keyof typeof texts;
export type NumberName = keyof typeof numbers;
export type TermsName = keyof typeof entries;

export const textNames = keysOf(texts);
export const numberNames = keysOf(numbers);
export const termsNames = keysOf(entries);

type Field = LineField<TextName> | AreaField<TextName> | NumberField<NumberName> | TermsField<TermsName>;

/** A work cannot be sent in without those that are required. */
export type WorkField = Field & { readonly required?: true };

interface WorkSection {
  readonly title: string;
  /** Why it is asked and who sees it. */
  readonly why: string;
  readonly fields: readonly WorkField[];
}

/** Everything that is written about a work besides its pictures, as its form shows it. */
export const workSections: readonly WorkSection[] = [
  {
    title: '作品について',
    why: 'どんな課題に、どう応えたか。仕事を頼む人は、そこを読みます。',
    fields: [
      { type: 'line', name: 'name', label: '作品名', required: true },
      {
        type: 'area',
        name: 'description',
        label: '説明',
        rows: 8,
        help: '空行で段落が分かれます。最初の段落は大きく表示されます。',
      },
      {
        type: 'area',
        name: 'designScope',
        label: '担当範囲',
        rows: 2,
        placeholder: '例　アートディレクション、装丁、印刷の立ち会い',
      },
    ],
  },
  {
    title: '依頼の参考に',
    why: '書いた項目だけが、作品のページに表示されます。報酬は会員だけに表示されます。',
    fields: [
      {
        type: 'line',
        name: 'clientName',
        label: '依頼主',
        placeholder: '例　川越市立美術館',
        help: '名前を出してよいか、依頼主に確認してから入力してください。',
      },
      { type: 'line', name: 'period', label: '期間', placeholder: '例　2026年1月〜3月' },
      {
        type: 'line',
        name: 'workload',
        label: '稼働',
        placeholder: '例　週20〜30時間',
        beside: true,
      },
      { type: 'number', name: 'guidePriceMin', label: '目安の報酬(税抜)の下限' },
      { type: 'number', name: 'guidePriceMax', label: '目安の報酬(税抜)の上限', beside: true },
    ],
  },
  {
    title: '見つけてもらうために',
    why: '会社は分野、業種、ツールで作品を絞り込みます。',
    fields: [
      { type: 'terms', name: 'categoryIds', label: '分野', required: true },
      { type: 'terms', name: 'industryIds', label: '業種' },
      { type: 'terms', name: 'toolIds', label: 'ツール' },
    ],
  },
];

export const workFields = workSections.flatMap(({ fields }) => fields);

export function fieldNamed(name: WorkField['name']): WorkField {
  const found = workFields.find((field) => field.name === name);
  if (!found) throw new Error(`${name} does not stand in the form.`);
  return found;
}
