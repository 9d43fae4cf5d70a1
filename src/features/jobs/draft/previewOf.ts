import type { DraftPreviewQuery$rawResponse } from '../../../../__generated__/DraftPreviewQuery.graphql.ts';
import { normalizePhone } from '../../../lib/text/japaneseText.ts';
import { shownValues } from './fields/draftFields.ts';
import type { DraftForm, Term } from './fields/formContext.ts';

interface PreviewCompany {
  readonly id: string;
  readonly name: string;
  readonly location: string | null | undefined;
  readonly avatarImagePath: string | null | undefined;
}

const types = {
  contract: ['ContractJobOpening', 'CONTRACT_UNIT'],
  hourly: ['HourlyJobOpening', 'HOURLY_RATE'],
  fulltime: ['FullTimeJobOpening', 'FULL_TIME'],
} as const;

/** The form's values in the shape of the opening's query. */
export function previewOf(
  { draft, terms, prefectures, price }: DraftForm,
  company: PreviewCompany,
): NonNullable<DraftPreviewQuery$rawResponse['jobOpening']> {
  const values = shownValues(draft.kind, draft.values);
  const [typename, resumerationType] = types[draft.kind];
  const prefecture = prefectures.find(({ value }) => value === values.workingPrefectureId);
  const sums = price.isOld ? null : price.sums;
  return {
    ...values,
    __typename: typename,
    __isJobOpening: typename,
    id: 'preview',
    resumerationType,
    company,
    categories: named(values.categoryIds, terms.categoryIds),
    industries: named(values.industryIds, terms.industryIds),
    tools: named(values.toolIds, terms.toolIds),
    occupations: named(values.occupationIds, terms.occupationIds),
    tags: named(values.tagIds, terms.tagIds),
    links: values.links
      .filter((url) => url.trim() !== '')
      .map((url, index) => ({ id: `preview-link-${index}`, url })),
    questions: values.questions
      .filter(({ text }) => text.trim() !== '')
      .map(({ key, text }) => ({ id: `preview-question-${key}`, questionText: text })),
    workingPrefecture: prefecture ? { id: prefecture.value, name: prefecture.label } : null,
    contact: {
      name: written(values.contactName),
      email: written(values.contactEmail),
      phoneNumber: normalizePhone(values.contactPhoneNumber),
      formUrl: written(values.contactFormUrl),
    },
    desiredDeliveryAt: values.desiredDeliveryAt === null ? null : `${values.desiredDeliveryAt}T14:59:00.000Z`,
    // While the other side is calculated, the entered one is shown alone.
    netPrice: sums?.netPrice ?? (values.priceSide === 'net' ? values.price : null),
    grossPrice: sums?.grossPrice ?? (values.priceSide === 'gross' ? values.price : null),
    tsumugiCommissionFee: sums?.tsumugiCommissionFee ?? null,
  };
}

/** As the server stores it: null when empty. */
function written(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

function named(
  ids: readonly string[],
  terms: readonly Term[],
): readonly { readonly id: string; readonly name: string }[] {
  return ids.flatMap((id) => {
    const term = terms.find(({ value }) => value === id);
    return term ? [{ id, name: term.label }] : [];
  });
}
