import type { SaveAnswer } from './answers.ts';

/** What stands in the form, and what it was built on. */
export interface Written<Values> {
  readonly base: Values;
  readonly values: Values;
}

/**
 * What is sent by itself, one step at a time, and raises no version: the questions of an opening. It has one field of the table,
 * by its name.
 */
export interface DraftPart<Values, Snapshot> {
  readonly name: string;
  /** The next step that brings the server nearer to the form; null when there is none. */
  readonly next: (written: Written<Values>) => PartStep<Values, Snapshot> | null;
  /** What was changed elsewhere, taken into the form; null when there is something to choose. */
  readonly merged: (written: Written<Values>, server: Values) => Written<Values> | null;
  /** It has been taken in: what was sent without an answer is known by now. */
  readonly settled?: () => void;
  /** Something stands in the form that is not for sending yet. */
  readonly isLeft: (values: Values) => boolean;
}

export interface PartStep<Values, Snapshot> {
  /** The same step makes the same name. */
  readonly id: string;
  readonly send: () => Promise<PartAnswer<Values, Snapshot>>;
  /** It is with the server no more: what is written here is new. */
  readonly withoutIt: (written: Written<Values>) => Written<Values>;
  /** Said where the server takes it without any effect. */
  readonly failure: string;
}

export type PartAnswer<Values, Snapshot> =
  | Exclude<SaveAnswer<Snapshot>, { readonly kind: 'saved' }>
  | {
      readonly kind: 'saved';
      readonly draft: Snapshot;
      readonly taken: (written: Written<Values>) => Written<Values>;
    }
  /** What the step is about was taken away by somebody else. */
  | { readonly kind: 'missing'; readonly errors: Refused };

type Refused = Extract<SaveAnswer<unknown>, { readonly kind: 'refused' }>['errors'];
