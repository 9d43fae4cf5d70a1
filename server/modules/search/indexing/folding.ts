import { graphemes } from '../../../lib/text/text.ts';

/** A text made plain, and for each of its code units the place in the original that it was made from: `[from[i], to[i])`. */
export interface Plain {
  readonly text: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Letters of names that are written in several ways, each beside the one that stands for all. */
const variants =
  '髙高 﨑崎 碕崎 嵜崎 斎斉 齋斉 齊斉 邊辺 邉辺 濱浜 濵浜 澤沢 廣広 國国 龍竜 嶋島 嶌島 櫻桜 栁柳 德徳 惠恵 眞真 榮栄 圓円 學学 會会 藝芸 檜桧 瀧滝 萬万 與与 實実 壽寿 彌弥 冨富 峯峰 舘館 靜静 曾曽 條条 關関 繪絵 畫画 寫写 佛仏 邨村 鐵鉄 舩船 穗穂 祿禄 淵渕 彥彦 槇槙 籠篭 纖繊 橫横 內内 增増 寬寛 戶戸 步歩 黑黒 來来 假仮 價価 兒児 册冊 劍剣 區区 單単 圖図 壓圧 奧奥 寶宝 將将 屆届 廳庁 弌一 彈弾 從従 應応 戲戯 拂払 擴拡 數数 晝昼 曉暁 條条 樂楽 樣様 樓楼 櫓櫓 歐欧 歷歴 氣気 澁渋 渚渚 滿満 濟済 灣湾 燈灯 爐炉 狹狭 獨独 獸獣 瑤瑶 盜盗 眾衆 硏研 禮礼 稻稲 竝並 經経 縣県 總総 繩縄 聲声 聽聴 臺台 舊旧 莊荘 蟲虫 觀観 觸触 讀読 變変 豐豊 賣売 轉転 辭辞 遲遅 邦邦 鄕郷 釀醸 鑛鉱 隨随 雜雑 靈霊 顏顔 驛駅 體体 鷄鶏 麥麦 點点 黨党 齒歯';

const standing = new Map(
  variants
    .split(' ')
    .map((pair) => [...pair])
    .flatMap(([one, other]): [string, string][] =>
      one === undefined || other === undefined ? [] : [[one, other]],
    ),
);
standing.set('𠮷', '吉');

/** What the analyser is given: width, compatibility letters and variants of names are one, kana and case stay. */
export function plain(text: string): Plain {
  const made: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const sign of graphemes(text)) {
    const end = at + sign.length;
    const bare = sign.normalize('NFKC').replace(/\p{Variation_Selector}/gu, '');
    const letters = [...bare].map((letter) => standing.get(letter) ?? letter).join('');
    const shown = /^[~\u301C\u2010-\u2015\u2212]$/u.test(letters) ? '-' : letters;
    for (let unit = 0; unit < shown.length; unit += 1) {
      from.push(at);
      to.push(end);
    }
    made.push(shown);
    at = end;
  }
  return { text: made.join(''), from, to };
}

const numerals = '〇一二三四五六七八九';

/** The small vowel after ヴ, and what both are as one: ヴァ is バ. */
const vRow = new Map([
  ['ぁ', 'ば'],
  ['ぃ', 'び'],
  ['ぇ', 'べ'],
  ['ぉ', 'ぼ'],
]);

/** What is compared: plain, small letters, ひらがな, ヴ as ブ, numerals as figures, （株） as 株式会社, every gap one space. */
export function folded(text: string): Plain {
  return foldedOf(plain(text));
}

export function foldedOf(source: Plain): Plain {
  // Lower case makes two letters of few; those keep the place of the one.
  const units: { readonly letter: string; readonly at: number; readonly end: number }[] = [];
  let at = 0;
  for (const letter of source.text) {
    const end = at + letter.length;
    for (const small of letter.toLowerCase()) units.push({ letter: hiragana(small), at, end });
    at = end;
  }
  const out: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const put = (word: string, first: number, last: number): void => {
    for (let unit = 0; unit < word.length; unit += 1) {
      from.push(source.from[first] ?? 0);
      to.push(source.to[last - 1] ?? 0);
    }
    out.push(word);
  };
  for (let index = 0; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined) break;
    const next = units[index + 1];
    if (unit.letter === 'ゔ') {
      const row = next && vRow.get(next.letter);
      put(row ?? 'ぶ', unit.at, row === undefined ? unit.end : (next?.end ?? unit.end));
      if (row !== undefined) index += 1;
    } else if (/\s/u.test(unit.letter)) {
      if (out.length > 0 && out.at(-1) !== ' ') put(' ', unit.at, unit.end);
    } else if (unit.letter === '(' && next !== undefined && units[index + 2]?.letter === ')') {
      const long = companies.get(next.letter);
      const close = units[index + 2]?.end ?? unit.end;
      if (long === undefined) put(unit.letter, unit.at, unit.end);
      else {
        put(long, unit.at, close);
        index += 2;
      }
    } else put(figure(units, index), unit.at, unit.end);
  }
  if (out.at(-1) === ' ') {
    out.pop();
    from.pop();
    to.pop();
  }
  return { text: out.join(''), from, to };
}

const companies = new Map([
  ['株', '株式会社'],
  ['有', '有限会社'],
  ['同', '合同会社'],
]);

/** 二〇二六 is 2026; a numeral that stands alone is a word. */
function figure(units: readonly { readonly letter: string }[], index: number): string {
  const letter = units[index]?.letter ?? '';
  const value = numerals.indexOf(letter);
  if (value < 0) return letter;
  const isNumeral = (other: string | undefined) => other !== undefined && numerals.includes(other);
  const besides = isNumeral(units[index - 1]?.letter) || isNumeral(units[index + 1]?.letter);
  return besides ? String(value) : letter;
}

/** One カタカナ to ひらがな. */
export function hiragana(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : letter;
}
