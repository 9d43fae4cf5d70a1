/** Drawing kit: seeded chance, SVG shapes, set type, palettes. Every picture is a string of SVG or HTML. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Rng = () => number;
export const rng = (seed: number): Rng => {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
export const hash = (text: string): number => {
  let h = 2166136261;
  for (const ch of text) h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
};
/** Element i of a non-empty list, wrapping around. */
export const at = <T>(list: readonly T[], i: number): T => {
  const n = list.length;
  const found = list[Number.isFinite(i) ? ((Math.floor(i) % n) + n) % n : 0];
  if (found === undefined) throw new Error('empty list');
  return found;
};
export const times = (n: number, f: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => f(i)).join('');
export const pick = <T>(r: Rng, list: readonly T[]): T => at(list, Math.floor(r() * list.length));

export const F = {
  go: "'Noto Sans CJK JP',sans-serif",
  min: "'Noto Serif CJK JP',serif",
  la: "'Archivo Variable','Noto Sans CJK JP',sans-serif",
  dela: "'Dela Gothic One','Noto Sans CJK JP',sans-serif",
  rampart: "'Rampart One','Noto Sans CJK JP',sans-serif",
  dot: "'DotGothic16','Noto Sans CJK JP',sans-serif",
  yusei: "'Yusei Magic','Noto Sans CJK JP',sans-serif",
  maru: "'Zen Maru Gothic','Noto Sans CJK JP',sans-serif",
  kaisei: "'Kaisei Tokumin','Noto Serif CJK JP',serif",
  ship: "'Shippori Mincho B1','Noto Serif CJK JP',serif",
  potta: "'Potta One','Noto Sans CJK JP',sans-serif",
  reggae: "'Reggae One','Noto Sans CJK JP',sans-serif",
  stick: "'Stick','Noto Sans CJK JP',sans-serif",
  train: "'Train One','Noto Sans CJK JP',sans-serif",
  hachi: "'Hachi Maru Pop','Noto Sans CJK JP',sans-serif",
  antique: "'Zen Antique','Noto Serif CJK JP',serif",
  yuji: "'Yuji Syuku','Noto Serif CJK JP',serif",
  klee: "'Klee One','Noto Serif CJK JP',serif",
  rock: "'RocknRoll One','Noto Sans CJK JP',sans-serif",
} as const;
export type FontName = keyof typeof F;

