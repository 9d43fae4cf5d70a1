/** What a need says of pay, days, hours, places and ways of working: read by patterns, over folded text. */

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Pay {
  readonly unit: 'HOUR' | 'MONTH' | 'TOTAL';
  /** What the creator receives, or what the company pays. */
  readonly basis: 'GROSS' | 'NET';
  readonly least: number | null;
  readonly most: number | null;
}

type At<Value> = Span & { readonly value: Value };

const kanjiDigits = '〇一二三四五六七八九';

/** `3.5`, `1,000`, `三十`, `二十五`, `百二十`. */
export function numberOf(text: string): number | null {
  const plain = text.replaceAll(',', '');
  if (/^\d+(?:\.\d+)?$/u.test(plain)) return Number(plain);
  let sum = 0;
  let digit: number | null = null;
  for (const sign of text) {
    const place = kanjiDigits.indexOf(sign);
    const unit = sign === '十' ? 10 : sign === '百' ? 100 : sign === '千' ? 1_000 : 0;
    if (place >= 0) digit = (digit ?? 0) * 10 + place;
    else if (unit > 0) {
      sum += (digit ?? 1) * unit;
      digit = null;
    } else return null;
  }
  return sum + (digit ?? 0);
}

const number = String.raw`(?:\d[\d,]*(?:\.\d+)?|[〇一二三四五六七八九十百千]+)`;
const amount = String.raw`(${number})(万円|千円|百万円|円|万)`;
const payPattern = new RegExp(
  String.raw`(?:(${number})(万円|千円|万|円)?(?:〜|~|から|-|–|ー))?${amount}(?:\s*\(?税[抜込別]\)?)?(以内|以下|まで|未満|程度|前後|くらい|ぐらい|ほど|以上|から|〜|~|スタート|台)?`,
  'gu',
);
const scale: Readonly<Record<string, number>> = {
  円: 1,
  万: 10_000,
  万円: 10_000,
  千円: 1_000,
  百万円: 1_000_000,
};
const payBefore = /(?:予算|報酬|総額|手取り?|時給|時間単価|月額|月々|単価|謝礼|費用|税[込抜])[^。\n]{0,10}$/u;
const mostPay = 1_000_000_000;

/** How far before an amount stands what it is of. */
const lookBack = 14;

export function findPay(text: string): At<Pay>[] {
  const found: At<Pay>[] = [];
  for (const match of text.matchAll(payPattern)) {
    const [whole, low, lowUnit, high = '', unit = '', bound = ''] = match;
    const before = text.slice(Math.max(0, match.index - lookBack), match.index);
    const after = text.slice(match.index + whole.length, match.index + whole.length + 8);
    if (unit === '万' && (!payBefore.test(before) || /^[部個枚人回字件]/u.test(after))) continue;
    const top = numberOf(high);
    const bottom = low === undefined ? null : numberOf(low);
    if (top === null) continue;
    const factor = scale[unit] ?? 1;
    const most = Math.round(top * factor);
    const least = bottom === null ? null : Math.round(bottom * (scale[lowUnit ?? unit] ?? factor));
    if (most < 1 || most > mostPay) continue;
    const clause = before.slice(
      Math.max(...['、', '。', '\n', ','].map((sign) => before.lastIndexOf(sign))) + 1,
    );
    const isLeast = /^(?:以上|から|〜|~|スタート)$/u.test(bound) && least === null;
    found.push({
      from: match.index,
      to: match.index + whole.length,
      value: {
        unit: /時給|時間単価|1時間|一時間|毎時/u.test(before)
          ? 'HOUR'
          : /月額|月々|毎月|ひと月|月に|月[、 ]?$/u.test(before)
            ? 'MONTH'
            : 'TOTAL',
        basis: /手取/u.test(clause) || /^\(?の?手取/u.test(after) ? 'NET' : 'GROSS',
        least: isLeast ? most : least,
        most: isLeast ? null : most,
      },
    });
  }
  return found;
}

const yen = (value: number): string =>
  value >= 10_000 && value % 1_000 === 0
    ? `${(value / 10_000).toLocaleString('ja-JP')}万円`
    : `${value.toLocaleString('ja-JP')}円`;

export function payLabel({ unit, basis, least, most }: Pay): string {
  const of = unit === 'HOUR' ? '時給' : unit === 'MONTH' ? '月額' : basis === 'NET' ? '' : '総額';
  const range =
    least !== null && most !== null
      ? `${yen(least)}〜${yen(most)}`
      : least !== null
        ? `${yen(least)}から`
        : `${yen(most ?? 0)}まで`;
  return `${basis === 'NET' ? '手取り' : ''}${of}${range}`;
}

const month = String.raw`(\d{1,2}|十[一二]?|[一二三四五六七八九])月`;
const datePattern = new RegExp(
  String.raw`(?:(来年|今年|再来年|(?:20)?\d{2}年)の?)?${month}(?:(\d{1,2})日|の?(末|上旬|中旬|下旬|頭|半ば|中))?(?:ごろ|頃)?(までに?|に間に合|締め?切り?|納品|から|開始)?`,
  'gu',
);
const seasonPattern =
  /(来春|今春|来夏|今夏|来秋|今秋|来冬|今冬|年内|年度内|年明け|来月末?|今月末?|来週|今週|急ぎ|至急|なるべく早く|すぐに?)(までに?|から|に)?/gu;

/** Days as a tag tells them. */
export function findDates(text: string): At<string>[] {
  const found: At<string>[] = [];
  for (const match of text.matchAll(datePattern)) {
    const [whole, year = '', name = '', day, part = '', bound = ''] = match;
    const value = numberOf(name) ?? 0;
    const ahead = text.slice(match.index + whole.length, match.index + whole.length + 1);
    if (value < 1 || value > 12 || /[号額刊給曜]/u.test(ahead)) continue;
    const isEnd = /^(?:まで|に間|締|納)/u.test(bound);
    const within = day === undefined ? (part === '' && isEnd ? '末' : part) : `${Number(day)}日`;
    const label = `${year}${value}月${within}${isEnd ? 'まで' : /から|開始/u.test(bound) ? 'から' : ''}`;
    found.push({ from: match.index, to: match.index + whole.length, value: label });
  }
  for (const { 0: whole, 1: name = '', 2: bound = '', index } of text.matchAll(seasonPattern)) {
    const isHurry = /急|すぐ|早く/u.test(name);
    const suffix = bound.startsWith('まで') ? 'まで' : bound === 'から' ? 'から' : '';
    found.push({ from: index, to: index + whole.length, value: isHurry ? '急ぎ' : `${name}${suffix}` });
  }
  return found;
}

const ways = [
  [
    'FULL_REMOTE',
    /フルリモート|完全リモート|リモートワーク|リモート|オンライン|画面越し|在宅|遠隔|テレビ会議|ビデオ通話|zoom|ズーム/gu,
  ],
  ['OFFICE', /出社|常駐|来社|対面|客先|オフィスに来/gu],
] as const;
const availabilities = [
  ['WEEKDAY_DAY_TIME', /平日の?(?:日中|昼間?|昼)|日中に?(?:動|働|連絡|対応)/gu],
  ['WEEKDAY_NIGHT_TIME', /平日の?夜間?|夜間に|仕事終わり/gu],
  ['HOLIDAY', /土日祝?|休日|週末/gu],
] as const;
const engagements = [
  ['FREELANCE', /フリーランス|フリーの方/gu],
  ['SIDEJOB', /副業/gu],
] as const;

function all<const Value extends string>(
  text: string,
  table: readonly (readonly [Value, RegExp])[],
): At<Value>[] {
  return table.flatMap(([value, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: whole, index }) => ({
      from: index,
      to: index + whole.length,
      value,
    })),
  );
}

