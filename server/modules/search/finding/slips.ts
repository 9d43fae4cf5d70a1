import { isKana, kanaOf, spoken } from '../indexing/kana.ts';

const kana = [
  ...'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわんがぎぐげござじずぜぞだでどばびぶべぼぱぴぷぺぽっゃゅょ',
];
const latin = [...'abcdefghijklmnopqrstuvwxyz'];
const longest = 16;

/** Everything that a word becomes by one slip: a sign left out, put in, changed, or two in the wrong order. */
function oneSlipFrom(word: string, alphabet: readonly string[]): Set<string> {
  const signs = [...word];
  const made = new Set<string>();
  for (let at = 0; at <= signs.length; at += 1) {
    const [before, after] = [signs.slice(0, at).join(''), signs.slice(at + 1).join('')];
    const rest = signs.slice(at).join('');
    if (at < signs.length) made.add(before + after);
    const [one, two] = [signs[at], signs[at + 1]];
    if (one !== undefined && two !== undefined) made.add(before + two + one + signs.slice(at + 2).join(''));
    for (const sign of alphabet) {
      made.add(before + sign + rest);
      if (at < signs.length) made.add(before + sign + after);
    }
  }
  made.delete(word);
  return made;
}

/** What may have been meant by a folded word that nobody wrote. */
export function slipsOf(word: string): {
  readonly signs: readonly string[];
  readonly readings: readonly string[];
} {
  const length = [...word].length;
  if (length < 3 || length > longest) return { signs: [], readings: [] };
  if (isKana(word)) {
    const readings = [...oneSlipFrom(spoken(word).text, kana)];
    return { signs: [...oneSlipFrom(word, kana)], readings };
  }
  if (!/^[a-z]+$/u.test(word)) return { signs: [], readings: [] };
  const signs = [...oneSlipFrom(word, latin)];
  const readings = new Set(
    signs.flatMap((one) => (/[aiueon]$/u.test(one) ? kanaOf(one) : [])).map((one) => spoken(one).text),
  );
  return { signs, readings: [...readings].filter((one) => one.length > 1) };
}
