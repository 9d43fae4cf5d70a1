import type { MediaRow } from '../../media/sql.ts';
import type { Block } from './blocks.ts';

export const articleCategories = [
  'SPECIAL',
  'CREATOR_VOICE',
  'BUSINESS_VOICE',
  'INFO',
  'EVENT',
  'KNOWLEDGE',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** About people of the demo town: shown only where it is installed. */
interface Shelved {
  readonly isOfTown: boolean;
}

export interface Article extends Shelved {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly category: ArticleCategory;
  /** Day in Japan. */
  readonly publishedAt: string;
  readonly author: string;
  readonly authorTitle: string | null;
  readonly cover: MediaRow | null;
  readonly lawAsOf: string | null;
  readonly tags: readonly string[];
  readonly readingMinutes: number;
  readonly blocks: readonly Block[];
  /** Works and creators of the town, found by the storage key of their first picture. */
  readonly workObjects: readonly string[];
  readonly creatorObjects: readonly string[];
  readonly next: string | null;
}

export const documentAudiences = ['COMPANY', 'CREATOR', 'BOTH'] as const;

export const documentTopics = ['ORDERING', 'HIRING', 'LAW', 'PRICES'] as const;

export interface Document {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly audience: (typeof documentAudiences)[number];
  readonly topic: (typeof documentTopics)[number];
  readonly minutes: number;
  readonly contents: readonly string[];
  readonly publishedAt: string;
  readonly lawAsOf: string | null;
  readonly blocks: readonly Block[];
}

export const benefitKinds = ['TOOL', 'SPACE', 'INSURANCE', 'LEARNING', 'MATERIAL', 'OTHER'] as const;

export interface Benefit extends Shelved {
  readonly slug: string;
  readonly title: string;
  readonly provider: string;
  readonly kind: (typeof benefitKinds)[number];
  readonly amount: string;
  readonly summary: string;
  readonly code: string | null;
  readonly link: string | null;
  /** The last day. */
  readonly validUntil: string;
  readonly blocks: readonly Block[];
}

export const legalKinds = [
  'TERMS',
  'TERMS_CORPORATE',
  'TERMS_CREATOR',
  'PRIVACY_POLICY',
  'COOKIE',
  'COMMERCE',
  'COMPANY',
] as const;
export type LegalKind = (typeof legalKinds)[number];

export interface LegalText {
  readonly kind: LegalKind;
  readonly title: string;
  readonly version: number;
  readonly inForceFrom: string;
  /** What the next version changed; null for the newest. */
  readonly changes: string | null;
  readonly blocks: readonly Block[];
}

export interface Shelf {
  /** Newest first. */
  readonly articles: readonly Article[];
  readonly documents: readonly Document[];
  readonly benefits: readonly Benefit[];
  /** Newest version first. */
  readonly legal: readonly LegalText[];
}
