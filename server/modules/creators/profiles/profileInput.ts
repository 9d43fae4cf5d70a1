import type { Context } from '../../../lib/request/context.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { oneLine, toHalfWidth } from '../../../lib/text/text.ts';
import { named } from '../../taxonomy/taxonomy.ts';
import type { TaxonomyName } from '../../taxonomy/sql.ts';
import type { PrivateCreatorRow } from './privateSql.ts';
import type { ProfileValues } from './profileSql.ts';

export interface ProfileInput {
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana?: string | null | undefined;
  readonly firstNameKana?: string | null | undefined;
  readonly userName: string;
  readonly introduction?: string | null | undefined;
  readonly prefectureId?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly hobby?: string | null | undefined;
  readonly gender?: PrivateCreatorRow['gender'] | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly websiteUrl?: string | null | undefined;
  readonly invoiceRegistrationNumber?: string | null | undefined;
  readonly isIndividual?: boolean | null | undefined;
  readonly skillNames: readonly string[];
  readonly toolIds: readonly string[];
}

export interface CheckedProfile {
  readonly values: ProfileValues;
  readonly skillNames: readonly string[];
  readonly toolIds: readonly number[];
}

/** The cleaned fields, or an error that lists everything wrong. */
export async function checkProfile(context: Context, input: ProfileInput): Promise<CheckedProfile> {
  const inputs = new Inputs();
  const values = {
    last_name: inputs.requiredLine('lastName', '姓', input.lastName, 50),
    first_name: inputs.requiredLine('firstName', '名', input.firstName, 50),
    last_name_kana: inputs.kana('lastNameKana', 'セイ', input.lastNameKana, 50),
    first_name_kana: inputs.kana('firstNameKana', 'メイ', input.firstNameKana, 50),
    user_name: inputs.requiredLine('userName', '表示名', input.userName, 50),
    introduction:
      inputs.lines('introduction', '紹介文', input.introduction, profileLimits.introduction) ?? '',
    prefecture_id: await prefectureOf(context, inputs, input.prefectureId),
    location: inputs.line('location', '活動する場所', input.location, 100),
    hobby: inputs.lines('hobby', '趣味', input.hobby, 500),
    gender: input.gender ?? null,
    phone_number: inputs.phone('phoneNumber', input.phoneNumber),
    website_url: inputs.url('websiteUrl', 'ウェブサイトのアドレス', input.websiteUrl, 500),
    invoice_registration_number: invoiceNumber(inputs, input.invoiceRegistrationNumber),
    // Omitted, it stays as it is; a new profile gets the column's default, true.
    ...(typeof input.isIndividual === 'boolean' && { is_individual: input.isIndividual }),
  };
  const skillNames = skillsIn(inputs, input.skillNames);
  const toolIds = await toolsIn(context, inputs, input.toolIds);
  inputs.finish();
  return { values, skillNames, toolIds };
}

/** The numeric key in a taxonomy's global id; undefined when there is no such entry. */
async function entryOf(context: Context, name: TaxonomyName, id: string): Promise<number | undefined> {
  const key = keyOf(id, name);
  return key === undefined ? undefined : (await named(context, name, [Number(key)]))[0]?.key;
}

async function prefectureOf(
  context: Context,
  inputs: Inputs,
  id: string | null | undefined,
): Promise<number | null> {
  if (id === null || id === undefined || id === '') return null;
  const found = await entryOf(context, 'Prefecture', id);
  if (found === undefined) inputs.wrong('prefectureId', '都道府県を選び直してください。');
  return found ?? null;
}

/** 適格請求書発行事業者の登録番号, typed with hyphens or in full width too. */
function invoiceNumber(inputs: Inputs, given: string | null | undefined): string | null {
  const text = oneLine(toHalfWidth(given ?? ''))
    .replace(/[\s-]/gu, '')
    .toUpperCase();
  if (text === '') return null;
  if (!/^T\d{13}$/u.test(text))
    inputs.wrong('invoiceRegistrationNumber', '登録番号は、Tに続けて13桁の数字を入力してください。');
  return text;
}

export const profileLimits = { introduction: 2_000, skills: 30, skill: 40, tools: 60 } as const;

function skillsIn(inputs: Inputs, given: readonly string[]): string[] {
  if (given.length > profileLimits.skills) {
    inputs.wrong('skillNames', `得意なことは${profileLimits.skills}個まで登録できます。`);
    return [];
  }
  const seen = new Set<string>();
  return given.map((one, index) => {
    const field = `skillNames.${index}`;
    const name = inputs.requiredLine(field, '得意なこと', one, profileLimits.skill);
    if (name !== '' && seen.has(name.toLowerCase()))
      inputs.wrong(field, `得意なことの「${name}」が重なっています。`);
    seen.add(name.toLowerCase());
    return name;
  });
}

async function toolsIn(context: Context, inputs: Inputs, given: readonly string[]): Promise<number[]> {
  const ids = [...new Set(given)];
  if (ids.length > profileLimits.tools) {
    inputs.wrong('toolIds', `ツールは${profileLimits.tools}個まで選べます。`);
    return [];
  }
  const found = await Promise.all(ids.map((id) => entryOf(context, 'Tool', id)));
  const known = found.filter((id) => id !== undefined);
  if (known.length < ids.length) inputs.wrong('toolIds', 'ツールを選び直してください。');
  // `tool_1` and `tool_01` are the same.
  return [...new Set(known)];
}
