/**
 * Legal forms before or after a company's name, longest first: the first match is removed. Compared after
 * NFKC, which turns ㈱ and （株） into (株).
 */
const legalForms = [
  '特定非営利活動法人',
  '国立研究開発法人',
  '国立大学法人',
  '公立大学法人',
  '地方独立行政法人',
  '独立行政法人',
  '社会福祉法人',
  '公益社団法人',
  '一般社団法人',
  '公益財団法人',
  '一般財団法人',
  '社会医療法人',
  '税理士法人',
  '弁護士法人',
  '監査法人',
  '医療法人社団',
  '医療法人財団',
  '医療法人',
  '学校法人',
  '宗教法人',
  'npo法人',
  '株式会社',
  '有限会社',
  '合同会社',
  '合資会社',
  '合名会社',
  '相互会社',
  '協同組合',
  ...['株', '有', '同', '合', '資', '名', '相', '特非', '社', '財', '学', '医', '独'].map(
    (mark) => `(${mark})`,
  ),
];
/**
 * Only at the end and after a space or comma, since a name may end in these letters. Matches whole runs of
 * blanks, to avoid backtracking at each.
 */
const foreignForm =
  /(?<![\s,])[\s,]+(?:co\.?[\s,]*ltd|company[\s,]+limited|corporation|corp|incorporated|inc|limited|ltd|l\.?l\.?c|g\.?k|k\.?k|company|co)\.?$/u;

/**
 * What people write or leave out at will: spaces, dots, dashes, quotes. The long vowel sign ー is a letter and
 * stays.
 */
const loose = /[\s.,'"`’‘“”・･·•\-‐‑‒–—―−/／|｜_]+/gu;

function withoutForms(text: string): string {
  let name = text.trim();
  for (;;) {
    const before = name;
    const form = legalForms.find((one) => name.startsWith(one) || name.endsWith(one));
    if (form !== undefined)
      name = name.startsWith(form) ? name.slice(form.length) : name.slice(0, -form.length);
    name = name.trim().replace(foreignForm, '').trim();
    if (name === before || name === '') return name;
  }
}

/**
 * A company's name for comparing, not for showing: 株式会社つむぎ, つむぎ（株）, ㈱ﾂﾑｷﾞ and つむぎ are equal. Never empty for
 * a visible name, so that two names that are only a legal form stay different.
 */
export function companyNameKey(name: string): string {
  const folded = name
    .normalize('NFKC')
    .toLowerCase()
    // Hiragana counts as katakana.
    .replace(/[ぁ-ゖゝゞ]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60));
  const key = withoutForms(folded).replace(loose, '') || folded.replace(loose, '') || folded.trim();
  return [...key].slice(0, 100).join('');
}
