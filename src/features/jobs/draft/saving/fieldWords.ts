import { formatDate } from '../../../../lib/text/dates.ts';
import { amountWords, termWords } from '../../../../lib/forms/formFields.ts';
import { formatYen } from '../../../../lib/text/money.ts';
import { isHidden } from '../fields/draftFields.ts';
import type { DraftField } from '../fields/fieldTypes.ts';
import { openingLimits } from '../../../../../schema/limits.ts';
import type { DraftValues, TermsName } from './draftValues.ts';
import type { Term } from '../fields/formContext.ts';

interface Lists {
  readonly terms: Readonly<Record<TermsName, readonly Term[]>>;
  readonly prefectures: readonly Term[];
}

export function wordsOf(field: DraftField, values: DraftValues, { terms, prefectures }: Lists): string {
  if (isHidden(field, values)) return '';
  switch (field.type) {
    case 'number':
      return amountWords(values[field.name], openingLimits.numbers[field.name].unit);
    case 'day':
      return values[field.name] === null ? '' : formatDate(values[field.name] ?? '');
    case 'flag':
      return values[field.name] === null ? '' : values[field.name] === true ? field.yes : field.no;
    case 'choice':
      return choiceWords(field, values);
    case 'terms':
      return termWords(values[field.name], terms[field.name]);
    case 'prefecture':
      return values.workingPrefectureId === null ? '' : termWords([values.workingPrefectureId], prefectures);
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
      return values.isOpenToOutside ? '会員以外と検索サイトにも公開する' : '会員のみ';
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
