import { batched } from '../../lib/request/batch.ts';
import type { Context } from '../../lib/request/context.ts';
import { all, named } from '../taxonomy/taxonomy.ts';
import * as sql from './partiesSql.ts';
import type { CompanyParty, CreatorParty } from './partiesSql.ts';

/** The parties of consultations and offers. */

const individualLoader = batched<string, boolean>(
  async ({ services }, ids) =>
    new Map((await sql.creatorParties(services.db, ids)).map(({ id, isIndividual: is }) => [id, is])),
);

/** Tax is withheld for individuals. */
export async function isIndividual(context: Context, creatorId: string): Promise<boolean> {
  return (await individualLoader(context).load(creatorId)) ?? true;
}

async function prefectureName(context: Context, id: number | null): Promise<string> {
  if (id === null) return '';
  const [prefecture] = await named(context, 'Prefecture', [id]);
  return prefecture?.name ?? '';
}

/** To look up many without further queries. */
export async function prefectureNames(context: Context): Promise<(id: number) => string | undefined> {
  const prefectures = await all(context, 'Prefecture');
  return (id) => prefectures.find(({ key }) => key === id)?.name;
}

/** One line, including the floor; empty if unknown. */
export async function addressLine(
  context: Context,
  { prefectureId, city, street, building }: CompanyParty,
): Promise<string> {
  const place = `${await prefectureName(context, prefectureId)}${city ?? ''}${street ?? ''}`;
  return [place, building ?? ''].filter((part) => part !== '').join(' ');
}

/** `+81312345678` as 03-1234-5678; other numbers stay. */
function phoneLine(e164: string): string {
  const number = e164.replace(/^\+81/u, '0');
  if (number === e164) return e164;
  const [first, second] = cutsOf(number);
  return [number.slice(0, first), number.slice(first, first + second), number.slice(first + second)].join(
    '-',
  );
}

function cutsOf(number: string): readonly [first: number, second: number] {
  if (/^(?:0120|0570|0990)/u.test(number) || (number.startsWith('0800') && number.length === 11))
    return [4, 3];
  if (number.length === 11) return [3, 4];
  return /^0[36]/u.test(number) ? [2, 4] : [3, 3];
}

/** Telephone, mail or form, whichever the company gives. */
export function contactLine({
  contactPhoneNumber,
  contactEmail,
  contactFormUrl,
}: Pick<CompanyParty, 'contactEmail' | 'contactFormUrl' | 'contactPhoneNumber'>): string {
  return [contactPhoneNumber === null ? null : phoneLine(contactPhoneNumber), contactEmail, contactFormUrl]
    .filter((way) => way !== null && way !== '')
    .join(' ');
}

/** Only the prefecture is shown. */
export async function creatorLines(context: Context, { prefectureId }: CreatorParty): Promise<string[]> {
  const prefecture = await prefectureName(context, prefectureId);
  return prefecture === '' ? [] : [prefecture];
}
