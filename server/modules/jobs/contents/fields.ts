import type { FieldContent, FieldName, ValueOf } from '../../../lib/request/fields.ts';

/**
 * All content of an opening, one line for each field. Columns, rules, inputs, outputs, labels, differences
 * between versions, what publishing needs and the page's limits derive from it. The order is that of
 * publishing's checks.
 */

export type Kind = 'CONTRACT_UNIT' | 'FULL_TIME' | 'HOURLY_RATE';

const contract = ['CONTRACT_UNIT'] as const;
const fullTime = ['FULL_TIME'] as const;
const hourly = ['HOURLY_RATE'] as const;
const priced = ['CONTRACT_UNIT', 'HOURLY_RATE'] as const;
const team = ['HOURLY_RATE', 'FULL_TIME'] as const;

export interface FieldFacts extends FieldName {
  /** Only these kinds have it. */
  readonly kinds?: readonly Kind[];
  /** Applicants are told of its changes. */
  readonly isTerm?: true;
  /** Required by law before publication (職業安定法5条の3, 施行規則4条の2). */
  readonly required?: true;
  /** Replaces the usual message when missing. */
  readonly missing?: string;
  /** Applies only with this answer to another field. */
  readonly onlyIf?: { readonly key: string; readonly is: string | true };
  /** Does not apply with this answer to another field. */
  readonly unless?: { readonly key: string; readonly is: string };
  /** Shown as part of the contact. */
  readonly isContact?: true;
  readonly description?: string;
}

