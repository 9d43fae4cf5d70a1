import type { SaveAnswer } from './answers.ts';

/** The form's values and what they are based on. */
export interface Written<Values> {
  readonly base: Values;
  readonly values: Values;
}

/**
 * Part of a draft that is sent by its own mutations, one step at a time, without a new version: an opening's
 * questions. Its name is a field of the table.
 */
export interface DraftPart<Values, Snapshot> {
  readonly name: string;
  /** The next step to bring the server up to the form. */
  readonly next: (written: Written<Values>) => PartStep<Values, Snapshot> | null;
  /** Takes in changes made elsewhere; null when the person must choose. */
  readonly merged: (written: Written<Values>, server: Values) => Written<Values> | null;
  /** Called after a merge: steps sent without an answer are known by now. */
  readonly settled?: () => void;
  /** Something in the form is not ready to send. */
  readonly isLeft: (values: Values) => boolean;
}

export interface PartStep<Values, Snapshot> {
  /** Equal steps have equal ids. */
  readonly id: string;
  readonly send: () => Promise<PartAnswer<Values, Snapshot>>;
  /** It no longer exists on the server: what is written here counts as new. */
  readonly withoutIt: (written: Written<Values>) => Written<Values>;
  /** Shown when the server accepts it without any effect. */
  readonly failure: string;
}

export type PartAnswer<Values, Snapshot> =
  | Exclude<SaveAnswer<Snapshot>, { readonly kind: 'saved' }>
  | {
      readonly kind: 'saved';
      readonly draft: Snapshot;
      readonly taken: (written: Written<Values>) => Written<Values>;
    }
  /** Somebody else removed what the step is about. */
  | { readonly kind: 'missing'; readonly errors: Refused };

type Refused = Extract<SaveAnswer<unknown>, { readonly kind: 'refused' }>['errors'];