export type Pal = {
  /** paper, ink, and four colours from loud to quiet */
  readonly p: string;
  readonly k: string;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
};
const pal = (p: string, k: string, a: string, b: string, c: string, d: string): Pal => ({ p, k, a, b, c, d });
export const PALS = {
  shu: pal('#F6F2E9', '#15130F', '#D63F1F', '#E8B23A', '#2B3F73', '#D9D2C2'),
  todai: pal('#F7F1E3', '#1C1A17', '#C7402A', '#F0BE4C', '#E7DCC4', '#39586B'),
  matcha: pal('#F4EEDC', '#22402F', '#B7472A', '#C79B3B', '#7E9A5B', '#E4DCC7'),
  minato: pal('#FBF8F0', '#1A2B33', '#C9402A', '#F0A13A', '#3E6F7C', '#A9CBD3'),
  yuami: pal('#FBF8F1', '#12515A', '#E4593B', '#E9B949', '#BFDDE0', '#8DB9B4'),
  sign: pal('#F2EFE7', '#17150F', '#F3C62F', '#0F5B45', '#D9D5CC', '#2B6CA3'),
  ai: pal('#F3ECDD', '#1F3B73', '#D9482B', '#8FB3C9', '#5E83A8', '#E3DCC9'),
  yugure: pal('#F9E7C9', '#231F45', '#E4572E', '#F4B89A', '#6D4A78', '#A8647A'),
  yako: pal('#E7DFC9', '#0F1220', '#EE5A3A', '#8D99AE', '#2C2D7A', '#C9C3B4'),
  setouchi: pal('#F3EADB', '#0E2F50', '#DE4A2A', '#5E9DB5', '#2C6E96', '#CFE0E4'),
  sakuji: pal('#F4F1EA', '#1D1C1A', '#D63A22', '#1E3B86', '#E3E7E6', '#9AA7A5'),
  kotsu: pal('#FFFDF3', '#1C1B22', '#F2D544', '#E5482F', '#2F6B4F', '#DDD7BF'),
  momo: pal('#FFF6F0', '#4A2430', '#F0859A', '#F7C6B8', '#7BB5A2', '#F4E2D8'),
  mori: pal('#F1EBDD', '#1F3A2E', '#E07A3F', '#D8A547', '#4E7A54', '#C9D3B8'),
  neon: pal('#F3F1FF', '#151127', '#FF4F6D', '#FFD23F', '#4C3BDB', '#35C2C1'),
  kuro: pal('#F2F0EA', '#121212', '#E4002B', '#8C8C86', '#C9C7C0', '#E2E0D8'),
  sora: pal('#F5FAFC', '#14365C', '#2F80ED', '#FFC94A', '#A8D8F0', '#DCEBF2'),
  lemon: pal('#FFFBE8', '#2B3A2A', '#F4C20D', '#7FB069', '#E6AA68', '#F0EBCF'),
  budou: pal('#F5EFF5', '#2F1B41', '#8B4FA0', '#E7A6C7', '#5B6FB5', '#D9CBE3'),
  kaki: pal('#FBF1E2', '#3A2116', '#D9662B', '#F2B263', '#8A9A5B', '#EBD8BD'),
  kohi: pal('#F3E9DA', '#2B1D14', '#A4572F', '#D9A441', '#6E7F62', '#D8C5A9'),
  seiji: pal('#EFF5F1', '#1E3B3A', '#4FA296', '#E88B5C', '#A9D1C6', '#D7E5DE'),
  yuki: pal('#F7F9FA', '#23323F', '#5C8FB0', '#D85A4A', '#BFD3DE', '#E4ECF0'),
  tetsu: pal('#ECEAE4', '#202428', '#E8590C', '#5F6B73', '#B9BDBD', '#D5D3CC'),
  koke: pal('#F0EFE2', '#28301C', '#8A9A3B', '#C2592F', '#556B2F', '#D6D6B5'),
  sango: pal('#FFF4EC', '#20324A', '#FF6F59', '#FFB88A', '#43AA8B', '#FBDCC9'),
  yoru: pal('#F4EDDC', '#141B3F', '#F0C04A', '#D9583B', '#3A478A', '#8D96C4'),
  suna: pal('#F7F1E6', '#3B342B', '#C58B4E', '#8E9B90', '#DCC9A8', '#EDE3D0'),
  beni: pal('#FBEFEF', '#3D0F1B', '#C2185B', '#F08AA5', '#E9B949', '#F3D3D6'),
  wakaba: pal('#F5F8EA', '#1E3A22', '#6AAE3D', '#F2B705', '#B9DB92', '#E2EBCB'),
  rakko: pal('#F6EFE6', '#3B2C24', '#6B8FA3', '#E3A857', '#B6533C', '#D7CBBB'),
  candy: pal('#FFF9F2', '#3A2A5D', '#FF7BAC', '#7CD6CF', '#FFD166', '#CDB4F0'),
  sumi: pal('#EFECE4', '#24221F', '#7A746A', '#B54A32', '#CFC9BC', '#A39C8F'),
  nami: pal('#F2F6F4', '#0B3954', '#087E8B', '#FF5A5F', '#BFD7EA', '#DCE8E6'),
  kinari: pal('#FAF5EA', '#3E3A33', '#B5482F', '#31624D', '#D6B65C', '#E8DEC9'),
  denshi: pal('#EEF1F6', '#161B2E', '#5B5BF0', '#22C1A4', '#FFB020', '#D5DAE6'),
  tomato: pal('#FFF3E6', '#2E1A12', '#E63B2E', '#4E8A4A', '#F6C244', '#F4DCC4'),
  fuji: pal('#F4F1F8', '#35305B', '#7C6FB8', '#F0B45B', '#B7B0DC', '#DFDAEE'),
  umi: pal('#EAF4F4', '#0A2A43', '#0FA3B1', '#F7A072', '#B5E2FA', '#EDDEA4'),
  ishi: pal('#EDEBE6', '#2C2C2B', '#9C8F7A', '#C7663E', '#6F7F80', '#D4CFC5'),
} as const satisfies Record<string, Pal>;
export type PalName = keyof typeof PALS;

export const R = (x: number, y: number, w: number, h: number, f: string, e = ''): string =>
  `<rect x="${n2(x)}" y="${n2(y)}" width="${n2(w)}" height="${n2(h)}" fill="${f}" ${e}/>`;
