/** Numbers from 0 to 1, the same ones for the same seed. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words =
  '提灯 ちょうちん チョウチン ﾁｮｳﾁﾝ chouchin 看板 ロゴ VI 装丁 装幀 挿絵 絵本 （株） 株式会社 髙島 斉藤 ヴァイオリン ー 〜 々 〇 二〇二六 ２０２６ 1'.split(
    ' ',
  );
const operators = [
  '%',
  '_',
  '\\',
  '&',
  '|',
  '!',
  '<->',
  '*',
  ':*',
  '(',
  ')',
  "'",
  '"',
  '--',
  ';',
  '$1',
  '{}',
  '[]',
];
const pictures = ['🏮', '👨‍👩‍👧‍👦', '🇯🇵', '1️⃣', '✍🏽', '\u{1F3FB}', '❤️', '©'];
const odd = [
  '\u0000',
  '\uD83C',
  '\uDFEE',
  '\u202E',
  '\u200D',
  '\uFEFF',
  '\u3000',
  '\u2028',
  'が',
  'é',
  '\u0301',
  'ﷺ',
  'İ',
  'ß',
  'ﬁ',
];

/** Queries as nobody types them and some send: any Unicode, half surrogates, operators, 5,000 signs. */
export function strangeQueries(count: number, seed: number): string[] {
  const lot = lots(seed);
  const below = (most: number): number => Math.floor(lot() * most);
  const one = (from: readonly string[]): string => from[below(from.length)] ?? '';
  const sign = (): string => {
    // A unit of UTF-16 alone, any of the planes, or what people write.
    const kind = below(4);
    if (kind === 0) return String.fromCharCode(below(0x10000));
    if (kind === 1) return String.fromCodePoint(below(0x110000));
    return kind === 2
      ? String.fromCodePoint(0x3040 + below(0x60))
      : String.fromCodePoint(0x4e00 + below(0x5200));
  };
  const many = (most: number, made: () => string, between = ''): string =>
    Array.from({ length: 1 + below(most) }, made).join(between);
  const kinds: readonly (() => string)[] = [
    () => many(12, sign),
    () => many(40, sign, lot() < 0.3 ? ' ' : ''),
    () => many(5_000, sign),
    () => one([...words, ...odd]).repeat(1 + below(5_000)),
    () => many(6, () => one([...words, ...operators]), one(['', ' ', '　'])),
    () => many(8, () => one([...words, ...pictures, ...odd]), one(['', ' '])),
    () => many(20, () => one(operators)),
    () => many(400, () => one(words), ' '),
    () => `${one(words)}${one(odd)}${one(words)}`,
  ];
  return Array.from({ length: count }, () => (kinds[below(kinds.length)] ?? sign)());
}
