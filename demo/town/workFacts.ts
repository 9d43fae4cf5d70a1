import type { DemoWork } from '../types.ts';
import { lot } from './lots.ts';

/** As columns of a work. */
interface WorkFacts {
  readonly client_name: string;
  readonly period: string;
  readonly workload: string;
  readonly guide_price_min: number | null;
  readonly guide_price_max: number | null;
}

/** What such a work costs from, and up to, in units of 10,000 yen. */
const prices: Readonly<Record<string, readonly [number, number]>> = {
  グラフィック: [15, 40],
  イラスト: [5, 18],
  パッケージ: [20, 60],
  'タイポグラフィ・作字': [10, 30],
  'サイン・空間': [30, 90],
  'ロゴ・VI': [20, 60],
  'UI・アプリ': [50, 150],
  '地図・図解': [10, 30],
  ブランディング: [60, 180],
  '装幀・ブックデザイン': [8, 20],
  'テキスタイル・柄': [8, 25],
  エディトリアル: [12, 40],
  ウェブ: [40, 120],
};

/** The town's best known poster tells all of it. */
const toldWhole: Readonly<Record<string, WorkFacts>> = {
  w001: {
    client_name: '川越市立美術館',
    period: '2026年1月〜3月(7週間)',
    workload: '週20〜30時間、平日の日中',
    guide_price_min: 350_000,
    guide_price_max: null,
  },
};

const workloads = ['週2日', '週10〜20時間', '週20〜30時間', '週3日、平日の日中'];

/** By 50,000 yen where it is much. */
const rounded = (units: number): number =>
  (units < 20 ? Math.round(units) : Math.round(units / 5) * 5) * 10_000;

const digits = '〇一二三四五六七八九';

/** What its author says of how it was made: the period as its description tells it, the rest of some works, as in a real town. */
export function factsOf({ key, description, categories }: DemoWork): WorkFacts {
  const told = toldWhole[key];
  if (told) return told;
  const [, since, span] = /(\d{4}年\d{1,2}月)から([^、。]+?)で制作/u.exec(description) ?? [];
  const [least, most] = prices[categories[0] ?? ''] ?? [];
  const isPriced = least !== undefined && most !== undefined && lot('priced', key) < 0.5;
  const share = lot('price', key);
  const workload = workloads[Math.floor(lot('workload', key) * workloads.length)] ?? '';
  return {
    client_name: '',
    period:
      since === undefined
        ? ''
        : `${since}から${span?.replace(/[一二三四五六七八九]/gu, (digit) => String(digits.indexOf(digit)))}`,
    workload: lot('has workload', key) < 0.4 ? workload : '',
    guide_price_min: isPriced ? rounded(least * (1 + share * 0.5)) : null,
    guide_price_max: isPriced && share < 0.6 ? rounded(most * (1 + share * 0.5)) : null,
  };
}
