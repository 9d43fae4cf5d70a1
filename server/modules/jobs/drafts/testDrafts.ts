import { uuidV7 } from '../../../lib/ids.ts';
import { systemClock } from '../../../lib/dates/clock.ts';
import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import * as v from 'valibot';

export const errorFields = `errors { __typename message
  ... on UserInputInvalidError { field } ... on ArgumentInvalidError { field } ... on InvalidImageInputError { field } }`;

export const draftFields = `draft { __typename id jobOpeningId version editedAt status title isOpenToOutside
  editedBy { fullName } categories { id } links { id url } questions { id questionText } workingPlace workingPlaceType
  workingPrefecture { id } contact { name email phoneNumber formUrl } informationAsOf validThrough coverImage { id }
  suspensionReason canPublish checklist { field isMet }
  ... on DraftContractJobOpening { offerDetail netPrice grossPrice tsumugiCommissionFee desiredDeliveryAt hasAvailableAsset }
  ... on DraftHourlyJobOpening { netPrice grossPrice weeklyOperationalHours roleResponsibilityArea organizationStructureImage { id } }
  ... on DraftFullTimeJobOpening { jobDetail payMin payMax payUnit fixedOvertimeHours employerName tags { id } occupations { id } } }`;

export type KindName = 'Contract' | 'FullTime' | 'Hourly';

const newKey = uuidV7(systemClock);
/** As the page makes one. */
export const newOpeningId = (): string => encodeGlobalId('JobOpening', newKey());
export const openingId = (key: string): string => encodeGlobalId('JobOpening', key);

export function openingKeyOf(globalId: string): string {
  const key = keyOf(globalId, 'JobOpening');
  if (key === undefined) throw new Error(`${globalId} is no opening's id.`);
  return key;
}

/** Asks one thing as a user of the database and answers its one field. */
export async function ask(
  api: TestApi,
  as: string | undefined,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<unknown> {
  const { data, errors } = await api.post(query, variables, as);
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return Object.values(data ?? {})[0];
}

export function save(
  api: TestApi,
  as: string,
  kind: KindName,
  input: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const name = `saveDraft${kind}JobOpening`;
  return ask(
    api,
    as,
    `mutation ($input: SaveDraft${kind}JobOpeningInput!) { ${name}(input: $input) { ${draftFields} ${errorFields} } }`,
    { input },
  );
}

export const draftOf = (api: TestApi, as: string, id: string): Promise<unknown> =>
  ask(
    api,
    as,
    `query ($id: ID!) { draftJobOpening(id: $id) { ...written } } fragment written on DraftJobOpening ${draftFields.slice('draft '.length)}`,
    { id },
  );

export const publish = (api: TestApi, as: string, kind: KindName, id: string): Promise<unknown> =>
  ask(
    api,
    as,
    `mutation ($id: ID!) { publishDraft${kind}JobOpening(jobOpeningId: $id) {
      jobOpening { id status title informationAsOf hasPendingChange publishedAt } ${errorFields} } }`,
    { id },
  );

export const duplicate = (api: TestApi, as: string, id: string, asWritten?: boolean): Promise<unknown> =>
  ask(
    api,
    as,
    `mutation ($id: ID!, $asWritten: Boolean) { duplicateJobOpening(jobOpeningId: $id, asWritten: $asWritten) {
      jobOpening { id status } ${draftFields} ${errorFields} } }`,
    { id, asWritten },
  );

const failed = v.object({
  errors: v.array(
    v.object({ __typename: v.string(), field: v.optional(v.nullable(v.string())), message: v.string() }),
  ),
});

/** What a payload was refused for, and at which field: `UserInputInvalidError title`. */
export function refusals(payload: unknown): string[] {
  return v
    .parse(failed, payload)
    .errors.map(({ __typename, field }) => (field == null ? __typename : `${__typename} ${field}`));
}

export const wholeContract = {
  title: '宿の予約画面と、館内の案内画面の設計',
  offerDetail: '九室の宿の予約画面を設計してください。',
  workingPlace: '北海道函館市末広町1-1 ほか、在宅可',
  netPrice: 10_909,
} as const;

export const wholeHourly = {
  title: '家計簿アプリの画面設計',
  roleResponsibilityArea: '家計簿アプリの画面設計を、週に二日お願いします。',
  workingPlace: '完全リモート（国内）',
  netPrice: 4_000,
} as const;

export const wholeFullTime = {
  title: '装幀の仕事をするデザイナー',
  jobDetail: '装幀と、展覧会の図録の設計。',
  jobChangeScope: '変更なし',
  workingPlace: '東京都台東区谷中1-2-3 2階',
  workingPlaceChangeScope: '変更なし',
  employerName: '株式会社灯台舎',
  isDispatch: false,
  contractPeriodType: 'INDEFINITE',
  hasProbation: true,
  probationNote: '3か月。条件は変わりません。',
  payUnit: 'MONTHLY',
  payMin: 280_000,
  payMax: 360_000,
  hasFixedOvertime: false,
  workingHours: '10:00〜18:30',
  breakTime: '60分',
  overtimeNote: '月10時間ほど',
  isDiscretionaryWork: false,
  holiday: '土日祝、年末年始',
  socialInsurance: '健康保険、厚生年金、雇用保険、労災保険',
  secondhandSmokeControl: 'NO_SMOKING',
} as const;

/** A company whose postings pass: address and contact are there. */
export function postingCompany(api: TestApi): Promise<string> {
  return api.rows.company({
    prefecture_id: 1,
    city: '函館市',
    street: '末広町1-1',
    contact_email: 'saiyo@todaisha.example',
  });
}