export const findWays = (text: string): At<'FULL_REMOTE' | 'OFFICE'>[] => all(text, ways);
export const findAvailabilities = (
  text: string,
): At<'HOLIDAY' | 'WEEKDAY_DAY_TIME' | 'WEEKDAY_NIGHT_TIME'>[] => all(text, availabilities);
export const findEngagements = (text: string): At<'FREELANCE' | 'SIDEJOB'>[] => all(text, engagements);

const hoursPattern = new RegExp(
  String.raw`週に?(${number})(?:時間|日|回)?(?:から|〜|~|-)?(${number})?(時間|日)(?!(?:に|は)?一度)`,
  'gu',
);
const hoursOfDay = 8;
const mostHours = 60;

/** Hours a week. */
export function findHours(text: string): At<number>[] {
  return [...text.matchAll(hoursPattern)].flatMap((match) => {
    const [whole, low = '', high, unit] = match;
    const value = (numberOf(high ?? low) ?? 0) * (unit === '日' ? hoursOfDay : 1);
    return value < 1 || value > mostHours
      ? []
      : [{ from: match.index, to: match.index + whole.length, value }];
  });
}

/** A place is asked for where somebody is to live or come; whose shop stands where is no condition. */
const asksForPlace =
  /^(?:[都道府県市区町]内?|内|市内|府内|県内|都内|道内)*(?:に?在住|近郊|周辺|近辺|で(?:会|打|撮|働|お願|対面|活動|探|仕事|立ち)|に(?:住|お住|来|通|拠点|いる|お越)|(?:を|が)拠点|の(?:方|かた|人|デザイナ|イラストレ|クリエイ|写真家|カメラ|フォトグラ|作家|漫画家)|まで(?:来|通)|(?:を|は)?(?:除|以外)|(?:では|じゃ)?な(?:く|い)|限定|希望|出身)/u;

export const isPlaceAsked = (rest: string): boolean => asksForPlace.test(rest);

const negated =
  /^(?:[\p{Script=Han}\u30A1-\u30FA\u30FCa-z0-9]{0,6})(?:(?:の(?:方|人|仕事|作品|経験|依頼|もの|案件))?(?:など)?(?:は|を|も|が)?、?)(?:除く|除い|除き|除外|不要|要りません|いりません|いらな|以外|(?:では|じゃ|で)な(?:く|い)|(?:より|よりも)(?=、?[^。]{0,12}(?:が|を|の|で))|なし(?:で|に)|無し(?:で|に)|ng|お断り|使わな|使いません|使わず|避け|求めてい?ませ|求めませ|必要ありませ|必要な[いく]|考えてい?ませ|結構です|しません|やめ|抜きで|入れな)/u;
/** 「看板は決まっているので不要です」: why it is not wanted stands in between. */
const negatedLater =
  /^は[^。\n]{1,20}(?:ので|ため|から)、?(?:不要|要りません|いりません|必要ありませ|結構です)/u;
/** でなくても: it may be, and need not. */
const mayBe = /^[^。、\n]{0,6}(?:で|じゃ|では)?なくて(?:も|いい|良い|よい|構|大丈夫|かま)/u;

export type Polarity = 'asked' | 'excluded' | 'open';

/** What becomes of a word by what stands behind it. */
export function polarityOf(rest: string): Polarity {
  if (mayBe.test(rest)) return 'open';
  return negated.test(rest) || negatedLater.test(rest) ? 'excluded' : 'asked';
}

/** Between two words that stand in one list: 「写真と動画は除く」. */
export const isJoint = (between: string): boolean => /^(?:と|や|、|・|および|及び|または|か)$/u.test(between);