export const contentFields = [
  { key: 'title', type: 'title', label: '募集タイトル', most: 60, isTerm: true, required: true },
  { key: 'coverMediaId', type: 'picture', label: 'カバー画像', as: 'coverImage' },
  { key: 'categoryIds', type: 'entries', label: '分野', of: 'Category', as: 'categories', most: 5 },
  { key: 'industryIds', type: 'entries', label: '業種', of: 'Industry', as: 'industries', most: 5 },
  { key: 'toolIds', type: 'entries', label: 'ツール', of: 'Tool', as: 'tools', most: 20 },
  {
    key: 'tool',
    type: 'lines',
    label: 'そのほかのツール',
    most: 1000,
    kinds: fullTime,
    description: 'Further tools in words.',
  },
  {
    key: 'occupationIds',
    type: 'entries',
    label: '職種',
    of: 'Occupation',
    as: 'occupations',
    most: 5,
    kinds: fullTime,
  },
  {
    key: 'tagIds',
    type: 'entries',
    label: 'タグ',
    of: 'JobOpeningTag',
    as: 'tags',
    most: 10,
    kinds: fullTime,
  },

  // The work.
  {
    key: 'offerDetail',
    type: 'lines',
    label: '仕事の内容',
    most: 5000,
    kinds: contract,
    isTerm: true,
    required: true,
  },
  {
    key: 'jobDetail',
    type: 'lines',
    label: '仕事の内容',
    most: 5000,
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  {
    key: 'jobChangeScope',
    type: 'lines',
    label: '仕事の内容の変更の範囲',
    most: 1000,
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  {
    key: 'roleResponsibilityArea',
    type: 'lines',
    label: '任せたい範囲',
    most: 3000,
    kinds: team,
    isTerm: true,
  },
  // For an hourly opening it may describe the work alone.
  { key: 'serviceDescription', type: 'lines', label: 'サービス', most: 3000, kinds: team, isTerm: true },
  {
    key: 'jobRequirements',
    type: 'lines',
    label: '必要な経験・スキル',
    most: 3000,
    kinds: team,
    isTerm: true,
  },
  {
    key: 'desiredJobRequirements',
    type: 'lines',
    label: '歓迎する経験・スキル',
    most: 3000,
    kinds: team,
    isTerm: true,
  },
  { key: 'teamMission', type: 'lines', label: 'チームの目標', most: 3000, kinds: team },
  {
    key: 'totalMemberOfCreatorsDescription',
    type: 'lines',
    label: 'クリエイターの人数と構成',
    most: 1000,
    kinds: team,
  },
  { key: 'businessPhaseDescription', type: 'lines', label: '事業の段階', most: 3000, kinds: team },
  {
    key: 'organizationStructureMediaId',
    type: 'picture',
    label: '組織図',
    as: 'organizationStructureImage',
    kinds: team,
  },
  { key: 'creativeContribution', type: 'lines', label: 'デザインで変えたいこと', most: 3000, kinds: team },
  { key: 'messageForCreator', type: 'lines', label: 'クリエイターへのメッセージ', most: 3000, kinds: team },

  // Where.
  {
    key: 'workingPlaceType',
    type: 'choice',
    label: '働き方',
    words: { FULL_REMOTE: '完全リモート', ON_SITE: '出社', PARTIAL_REMOTE: '一部リモート' },
    isTerm: true,
  },
  {
    key: 'workingPrefectureId',
    type: 'entry',
    label: '都道府県',
    of: 'Prefecture',
    as: 'workingPrefecture',
    isTerm: true,
    unless: { key: 'workingPlaceType', is: 'FULL_REMOTE' },
  },
  { key: 'workingPlace', type: 'lines', label: '仕事の場所', most: 300, isTerm: true, required: true },
  {
    key: 'workingPlaceChangeScope',
    type: 'lines',
    label: '働く場所の変更の範囲',
    most: 1000,
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  // Pay.
  {
    key: 'netPrice',
    type: 'price',
    label: '受取額(税抜)',
    kinds: priced,
    isTerm: true,
    required: true,
    description: 'What the creator receives; where both are sent, it decides.',
  },
  {
    key: 'grossPrice',
    type: 'price',
    label: '支払額(税抜)',
    kinds: priced,
    isTerm: true,
    description:
      'What the company pays; sent, what it cannot be exactly becomes the next lower one that can.',
  },
  { key: 'paymentTerms', type: 'lines', label: '支払期日', most: 500, kinds: priced, isTerm: true },

  // How much, when, and what is delivered.
  {
    key: 'desiredWayOfWorking',
    type: 'choice',
    label: '希望する働き方',
    words: { FLEXIBLE: '相談して決める', FULL_REMOTE: 'リモート', OFFICE: '出社' },
    kinds: hourly,
    isTerm: true,
  },
  {
    key: 'weeklyOperationalHours',
    type: 'whole',
    label: '1週間の稼働',
    least: 1,
    most: 60,
    unit: '時間',
    kinds: hourly,
    isTerm: true,
  },
  {
    key: 'requestedPeriodMonths',
    type: 'whole',
    label: '頼みたい期間',
    least: 1,
    most: 60,
    unit: 'か月',
    kinds: hourly,
    isTerm: true,
  },
  { key: 'desiredDeliveryAt', type: 'moment', label: '納期', kinds: contract, isTerm: true },
  {
    key: 'deliveryDecidedBy',
    type: 'day',
    label: '納期が決まる日',
    kinds: contract,
    isTerm: true,
    description: 'When the delivery date is undecided: when it will be decided, as YYYY-MM-DD.',
  },
  { key: 'deliveryMethod', type: 'lines', label: '納品の方法', most: 500, kinds: contract, isTerm: true },
  {
    key: 'isAllowToPublishExternal',
    type: 'flag',
    label: '制作実績としての公開',
    yes: 'できる',
    no: 'できない',
    kinds: contract,
    isTerm: true,
  },
  {
    key: 'specialNoteForExternalPublish',
    type: 'lines',
    label: '公開の条件',
    most: 1000,
    kinds: contract,
    isTerm: true,
  },
  {
    key: 'hasAvailableAsset',
    type: 'flag',
    label: '支給素材',
    yes: 'あり',
    no: 'なし',
    kinds: contract,
    isTerm: true,
  },
  {
    key: 'availableAssetDescription',
    type: 'lines',
    label: '支給素材の内容',
    most: 2000,
    kinds: contract,
    isTerm: true,
    onlyIf: { key: 'hasAvailableAsset', is: true },
  },

  // Employment.
  {
    key: 'employerName',
    type: 'line',
    label: '雇用主の名称',
    most: 100,
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  {
    key: 'isDispatch',
    type: 'flag',
    label: '派遣での雇用',
    yes: '派遣',
    no: '派遣ではない',
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  {
    key: 'contractPeriodType',
    type: 'choice',
    label: '契約の期間',
    words: { FIXED_TERM: '期間の定めあり', INDEFINITE: '期間の定めなし' },
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  {
    key: 'contractPeriodNote',
    type: 'lines',
    label: '契約する期間',
    most: 500,
    kinds: fullTime,
    isTerm: true,
    required: true,
    onlyIf: { key: 'contractPeriodType', is: 'FIXED_TERM' },
  },
  {
    key: 'contractRenewalNote',
    type: 'lines',
    label: '更新の基準と上限',
    most: 1000,
    kinds: fullTime,
    isTerm: true,
    required: true,
    onlyIf: { key: 'contractPeriodType', is: 'FIXED_TERM' },
  },
  {
    key: 'hasProbation',
    type: 'flag',
    label: '試用期間',
    yes: 'あり',
    no: 'なし',
    kinds: fullTime,
    isTerm: true,
    required: true,
    missing: '試用期間の有無を選んでください。',
  },
  {
    key: 'probationNote',
    type: 'lines',
    label: '試用期間の長さと条件',
    most: 1000,
    kinds: fullTime,
    isTerm: true,
    required: true,
    onlyIf: { key: 'hasProbation', is: true },
  },
  {
    key: 'payUnit',
    type: 'choice',
    label: '給与形態',
    words: { HOUR: '時給', HOURLY: '時給', MONTH: '月給', MONTHLY: '月給' },
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  {
    key: 'payMin',
    type: 'whole',
    label: '給与の下限',
    least: 1,
    most: 100_000_000,
    unit: '円',
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  {
    key: 'payMax',
    type: 'whole',
    label: '給与の上限',
    least: 1,
    most: 100_000_000,
    unit: '円',
    kinds: fullTime,
    isTerm: true,
  },
  { key: 'payNote', type: 'lines', label: '給与の説明', most: 1000, kinds: fullTime, isTerm: true },
  {
    key: 'hasFixedOvertime',
    type: 'flag',
    label: '固定残業代',
    yes: 'あり',
    no: 'なし',
    kinds: fullTime,
    isTerm: true,
    required: true,
    missing: '固定残業代の有無を選んでください。',
  },
  {
    key: 'fixedOvertimeAmount',
    type: 'whole',
    label: '固定残業代の額',
    least: 1,
    most: 10_000_000,
    unit: '円',
    kinds: fullTime,
    isTerm: true,
    required: true,
    onlyIf: { key: 'hasFixedOvertime', is: true },
  },
  {
    // Above a month's hours it is a typing error.
    key: 'fixedOvertimeHours',
    type: 'tenths',
    label: '固定残業代にあたる時間',
    least: 0.1,
    most: 200,
    unit: '時間',
    kinds: fullTime,
    isTerm: true,
    required: true,
    onlyIf: { key: 'hasFixedOvertime', is: true },
  },
  {
    key: 'paysOvertimeExcess',
    type: 'flag',
    label: '固定残業代の時間を超えた分',
    yes: '支払う',
    no: '支払わない',
    kinds: fullTime,
    isTerm: true,
    required: true,
    onlyIf: { key: 'hasFixedOvertime', is: true },
  },
  {
    key: 'workingHours',
    type: 'lines',
    label: '就業時間',
    most: 500,
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  {
    key: 'breakTime',
    type: 'lines',
    label: '休憩',
    most: 200,
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  {
    key: 'overtimeNote',
    type: 'lines',
    label: '時間外の労働',
    most: 500,
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  {
    key: 'isDiscretionaryWork',
    type: 'flag',
    label: '裁量労働制',
    yes: 'あり',
    no: 'なし',
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  {
    key: 'holiday',
    type: 'lines',
    label: '休日と休暇',
    most: 1000,
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  { key: 'employeeBenefits', type: 'lines', label: '福利厚生', most: 2000, kinds: fullTime, isTerm: true },
  {
    key: 'socialInsurance',
    type: 'lines',
    label: '加入する保険',
    most: 500,
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  {
    key: 'secondhandSmokeControl',
    type: 'choice',
    label: '受動喫煙の対策',
    words: { NO_COUNTERMEASURES: '対策なし', NO_SMOKING: '屋内は禁煙', SMOKING_ROOM: '喫煙室あり' },
    kinds: fullTime,
    isTerm: true,
    required: true,
  },
  {
    key: 'secondhandSmokeNote',
    type: 'lines',
    label: '受動喫煙の対策の説明',
    most: 500,
    kinds: fullTime,
    isTerm: true,
  },

  // Contact, deadline and visibility.
  { key: 'contactName', type: 'line', label: '担当者の名前', most: 100, isTerm: true, isContact: true },
  {
    key: 'contactEmail',
    type: 'email',
    label: '連絡先のメールアドレス',
    most: 254,
    isTerm: true,
    isContact: true,
  },
  {
    key: 'contactPhoneNumber',
    type: 'phone',
    label: '連絡先の電話番号',
    most: 30,
    isTerm: true,
    isContact: true,
  },
  {
    key: 'contactFormUrl',
    type: 'url',
    label: '問い合わせフォーム',
    most: 500,
    isTerm: true,
    isContact: true,
  },
  {
    key: 'informationAsOf',
    type: 'day',
    label: '掲載情報の基準日',
    description: '掲載情報の基準日, as YYYY-MM-DD.',
  },
  {
    key: 'validThrough',
    type: 'day',
    label: '応募の締切',
    isTerm: true,
    description: 'The last day applications are taken, as YYYY-MM-DD; until 23:59 of it.',
  },
  {
    key: 'isOpenToOutside',
    type: 'switch',
    label: '公開範囲',
    yes: '会員以外と検索サイトにも公開',
    no: '会員だけに公開',
    description: 'Whether guests and search engines may see it while PUBLIC.',
  },
] as const satisfies readonly (FieldFacts & FieldContent)[];

export const titleMost = contentFields[0].most;
export const linksMost = 10;
export const linkLengthMost = 2000;
export const questionsMost = 5;
export const questionLengthMost = 120;

export type ContentField = (typeof contentFields)[number];
export type FieldType = ContentField['type'];
type FieldOf<Type extends FieldType> = Extract<ContentField, { readonly type: Type }>;
export type KeyOf<Type extends FieldType> = FieldOf<Type>['key'];
export type ContentKey = ContentField['key'];

export type Contents = { readonly [Field in ContentField as Field['key']]: ValueOf<Field> } & {
  readonly links: readonly { readonly id: string; readonly url: string }[];
  readonly questions: readonly { readonly id: string; readonly questionText: string }[];
};

export function fieldsOfType<Type extends FieldType>(...types: readonly Type[]): FieldOf<Type>[] {
  return contentFields.filter((field): field is FieldOf<Type> => types.some((type) => type === field.type));
}

export const isOfKind = ({ kinds }: FieldFacts, kind: Kind): boolean => kinds?.includes(kind) ?? true;

export const fieldsOfAll = contentFields.filter((field) => !('kinds' in field));
export const fieldsOfKind = (kind: Kind): ContentField[] =>
  contentFields.filter((field) => 'kinds' in field && isOfKind(field, kind));

/** Whether it applies, given the other answers. */
export function isMeant(field: ContentField, contents: Contents): boolean {
  if ('onlyIf' in field) return contents[field.onlyIf.key] === field.onlyIf.is;
  return !('unless' in field) || contents[field.unless.key] !== field.unless.is;
}
