import type { Transaction, Updateable } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { isDay } from '../../../lib/dates/days.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import { houseNumber, oneLine, toHalfWidth } from '../../../lib/text/text.ts';
import { asEmail } from '../../accounts/users/emails.ts';
import { refreshHidingOfCompany } from '../../creators/hiding/hiding.ts';
import { named } from '../../taxonomy/taxonomy.ts';
import type { TaxonomyName } from '../../taxonomy/sql.ts';
import { placeOfCity } from './cityPlace.ts';
import { companyNameKey } from '../../../lib/text/companyName.ts';
import { detailOf, forgetDetail } from '../company/detail.ts';
import * as sql from '../company/detailSql.ts';
import type { CompanyDetailRow } from '../company/detailSql.ts';
import { asOwner, assertMayEdit, noEditPrivilege } from './owner.ts';
import { asPostalCode } from './postalCodes.ts';
import { hasPostingAddress, hasPostingContact, isReadyForPublishing } from '../company/postingItems.ts';

type Text = string | null | undefined;

export interface CompanyProfileInput {
  readonly name?: Text;
  readonly businessDescription?: Text;
  readonly corporatePageUrl?: Text;
  readonly industryId?: Text;
  readonly foundedAt?: Text;
  readonly postalCode?: Text;
  readonly prefectureId?: Text;
  readonly city?: Text;
  readonly street?: Text;
  readonly building?: Text;
  readonly contactEmail?: Text;
  readonly contactPhoneNumber?: Text;
  readonly contactFormUrl?: Text;
  readonly corporateNumber?: Text;
  readonly invoiceRegistrationNumber?: Text;
  readonly capitalYen?: Text;
  readonly employeesCount?: number | null | undefined;
}

type Values = Updateable<Tables['companies']>;

const digitsOf = (given: string): string => oneLine(toHalfWidth(given)).replace(/[\s,‐-―−-]/gu, '');

/** Checks each field; omitted ones get no value. */
class ProfileReader {
  readonly inputs = new Inputs();
  readonly values: Values = {};
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  name(given: Text): void {
    if (given === undefined) return;
    const name = this.inputs.requiredLine('name', '会社名', given, 100);
    this.values.name = name;
    this.values.name_key = companyNameKey(name);
  }

  line<Column extends 'building' | 'city' | 'street'>(
    column: Column,
    label: string,
    given: Text,
    max: number,
  ): void {
    if (given === undefined) return;
    const typed = this.inputs.line(column, label, given, max);
    this.values[column] = typed === null || column === 'city' ? typed : houseNumber(typed);
  }

