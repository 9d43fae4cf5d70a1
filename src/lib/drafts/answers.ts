import type { FormError } from '../failureWords.ts';

export interface DraftSnapshot<Values> {
  readonly version: number;
  readonly editedAt: string;
  readonly values: Values;
}

export type SaveAnswer<Snapshot> =
  | { readonly kind: 'saved'; readonly draft: Snapshot }
  /** A newer version was saved elsewhere, and this one was not. */
  | { readonly kind: 'conflict'; readonly draft: Snapshot }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly errors: readonly FormError[] };
