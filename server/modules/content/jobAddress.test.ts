import { expect, test } from 'vitest';
import { jobAddress } from './jobAddress.ts';

const at = (region?: string, locality?: string, street?: string, postalCode?: string) => ({
  addressCountry: 'JP',
  ...(postalCode !== undefined && { postalCode }),
  ...(region !== undefined && { addressRegion: region }),
  ...(locality !== undefined && { addressLocality: locality }),
  ...(street !== undefined && { streetAddress: street }),
});

test.each([
  ['石川県金沢市東山1-27-11。週に一日', null, at('石川県', '金沢市', '東山1-27-11')],
  ['〒920-0831 石川県金沢市東山１－２７－１１', null, at('石川県', '金沢市', '東山1-27-11', '920-0831')],
  ['金沢市東山1-27-11', 17, at('石川県', '金沢市', '東山1-27-11')],
  ['札幌市中央区北一条西2', 1, at('北海道', '札幌市中央区', '北一条西2')],
  ['北海道札幌市のスタジオ', null, at('北海道', '札幌市', 'のスタジオ')],
  ['北海道松前町字福山248', null, at('北海道', '松前町', '字福山248')],
  ['東京都千代田区丸の内1-1-1\n入口は北側', null, at('東京都', '千代田区', '丸の内1-1-1')],
  // The city of one prefecture is not looked for in another.
  ['中央区銀座4-1', 17, at('石川県', undefined, '中央区銀座4-1')],
  // What was chosen beside the words gives way to what the words say.
  ['京都府京都市北区紫野1', 17, at('京都府', '京都市北区', '紫野1')],
  ['自宅など、働く人が選ぶ場所', null, at()],
  ['自宅など、働く人が選ぶ場所', 13, at('東京都')],
  ['渋谷区神南1-1', null, at()],
  [null, null, at()],
])('%s, %s', (workingPlace, prefecture, address) => {
  expect(jobAddress(workingPlace, prefecture)).toEqual(address);
});
