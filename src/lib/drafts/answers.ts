import type { FormError } from '../failureWords.ts';

/** A draft as the server has it. */
export interface DraftSnapshot<Values> {
  readonly version: number;
  readonly editedAt: string;
  readonly values: Values;
}

export type SaveAnswer<Snapshot> =
  | { readonly kind: 'saved'; readonly draft: Snapshot }
  /** A newer version was saved elsewhere, and this one was not. */
  | { readonly kind: 'conflict'; readonly draft: Snapshot }
  /** There is no such draft any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly errors: readonly FormError[] };