  async entry(
    column: 'industry_id' | 'prefecture_id',
    field: string,
    type: TaxonomyName,
    wrong: string,
    given: Text,
  ): Promise<void> {
    if (given === undefined) return;
    const key = given === null || given === '' ? undefined : keyOf(given, type);
    const [found] = key === undefined ? [] : await named(this.#context, type, [Number(key)]);
    if (!found && given !== null && given !== '') this.inputs.wrong(field, wrong);
    this.values[column] = found?.key ?? null;
  }

  digits(
    column: 'corporate_number' | 'invoice_registration_number' | 'postal_code',
    field: string,
    given: Text,
    parse: (text: string) => string | undefined,
    wrong: string,
  ): void {
    if (given === undefined) return;
    const text = oneLine(given ?? '');
    const value = text === '' ? null : parse(text);
    if (value === undefined) this.inputs.wrong(field, wrong);
    this.values[column] = value ?? null;
  }

  foundedAt(given: Text): void {
    if (given === undefined) return;
    const text = oneLine(given ?? '');
    const today = japanDay(this.#context.services.clock.now());
    if (text !== '' && !(isDay(text) && text >= '1000'))
      this.inputs.wrong('foundedAt', '設立日を、年月日で入力してください。');
    else if (text > today) this.inputs.wrong('foundedAt', '設立日は、今日までの日付を入力してください。');
    this.values.founded_at = text === '' ? null : text;
  }

  email(given: Text): void {
    if (given === undefined) return;
    const text = oneLine(given ?? '');
    const email = text === '' ? null : asEmail(text);
    if (email === undefined)
      this.inputs.wrong('contactEmail', 'メールアドレスの形式を確認してください(例：name@example.com)。');
    this.values.contact_email = email ?? null;
  }

  capital(given: Text): void {
    if (given === undefined) return;
    const text = digitsOf(given ?? '').replace(/円$/u, '');
    if (text !== '' && !/^\d{1,15}$/u.test(text))
      this.inputs.wrong('capitalYen', '資本金は、円の単位の数字で入力してください。');
    this.values.capital_yen = text === '' ? null : Number(text);
  }

  employees(given: number | null | undefined): void {
    if (given === undefined) return;
    if (given !== null && (given < 0 || given > 1_000_000))
      this.inputs.wrong('employeesCount', '従業員数は、0人から1,000,000人の間で入力してください。');
    this.values.employees_count = given;
  }
}

async function read(context: Context, input: CompanyProfileInput): Promise<Values> {
  const reader = new ProfileReader(context);
  const { inputs, values } = reader;
  reader.name(input.name);
  if (input.businessDescription !== undefined)
    values.business_description =
      inputs.lines('businessDescription', '事業の内容', input.businessDescription, 3000) ?? '';
  if (input.corporatePageUrl !== undefined)
    values.corporate_page_url = inputs.url(
      'corporatePageUrl',
      '会社のウェブサイト',
      input.corporatePageUrl,
      500,
    );
  await reader.entry('industry_id', 'industryId', 'Industry', '業種を選び直してください。', input.industryId);
  reader.foundedAt(input.foundedAt);
  reader.digits(
    'postal_code',
    'postalCode',
    input.postalCode,
    asPostalCode,
    '郵便番号は、7桁の数字で入力してください(例：150-0001)。',
  );
  await reader.entry(
    'prefecture_id',
    'prefectureId',
    'Prefecture',
    '都道府県を選び直してください。',
    input.prefectureId,
  );
  reader.line('city', '市区町村', input.city, 100);
  reader.line('street', '町名・番地', input.street, 100);
  reader.line('building', '建物名・部屋番号', input.building, 100);
  reader.email(input.contactEmail);
  if (input.contactPhoneNumber !== undefined)
    values.contact_phone_number = inputs.phone('contactPhoneNumber', input.contactPhoneNumber);
  if (input.contactFormUrl !== undefined)
    values.contact_form_url = inputs.url('contactFormUrl', '問い合わせフォーム', input.contactFormUrl, 500);
  reader.digits(
    'corporate_number',
    'corporateNumber',
    input.corporateNumber,
    (text) => /^\d{13}$/u.exec(digitsOf(text))?.[0],
    '法人番号は、13桁の数字で入力してください。',
  );
  reader.digits(
    'invoice_registration_number',
    'invoiceRegistrationNumber',
    input.invoiceRegistrationNumber,
    (text) => /^T\d{13}$/u.exec(digitsOf(text).toUpperCase())?.[0],
    '登録番号は、Tに続けて13桁の数字を入力してください。',
  );
  reader.capital(input.capitalYen);
  reader.employees(input.employeesCount);
  inputs.finish();
  return values;
}

/** The address in one line, and the city's location. */
async function addressOf(context: Context, before: CompanyDetailRow, values: Values): Promise<Values> {
  const prefectureId = 'prefecture_id' in values ? values.prefecture_id : before.prefectureId;
  const [prefecture] =
    typeof prefectureId === 'number' ? await named(context, 'Prefecture', [prefectureId]) : [];
  const { city, street, building } = { ...before, ...values };
  const lies =
    typeof prefectureId === 'number' && typeof city === 'string'
      ? await placeOfCity(prefectureId, city)
      : null;
  const place = [prefecture?.name, city, street].filter((part) => typeof part === 'string').join('');
  const location = [place, building].filter((part) => typeof part === 'string' && part !== '').join(' ');
  if (location === (before.location ?? '')) return {};
  return {
    location: location === '' ? null : location,
    latitude: lies?.latitude ?? null,
    longitude: lies?.longitude ?? null,
  };
}

const kept = <Part>(given: Part | undefined, before: Part): Part => (given === undefined ? before : given);

/** Required items cannot be removed while an opening is public (職業安定法). */
async function keepPostingItems(
  trx: Transaction<Tables>,
  before: CompanyDetailRow,
  values: Values,
): Promise<void> {
  const after = {
    name: before.name,
    prefectureId: kept(values.prefecture_id, before.prefectureId),
    city: kept(values.city, before.city),
    street: kept(values.street, before.street),
    contactEmail: kept(values.contact_email, before.contactEmail),
    contactPhoneNumber: kept(values.contact_phone_number, before.contactPhoneNumber),
    contactFormUrl: kept(values.contact_form_url, before.contactFormUrl),
  };
  if (!isReadyForPublishing(before) || isReadyForPublishing(after)) return;
  if (!(await sql.hasPublicOpening(trx, before.id))) return;
  const inputs = new Inputs();
  const refuse = (fields: readonly (keyof typeof after)[], message: string) => {
    for (const field of fields)
      if (before[field] !== null && after[field] === null) inputs.wrong(field, message);
  };
  if (!hasPostingAddress(after))
    refuse(
      ['prefectureId', 'city', 'street'],
      '公開中の募集に載っているため、都道府県・市区町村・番地は空欄にできません。',
    );
  if (!hasPostingContact(after))
    refuse(
      ['contactEmail', 'contactPhoneNumber', 'contactFormUrl'],
      '公開中の募集に載っているため、メールアドレス、電話番号、フォームのURLのうち、1つ以上を残してください。',
    );
  inputs.finish();
}

/** Creators hide from companies by name. */
const renamings = { name: 'company-renaming', hits: 10, windowMs: 24 * 60 * 60_000 };

/** Outside of the transaction, so that refusals count too. Permission is checked later. */
async function limitRenaming(context: Context, { name }: Values): Promise<void> {
  const { services, viewer } = context;
  if (name === undefined || viewer.kind !== 'user' || viewer.companyId === null) return;
  const before = await detailOf(context, viewer.companyId);
  if (name !== before.name) await hit(services, renamings, viewer.companyId);
}

/** Omitted fields stay. */
export async function updateCompanyProfile(context: Context, input: CompanyProfileInput): Promise<string> {
  const { services } = context;
  assertMayEdit(context);
  const values = await read(context, input);
  await limitRenaming(context, values);
  const id = await asOwner(
    context,
    undefined,
    async (trx, { company }) => {
      const before = await sql.holdDetail(trx, company.id);
      if (!before) throw new Error(`The company ${company.id} is held and not there.`);
      await keepPostingItems(trx, before, values);
      const address = await addressOf(context, before, values);
      await sql.updateCompany(trx, company.id, { ...values, ...address, updated_at: services.clock.now() });
      // Creators hide from named employers.
      if (values.name !== undefined && values.name !== before.name)
        await refreshHidingOfCompany(trx, services, company.id);
      return company.id;
    },
    noEditPrivilege,
  );
  forgetDetail(context, id);
  return id;
}