export const C = (x: number, y: number, r: number, f: string, e = ''): string =>
  `<circle cx="${n2(x)}" cy="${n2(y)}" r="${n2(r)}" fill="${f}" ${e}/>`;
export const E = (x: number, y: number, rx: number, ry: number, f: string, e = ''): string =>
  `<ellipse cx="${n2(x)}" cy="${n2(y)}" rx="${n2(rx)}" ry="${n2(ry)}" fill="${f}" ${e}/>`;
export const P = (d: string, f: string, e = ''): string => `<path d="${d}" fill="${f}" ${e}/>`;
export const S = (d: string, s: string, w: number, e = ''): string =>
  `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}" ${e}/>`;
export const L = (a: number, b: number, c: number, d: number, s: string, w = 1, e = ''): string =>
  `<line x1="${n2(a)}" y1="${n2(b)}" x2="${n2(c)}" y2="${n2(d)}" stroke="${s}" stroke-width="${w}" ${e}/>`;
export const G = (t: string, inner: string, e = ''): string => `<g transform="${t}" ${e}>${inner}</g>`;
export const RC = 'stroke-linecap="round" stroke-linejoin="round"';
const n2 = (v: number): string => String(Math.round(v * 100) / 100);

export type TextOpts = {
  readonly ff?: string;
  readonly w?: number;
  readonly a?: 'start' | 'middle' | 'end';
  readonly ls?: number;
  /** Longest advance allowed: the size shrinks to fit. */
  readonly mx?: number;
  readonly k?: number;
  readonly kc?: string;
  readonly kj?: string;
  readonly e?: string;
  /** font-stretch in percent (Archivo only) */
  readonly wd?: number;
};
const advance = (s: string, size: number, ls: number): number => {
  let em = 0;
  for (const ch of s) em += /[ -~]/.test(ch) ? (/[A-Z0-9MW]/.test(ch) ? 0.64 : 0.52) : 1;
  return em * size + ls * Math.max(0, [...s].length - 1);
};
export const esc = (s: string): string => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = (
  x: number,
  y: number,
  s: string,
  z: number,
  f: string,
  o: TextOpts,
  vertical: boolean,
): string => {
  let size = z;
  let ls = o.ls ?? 0;
  if (o.mx !== undefined) {
    const wide = vertical ? [...s].length * (z + ls) - ls : advance(s, z, ls);
    if (wide > o.mx) {
      size = (z * o.mx) / wide;
      ls = (ls * o.mx) / wide;
    }
  }
  const style = `${vertical ? "writing-mode:vertical-rl;text-orientation:upright;font-feature-settings:'vpal';" : "font-feature-settings:'palt';"}${o.wd === undefined ? '' : `font-stretch:${o.wd}%;`}`;
  return `<text x="${n2(x)}" y="${n2(y)}" font-size="${n2(size)}" fill="${f}" font-family="${o.ff ?? F.go}" font-weight="${o.w ?? 400}"${o.a === undefined ? '' : ` text-anchor="${o.a}"`}${ls === 0 ? '' : ` letter-spacing="${n2(ls)}"`}${o.k === undefined ? '' : ` stroke="${o.kc ?? f}" stroke-width="${o.k}" stroke-linejoin="${o.kj ?? 'miter'}"`} ${o.e ?? ''} style="${style}">${esc(s)}</text>`;
};
/** Horizontal gothic, mincho, latin; vertical gothic, mincho. */
export const T = (x: number, y: number, s: string, z: number, f: string, o: TextOpts = {}): string =>
  text(x, y, s, z, f, o, false);
export const M = (x: number, y: number, s: string, z: number, f: string, o: TextOpts = {}): string =>
  text(x, y, s, z, f, { ff: F.min, ...o }, false);
export const A = (x: number, y: number, s: string, z: number, f: string, o: TextOpts = {}): string =>
  text(x, y, s, z, f, { ff: F.la, wd: 75, ...o }, false);
export const V = (x: number, y: number, s: string, z: number, f: string, o: TextOpts = {}): string =>
  text(x, y, s, z, f, o, true);
export const VM = (x: number, y: number, s: string, z: number, f: string, o: TextOpts = {}): string =>
  text(x, y, s, z, f, { ff: F.min, ...o }, true);

