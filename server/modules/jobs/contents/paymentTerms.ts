/** A number before a unit, in any digits. */
const digits = '[0-9０-９〇一二三四五六七八九十百]+';
const inDays = new RegExp(`(${digits})\\s*日\\s*(?:以内|後|目|間|サイト)`, 'g');
const inMonths = new RegExp(
  `(${digits})\\s*(?:か|ヶ|ヵ|カ|ケ|箇|個)月\\s*(後|以内|サイト)(?:の)?([^、。\\n]{0,6})`,
  'g',
);

/**
 * Whether these payment terms may exceed 60 days after receipt, which the freelance law forbids (two months
 * count as 60 days). Unclear terms pass: a person reads them.
 */
export function mayExceedSixtyDays(terms: string): boolean {
  // The month after next: its first day may be the 62nd after receipt.
  if (/翌[々翌]+月|次の次の月|再来月/.test(terms)) return true;
  for (const [, days = ''] of terms.matchAll(inDays)) if (numberOf(days) > 60) return true;
  for (const [, months = '', , rest = ''] of terms.matchAll(inMonths)) {
    const count = numberOf(months);
    if (count > 2 || (count === 2 && /末/.test(rest))) return true;
  }
  return false;
}

const kanji = '〇一二三四五六七八九';

function numberOf(text: string): number {
  const plain = text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  if (/^\d+$/.test(plain)) return Number(plain);
  let sum = 0;
  let last = 0;
  for (const character of plain) {
    const unit = character === '百' ? 100 : character === '十' ? 10 : null;
    if (unit === null) last = last * 10 + Math.max(0, kanji.indexOf(character));
    else {
      sum += Math.max(1, last) * unit;
      last = 0;
    }
  }
  return sum + last;
}
