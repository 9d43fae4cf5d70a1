import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import type { Kind } from '../indexing/sourcesSql.ts';

/** A document as a hosted index holds it. */
export interface HostedRecord {
  /** `PRODUCT:uuid` */
  readonly objectID: string;
  readonly kind: Kind;
  readonly title: string;
  readonly body: string;
  readonly readings: readonly string[];
  readonly facets: readonly string[];
  readonly audience: 'EVERYONE' | 'MEMBERS';
  /** From whom its owner hides: `company:uuid`, `domain:example.jp`. Never answered to anybody. */
  readonly hiddenFrom: readonly string[];
  readonly quality: number;
  readonly sortAt: number;
}

export interface HostedQuestion {
  readonly kind: Kind;
  readonly query: string;
  /** Several of one list are alternatives, the lists hold together. */
  readonly facetFilters: readonly (readonly string[])[];
  readonly isNewest: boolean;
  readonly offset: number;
  readonly length: number;
  readonly looking: { readonly scope: ViewerScope | undefined; readonly isMember: boolean };
}

export interface HostedSettings {
  readonly synonyms: readonly (
    | { readonly words: readonly string[] }
    | { readonly word: string; readonly finds: readonly string[] }
  )[];
}

/** A search engine of somebody else's: it answers ids alone, and what they show is decided here. */
export interface HostedSearch {
  search(question: HostedQuestion): Promise<{ readonly ids: readonly string[]; readonly count: number }>;
  save(records: readonly HostedRecord[]): Promise<void>;
  remove(objectIds: readonly string[]): Promise<void>;
  configure(settings: HostedSettings): Promise<void>;
  /** With what a viewer's browser may ask it, until a moment: whoever holds it can read what it is narrowed by. */
  viewerKey(looking: HostedQuestion['looking'], viewerId: string, until: Date): string;
}
