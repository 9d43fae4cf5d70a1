import type { SentencePart } from '../Sentence.tsx';

interface Sums {
  readonly days: number;
  readonly views: number;
  readonly saves: number;
  readonly reached: number;
}

/** Mentions only what is above zero; null if nothing is. */
export function worksSentence({ days, views, saves, reached }: Sums): SentencePart[] | null {
  const clauses: { figure: number; tone?: 'shu'; on: string; end: string; before?: string }[] = [];
  if (views > 0)
    clauses.push({ before: 'のべ', figure: views, on: '人が作品を開き、', end: '人が作品を開きました。' });
  if (saves > 0) clauses.push({ figure: saves, on: '回保存され、', end: '回保存されました。' });
  if (reached > 0)
    clauses.push({
      figure: reached,
      tone: 'shu',
      on: '社から声がかかり、',
      end: '社から声がかかりました。',
    });
  if (clauses.length === 0) return null;
  return clauses.map(({ on, end, before, ...part }, place) => {
    const lead = `${place === 0 ? `この${days}日で、` : ''}${before ?? ''}`;
    return {
      ...part,
      ...(lead !== '' && { before: lead }),
      after: place === clauses.length - 1 ? end : on,
    };
  });
}
