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

/** What stands only where the demo town does is about the people who live there. */
interface Shelved {
  readonly isOfTown: boolean;
}

export interface Article extends Shelved {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly category: ArticleCategory;
  /** A day of Japan. */
  readonly publishedAt: string;
  readonly author: string;
  readonly authorTitle: string | null;
  readonly cover: MediaRow | null;
  readonly lawAsOf: string | null;
  readonly tags: readonly string[];
  readonly readingMinutes: number;
  readonly blocks: readonly Block[];
  /** What a work and a creator of the town are told by: the object of their first picture. */
  readonly workObjects: readonly string[];
  readonly creatorObjects: readonly string[];
  readonly next: string | null;
}

export const documentAudiences = ['COMPANY', 'CREATOR', 'BOTH'] as const;

export interface Document {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly audience: (typeof documentAudiences)[number];
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
  /** What the version after this one changed; null for the newest. */
  readonly changes: string | null;
  readonly blocks: readonly Block[];
}

export interface Shelf {
  /** Newest first. */
  readonly articles: readonly Article[];
  readonly documents: readonly Document[];
  readonly benefits: readonly Benefit[];
  /** The newest version of each first. */
  readonly legal: readonly LegalText[];
}
