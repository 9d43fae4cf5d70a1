import { formatDate } from '../../../lib/dates.ts';
import { formatYen } from '../../../lib/money.ts';
import { fieldsOf, isHidden } from './draftFields.ts';
import type { DraftField } from './fieldTypes.ts';
import { changedFields } from './draftInput.ts';
import { numberLimits } from './draftValues.ts';
import type { DraftValues, TermsName } from './draftValues.ts';
import type { Term } from './formContext.ts';
import type { DraftKind } from './newDraft.ts';
import { nextQuestionStep } from './questionSync.ts';

export interface Difference {
  readonly field: DraftField;
  /** Changed here since the version both began with; else only there. */
  readonly isOwn: boolean;
}

/** The fields in which what stands here and what was saved elsewhere differ. */
export function differencesOf(
  kind: DraftKind,
  { base, values, theirs }: { base: DraftValues; values: DraftValues; theirs: DraftValues },
): readonly Difference[] {
  const names = new Set<string>(changedFields(kind, theirs, values).map(({ name }) => name));
  const own = new Set<string>(changedFields(kind, base, values).map(({ name }) => name));
  if (nextQuestionStep(theirs.questions, values.questions) !== null) names.add('questions');
  if (nextQuestionStep(base.questions, values.questions) !== null) own.add('questions');
  return fieldsOf(kind)
    .filter(({ name }) => names.has(name))
    .map((field) => ({ field, isOwn: own.has(field.name) }));
}

/** What is to stand: the fields named as they are here, the others as they were saved there. */
export function chosen(values: DraftValues, theirs: DraftValues, mine: ReadonlySet<string>): DraftValues {
  const kept = Object.entries(values).filter(
    ([name]) => mine.has(name) || ((name === 'priceSide' || name === 'prices') && mine.has('price')),
  );
  return { ...theirs, ...Object.fromEntries(kept) };
}

interface Lists {
  readonly terms: Readonly<Record<TermsName, readonly Term[]>>;
  readonly prefectures: readonly Term[];
}

/** A field's value in words; empty when nothing is written. */
export function wordsOf(field: DraftField, values: DraftValues, { terms, prefectures }: Lists): string {
  if (isHidden(field, values)) return '';
  switch (field.type) {
    case 'number': {
      const value = values[field.name];
      return value === null ? '' : `${value.toLocaleString('ja-JP')}${numberLimits[field.name].unit}`;
    }
    case 'day':
      return values[field.name] === null ? '' : formatDate(values[field.name] ?? '');
    case 'flag':
      return values[field.name] === null ? '' : values[field.name] === true ? field.yes : field.no;
    case 'choice':
      return choiceWords(field, values);
    case 'terms':
      return labels(values[field.name], terms[field.name]);
    case 'prefecture':
      return values.workingPrefectureId === null ? '' : labels([values.workingPrefectureId], prefectures);
    case 'picture':
      return values[field.name] === null ? '' : '画像あり';
    case 'price':
      if (values.price === null) return '';
      return `${values.priceSide === 'net' ? '受取額' : '支払額'} ${formatYen(values.price)}(税抜)`;
    case 'links':
      return values.links.join('\n');
    case 'questions':
      return values.questions.map(({ text }, index) => `${index + 1}. ${text}`).join('\n');
    case 'outside':
      return values.isOpenToOutside ? '会員でない人と検索サイトにも見せる' : '登録した人だけ';
    case 'company':
    case 'kind':
      return '';
    default:
      return values[field.name].trim();
  }
}

function choiceWords(field: Extract<DraftField, { type: 'choice' }>, values: DraftValues): string {
  const value = values[field.name];
  for (const option of field.options) if (option.value === value) return String(option.label);
  return '';
}

function labels(ids: readonly string[], terms: readonly Term[]): string {
  return ids.map((id) => terms.find(({ value }) => value === id)?.label ?? '').join('、');
}