let uid = 0;
export const resetIds = (): void => {
  uid = 0;
};
export const nextId = (k: string): string => `${k}${++uid}`;
export const clip = (shape: string, inner: string): string => {
  const i = nextId('q');
  return `<clipPath id="${i}">${shape}</clipPath><g clip-path="url(#${i})">${inner}</g>`;
};
/** A gradient: [definition, fill]. dir 'v', 'h', 'd' or 'r' (radial). */
export const grad = (
  stops: readonly (readonly [number, string, number?])[],
  dir: 'v' | 'h' | 'd' | 'r' = 'v',
): readonly [string, string] => {
  const i = nextId('n');
  const body = stops
    .map(([k, c, o]) => `<stop offset="${k}" stop-color="${c}" stop-opacity="${o ?? 1}"/>`)
    .join('');
  const xy = {
    v: 'x1="0" y1="0" x2="0" y2="1"',
    h: 'x1="0" y1="0" x2="1" y2="0"',
    d: 'x1="0" y1="0" x2="1" y2="1"',
  };
  return [
    dir === 'r'
      ? `<radialGradient id="${i}" cx=".36" cy=".3" r=".8">${body}</radialGradient>`
      : `<linearGradient id="${i}" ${xy[dir]}>${body}</linearGradient>`,
    `url(#${i})`,
  ];
};
/** A soft shadow under a rectangle. */
export const soft = (x: number, y: number, w: number, h: number, o = 0.22, d = 12): string => {
  const i = nextId('b');
  return `<filter id="${i}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${d}"/></filter><rect x="${n2(x + 3)}" y="${n2(y + d)}" width="${n2(w - 6)}" height="${n2(h)}" fill="#1a1208" opacity="${o}" filter="url(#${i})"/>`;
};
export const blurE = (x: number, y: number, rx: number, ry: number, o = 0.25, d = 10): string => {
  const i = nextId('b');
  return `<filter id="${i}" x="-60%" y="-100%" width="220%" height="300%"><feGaussianBlur stdDeviation="${d}"/></filter><ellipse cx="${n2(x)}" cy="${n2(y)}" rx="${n2(rx)}" ry="${n2(ry)}" fill="#1a1208" opacity="${o}" filter="url(#${i})"/>`;
};
const hex = (c: string): readonly [number, number, number] => [
  parseInt(c.slice(1, 3), 16),
  parseInt(c.slice(3, 5), 16),
  parseInt(c.slice(5, 7), 16),
];
/** Colour a towards b by share t. */
export const mix = (a: string, b: string, t: number): string => {
  const [x, y] = [hex(a), hex(b)];
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(at(x, i) + (at(y, i) - at(x, i)) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
export const lum = (c: string): number => {
  const [r, g, b] = hex(c);
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255;
};
/** Ink or paper, whichever reads on the ground. */
export const on = (ground: string, p: Pal): string =>
  lum(ground) > 0.56 ? (lum(p.k) < 0.45 ? p.k : '#1a1a1a') : p.p;

/** Real sentences for running text. */
export const PROSE = [
  '港に着くと、まず匂いがした。潮と油と、干した網の匂い。朝五時の市場では、声よりも先に手が動く。名前を知らない魚を、名前を知らない人が、まるで昔からの友だちのように渡してくれる。暮らしとは、たぶん、そういう受け渡しの連続なのだと思う。台所に立つ人の背中、軒先の椅子、少し欠けた茶碗。どれも誰かが使い、直し、また使ってきたものだった。',
  '山の朝は、音から始まる。沢の水が岩を越える音、薪を割る音、遠くで犬が一度だけ吠える声。木地師の作業場には、轆轤の回る低い唸りがいつも満ちていて、話すときはみな少し声を張る。削り屑は飴色の渦になって床に積もり、夕方になると、その山を箒で寄せて風呂の焚きつけにする。何ひとつ余らない、と彼は言った。',
  '本を閉じる速さで、読んだ人の気持ちがわかることがある。図書館の貸出口に二十年座っている彼女は、そう話してくれた。ゆっくり閉じる人は、まだ物語のなかにいる。ぱたんと閉じる人は、もう次の用事を考えている。どちらもいい、と彼女は笑う。本は待つのが仕事だから。棚の前で迷う時間まで含めて、読書なのだから。',
  '雨の日の商店街は、色が濃くなる。濡れた庇、滲んだ提灯、傘の下からのぞく長靴の赤。豆腐屋の主人は、雨だと豆腐がよく売れるのだと教えてくれた。鍋にするからだよ、と当たり前のように言って、水の中から一丁すくい上げる。その手つきがあまりに静かで、しばらく見とれていた。',
] as const;
/** No line begins with one of these: it hangs at the end of the line before. */
const hanging = (char: string | undefined): boolean => char !== undefined && '、。」'.includes(char);

/** Columns of vertical body text inside a box, right to left. */
export const cols = (
  x: number,
  y: number,
  w: number,
  h: number,
  z: number,
  f: string,
  n = 0,
  lead = 1.75,
): string => {
  const chars = [...at(PROSE, n), ...at(PROSE, n + 1), ...at(PROSE, n + 2)];
  const per = Math.floor(h / z);
  let k = 0;
  let o = '';
  for (let cx = x + w - z / 2; cx >= x + z / 2; cx -= z * lead) {
    const take = hanging(chars[k + per]) ? per + 1 : per;
    o += VM(cx, y, chars.slice(k, k + take).join(''), z, f);
    k = (k + take) % (chars.length - per - 1);
    if (hanging(chars[k])) k += 1;
  }
  return o;
};
/** Lines of horizontal body text. */
export const rowsOf = (
  x: number,
  y: number,
  w: number,
  n: number,
  z: number,
  f: string,
  k = 0,
  lead = 1.8,
  ff: string = F.go,
): string => {
  const chars = [...at(PROSE, k), ...at(PROSE, k + 1), ...at(PROSE, k + 2)];
  const per = Math.floor((w / z) * 1.04);
  let from = 0;
  return times(n, (i) => {
    const take = i === n - 1 ? Math.floor(per * 0.6) : per;
    const words = chars.slice(from, from + take + (hanging(chars[from + take]) ? 1 : 0));
    from += words.length;
    return T(x, y + i * z * lead, words.join(''), z, f, { ff, mx: w });
  });
};

/** Flat artwork: its own box and SVG inside. */
export type Art = { readonly w: number; readonly h: number; readonly s: string };
export const art = (w: number, h: number, s: string): Art => ({ w, h, s });
/** Artwork placed into another drawing (cover fit). */
export const put = (
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  vb?: readonly [number, number, number, number],
  e = '',
): string =>
  `<svg x="${n2(x)}" y="${n2(y)}" width="${n2(w)}" height="${n2(h)}" viewBox="${vb === undefined ? `0 0 ${a.w} ${a.h}` : vb.join(' ')}" preserveAspectRatio="xMidYMid slice" overflow="hidden" ${e}>${fresh(a.s)}</svg>`;
/** Same drawing twice in one document: give the second one its own ids. */
export const fresh = (s: string): string => {
  if (!s.includes('id="')) return s;
  const tag = nextId('z');
  return s.replace(/id="([^"]+)"/g, `id="$1${tag}"`).replace(/url\(#([^)]+)\)/g, `url(#$1${tag})`);
};

/** One picture of a work. */
export type Pic = { readonly w: number; readonly h: number; readonly html: string; readonly cap?: string };
export const svgPic = (w: number, h: number, inner: string, outW: number, cap?: string): Pic => {
  const outH = Math.round((outW * h) / w);
  const base = {
    w: outW,
    h: outH,
    html: `<svg xmlns="http://www.w3.org/2000/svg" width="${outW}" height="${outH}" viewBox="0 0 ${w} ${h}">${inner}</svg>`,
  };
  return cap === undefined ? base : { ...base, cap };
};

const masters = new Map<string, Art>();
/** A hand-set master picture from masters/. */
export const master = (name: string): Art => {
  const known = masters.get(name);
  if (known !== undefined) return known;
  const src = readFileSync(join(import.meta.dirname, 'masters', `${name}.svg`), 'utf8');
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(src);
  const made = art(
    Number(box?.[1] ?? 800),
    Number(box?.[2] ?? 600),
    src.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, ''),
  );
  masters.set(name, made);
  return made;
};

/** What a family gets. */
export type Spec = {
  readonly v: number;
  readonly p: Pal;
  readonly t: readonly string[];
  readonly seed: number;
};
export type Family = (s: Spec) => readonly Pic[];
export const w0 = (s: Spec, i: number, or = ''): string => s.t[i] ?? or;
