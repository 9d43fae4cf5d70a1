import { describe, expect, test } from 'vitest';
import { placeOfCity } from './cityPlace.ts';

describe('where a city lies', () => {
  test.for([
    [13, '渋谷区', 35.67, 139.69],
    [1, '函館市', 41.9, 140.9],
    [14, '横浜市神奈川区', 35.49, 139.62],
    [1, '虻田郡倶知安町', 42.9, 140.8],
    [1, '倶知安町', 42.9, 140.8],
  ] as const)('%i %s', async ([prefecture, name, latitude, longitude]) => {
    const place = await placeOfCity(prefecture, name);
    expect(Math.abs((place?.latitude ?? 0) - latitude)).toBeLessThan(0.15);
    expect(Math.abs((place?.longitude ?? 0) - longitude)).toBeLessThan(0.2);
  });

  test('is not known of what is no city there', async () => {
    expect(await placeOfCity(13, '函館市')).toBeNull();
    expect(await placeOfCity(99, '渋谷区')).toBeNull();
  });
});
