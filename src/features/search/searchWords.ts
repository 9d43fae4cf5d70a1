import {
  engagementTypes,
  operationalAvailabilities,
  waysOfWorking,
} from '../../lib/words/jobProfileWords.ts';
import { colorWords } from '../../lib/words/colorWords.ts';
import { openingKinds } from '../../lib/words/openingKinds.ts';
import { seekingStatus } from '../../lib/words/seekingStatus.ts';
import type { SearchTab } from './searchParams.ts';

export const tabNames = {
  works: '作品',
  jobs: '仕事',
  people: 'つくる人',
  companies: '会社',
} as const satisfies Record<SearchTab, string>;

export const tabKinds = {
  works: 'PRODUCT',
  jobs: 'JOB_OPENING',
  people: 'CREATOR',
  companies: 'COMPANY',
} as const satisfies Record<SearchTab, string>;

export const tabUnits = { works: '点', jobs: '件', people: '人', companies: '社' } as const satisfies Record<
  SearchTab,
  string
>;

/** In the order in which they stand. */
export const facetGroups: readonly (readonly [group: string, name: string])[] = [
  ['category', '分野'],
  ['industry', '業種'],
  ['seeking', '状況'],
  ['type', '契約形態'],
  ['price', '報酬(税抜)'],
  ['place', '働く場所'],
  ['way', '働き方'],
  ['availability', '時間帯'],
  ['engagement', '立場'],
  ['tool', 'ツール'],
  ['color', '色'],
  ['prefecture', '都道府県'],
];

const prices: Readonly<Record<string, string>> = {
  '1': '5万円未満',
  '2': '5万〜10万円',
  '3': '10万〜30万円',
  '4': '30万〜100万円',
  '5': '100万円以上',
};

const places: Readonly<Record<string, string>> = {
  FULL_REMOTE: 'フルリモート',
  ON_SITE: '出社',
  PARTIAL_REMOTE: '一部リモート',
};

const wordsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  seeking: Object.fromEntries(Object.entries(seekingStatus).map(([name, { word }]) => [name, word])),
  type: openingKinds,
  price: prices,
  place: places,
  way: waysOfWorking,
  availability: operationalAvailabilities,
  engagement: engagementTypes,
  color: colorWords,
};

/** What a choice that the page knows itself is called; what the house numbers has its name from the server. */
export function facetWord(value: string): string | null {
  const at = value.indexOf(':');
  return wordsOf[value.slice(0, at)]?.[value.slice(at + 1)] ?? null;
}

const numerals = ['', '一', '二', '三', '四', '五', '六', '七', '八'];

export function nothingTitle(words: number): string {
  const numeral = numerals[words];
  return words < 2 || numeral === undefined
    ? '一致するものは、まだありません。'
    : `${numeral}つの語がそろうものは、まだありません。`;
}
