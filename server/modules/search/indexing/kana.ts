/** The vowel that each kana ends in. */
const rows: Readonly<Record<string, string>> = {
  a: 'あかさたなはまやらわがざだばぱぁゃゎ',
  i: 'いきしちにひみりぎじぢびぴぃゐ',
  u: 'うくすつぬふむゆるぐずづぶぷぅゅゔ',
  e: 'えけせてねへめれげぜでべぺぇゑ',
  o: 'おこそとのほもよろをごぞどぼぽぉょ',
};

const vowels = new Map(Object.entries(rows).flatMap(([vowel, kana]) => [...kana].map((one) => [one, vowel])));

/** What only makes a vowel longer. */
const lengthens: Readonly<Record<string, string>> = {
  a: 'あぁ',
  i: 'いぃ',
  u: 'うぅ',
  e: 'えぇいぃ',
  o: 'おぉうぅ',
};

const alike = new Map([
  ['ぢ', 'じ'],
  ['づ', 'ず'],
  ['を', 'お'],
  ['ゐ', 'い'],
  ['ゑ', 'え'],
]);

/**
 * How a reading is compared: long vowels are short (ちょうちん, ちょーちん and chochin are one), ぢ is じ, づ is ず. Takes folded kana;
 * answers for each letter that stays its place in what was given.
 */
export function spoken(kana: string): { readonly text: string; readonly at: readonly number[] } {
  const out: string[] = [];
  const at: number[] = [];
  let vowel: string | undefined;
  [...kana].forEach((one, index) => {
    if (one === 'ー' || one === '-') {
      if (vowel !== undefined) return;
    } else if (vowel !== undefined && lengthens[vowel]?.includes(one) === true) return;
    out.push(alike.get(one) ?? one);
    at.push(index);
    vowel = vowels.get(one);
  });
  return { text: out.join(''), at };
}

export function isKana(text: string): boolean {
  return /^[\u3041-\u3096ー]+$/u.test(text);
}

const syllables: readonly (readonly [string, string])[] = [
  ...Object.entries({
    '': 'あいうえお',
    k: 'かきくけこ',
    s: 'さしすせそ',
    t: 'たちつてと',
    n: 'なにぬねの',
    h: 'はひふへほ',
    m: 'まみむめも',
    r: 'らりるれろ',
    g: 'がぎぐげご',
    z: 'ざじずぜぞ',
    d: 'だぢづでど',
    b: 'ばびぶべぼ',
    p: 'ぱぴぷぺぽ',
    v: 'ばびぶべぼ',
    l: 'らりるれろ',
  }).flatMap(([consonant, kana]) =>
    [...kana].map((one, index): [string, string] => [`${consonant}${'aiueo'[index] ?? ''}`, one]),
  ),
  ...Object.entries({
    ky: 'き',
    sy: 'し',
    sh: 'し',
    ty: 'ち',
    ch: 'ち',
    cy: 'ち',
    ny: 'に',
    hy: 'ひ',
    my: 'み',
  }).flatMap(([consonant, kana]) => contracted(consonant, kana)),
  ...Object.entries({
    ry: 'り',
    gy: 'ぎ',
    zy: 'じ',
    jy: 'じ',
    j: 'じ',
    dy: 'ぢ',
    by: 'び',
    py: 'ぴ',
  }).flatMap(([consonant, kana]) => contracted(consonant, kana)),
  ['ya', 'や'],
  ['yu', 'ゆ'],
  ['yo', 'よ'],
  ['wa', 'わ'],
  ['wo', 'お'],
  ['wi', 'うぃ'],
  ['we', 'うぇ'],
  ['shi', 'し'],
  ['chi', 'ち'],
  ['tsu', 'つ'],
  ['ji', 'じ'],
  ['fu', 'ふ'],
  ['fa', 'ふぁ'],
  ['fi', 'ふぃ'],
  ['fe', 'ふぇ'],
  ['fo', 'ふぉ'],
  ['thi', 'てぃ'],
  ['dhi', 'でぃ'],
  ['she', 'しぇ'],
  ['che', 'ちぇ'],
  ['je', 'じぇ'],
];

function contracted(consonant: string, kana: string): [string, string][] {
  return [
    [`${consonant}a`, `${kana}ゃ`],
    [`${consonant}u`, `${kana}ゅ`],
    [`${consonant}o`, `${kana}ょ`],
  ];
}

const table = new Map(syllables);
const long: Readonly<Record<string, string>> = {
  ā: 'a',
  ī: 'i',
  ū: 'u',
  ē: 'e',
  ō: 'o',
  â: 'a',
  î: 'i',
  û: 'u',
  ê: 'e',
  ô: 'o',
};

/**
 * Latin letters, alone or after kana that the keyboard has made already, as kana: Hepburn, Kunrei and what keyboards take. A consonant at
 * the end, whose vowel was not typed yet, is each of its five. Empty for what is no reading.
 */
export function kanaOf(typed: string): string[] {
  const text = typed.replace(/[āīūēōâîûêô]/gu, (letter) => long[letter] ?? letter).replace(/['’]/gu, '');
  if (!/[a-z]/u.test(text) || !/^[a-z\u3041-\u3096ー-]+$/u.test(text)) return [];
  let out = '';
  let rest = text;
  while (rest !== '') {
    const head = rest.charAt(0);
    const size = [4, 3, 2, 1].find((length) => table.has(rest.slice(0, length)));
    if (!/[a-z]/u.test(head)) {
      out += head;
      rest = rest.slice(1);
    } else if (size !== undefined) {
      out += table.get(rest.slice(0, size)) ?? '';
      rest = rest.slice(size);
    } else if (/^n(?![aiueoy]|$)/u.test(rest) || /^m[bmp]/u.test(rest)) {
      // nn at the end, or before a vowel, is one ん that the keyboard was told of twice.
      out += 'ん';
      rest = rest.slice(/^nn(?:$|[^aiueoy])/u.test(rest) ? 2 : 1);
    } else if (/^([a-z])\1/u.test(rest) || rest.startsWith('tch')) {
      out += 'っ';
      rest = rest.slice(1);
    } else if (rest === 'n') {
      return [`${out}ん`, ...unfinished(out, 'n')];
    } else {
      return unfinished(out, rest);
    }
  }
  return [out];
}

/** A syllable that was begun: whatever it may become. */
function unfinished(done: string, rest: string): string[] {
  if (done === '' || !/^[a-z]{1,2}$/u.test(rest)) return [];
  // No vowel follows c at once.
  if (rest === 'c') return [`${done}ち`];
  return [...new Set(['a', 'i', 'u', 'e', 'o'].flatMap((vowel) => table.get(`${rest}${vowel}`) ?? []))].map(
    (kana) => `${done}${kana}`,
  );
}
