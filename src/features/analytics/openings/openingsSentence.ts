import type { SentencePart } from '../Sentence.tsx';

interface Sums {
  readonly days: number;
  readonly openings: number;
  readonly opened: number;
  readonly entered: number;
  readonly hired: number;
}

export function openingsSentence({ days, openings, opened, entered, hired }: Sums): SentencePart[] {
  const first = { before: `この${days}日で、`, figure: openings };
  if (opened === 0 && entered === 0) return [{ ...first, after: '件の募集はまだ開かれていません。' }];
  const more = entered > 0;
  const hiring: SentencePart[] =
    hired > 0 ? [{ figure: hired, tone: 'ai', after: '人と成立しました。' }] : [];
  const entering: SentencePart[] = more
    ? [{ figure: entered, after: hired > 0 ? '人が応募し、' : '人が応募しました。' }]
    : [];
  if (opened === 0) return [{ ...first, after: '件の募集に' }, ...entering, ...hiring];
  return [
    { ...first, after: '件の募集を' },
    { before: 'のべ', figure: opened, after: more ? '人が開き、' : '人が開きました。' },
    ...entering,
    ...hiring,
  ];
}
