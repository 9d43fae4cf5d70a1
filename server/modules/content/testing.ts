import { emptyBlock } from './texts/blocks.ts';
import type { Article, Benefit, Document, LegalText, Shelf } from './texts/shapes.ts';

const words = (text: string) => ({
  ...emptyBlock,
  kind: 'PARAGRAPH' as const,
  spans: [{ text, isStrong: false, href: null }],
});

export const testArticle = (facts: Partial<Article> = {}): Article => ({
  slug: 'order-sheet',
  isOfTown: false,
  title: '発注書に書くこと',
  summary: '発注書に書くことを、書く順に。',
  category: 'KNOWLEDGE',
  publishedAt: '2026-03-01',
  author: 'つむぎ編集室',
  authorTitle: null,
  cover: null,
  lawAsOf: null,
  tags: [],
  readingMinutes: 3,
  blocks: [words('はじめに決めること。')],
  workObjects: [],
  creatorObjects: [],
  next: null,
  ...facts,
});

export const testDocument = (facts: Partial<Document> = {}): Document => ({
  slug: 'first-order',
  title: 'はじめての発注ノート',
  summary: '一件の仕事の順に。',
  audience: 'COMPANY',
  topic: 'ORDERING',
  minutes: 10,
  contents: ['依頼の前に'],
  publishedAt: '2026-03-01',
  lawAsOf: null,
  blocks: [
    {
      ...emptyBlock,
      kind: 'CHAPTER',
      anchor: 'c1',
      spans: [{ text: '依頼の前に', isStrong: false, href: null }],
    },
    words('何のために、誰に、いつまでに。'),
  ],
  ...facts,
});

export const testBenefit = (facts: Partial<Benefit> = {}): Benefit => ({
  slug: 'fonts',
  isOfTown: false,
  title: '明朝体の年間利用',
  provider: '灯書体',
  kind: 'TOOL',
  amount: '30%引き',
  summary: '商用で使える年間契約。',
  code: 'MIN30',
  link: null,
  validUntil: '2026-12-31',
  blocks: [],
  ...facts,
});

export const testLegal = (facts: Partial<LegalText> = {}): LegalText => ({
  kind: 'TERMS',
  title: '利用規約',
  version: 1,
  inForceFrom: '2026-01-01',
  changes: null,
  blocks: [words('{{operator.name}}が定めます。')],
  ...facts,
});

export const testShelf = (texts: Partial<Shelf> = {}): Shelf => ({
  articles: [testArticle()],
  documents: [testDocument()],
  benefits: [testBenefit()],
  legal: [testLegal()],
  ...texts,
});
