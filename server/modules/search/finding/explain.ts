import type { Services } from '../../../lib/request/services.ts';
import * as sql from './findingSql.ts';
import { wordsOf } from './words.ts';

const ways = { READING: '読み', SIGNS: '表記', SYNONYM: '同義語' } as const;

/** Why a document stands where it does for a query: what each form of each word is worth in it. */
export async function explain(
  { db }: Pick<Services, 'db'>,
  query: string,
  subject: string,
): Promise<string[]> {
  const words = wordsOf(query);
  const [document] = await sql.explained(db, words, subject);
  if (document === undefined) return ['索引にありません。'];
  const { kind, title, quality, audience, worth } = document;
  const lines = [`${kind}「${title}」 見える相手 ${audience}、新しさと評判 ${quality.toFixed(2)}`];
  let place = 0;
  let total = 0;
  for (const { typed, forms } of words) {
    const values = forms.map(() => worth[place++] ?? 0);
    const best = Math.max(0, ...values);
    const asTyped = best > 0 && title.includes(typed) ? sql.asTyped : 0;
    total += best + asTyped;
    if (best === 0)
      lines.push(`「${typed}」を含みません。すべての語を含むものがあれば、これは見つかりません。`);
    lines.push(
      `「${typed}」 ${best + asTyped}点${asTyped > 0 ? `(入力どおりの表記 ${asTyped}点を含む)` : ''}`,
    );
    forms.forEach(({ way, text, weight }, index) =>
      lines.push(`  ${ways[way]}「${text}」 ${values[index] ?? 0}点(重み ${weight})`),
    );
  }
  lines.push(`合計 ${total}点。点が同じものは、新しさと評判の順です。`);
  return lines;
}
