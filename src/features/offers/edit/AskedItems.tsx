import { createContext, use } from 'react';
import type { ReactElement } from 'react';
import * as css from './edit.css.ts';

/** What the creator asked to change in the version that stands. */
export interface Asked {
  readonly id: string;
  /** The item as numbered on paper; null for the offer as a whole. */
  readonly number: number | null;
  readonly words: string;
}

const none: readonly Asked[] = [];

export const AskedItems = createContext(none);

/** What was asked about the items written here. */
export function AskedWords({
  numbers,
}: {
  readonly numbers: readonly (number | null)[];
}): ReactElement | null {
  const asked = use(AskedItems).filter(({ number }) => numbers.includes(number));
  if (asked.length === 0) return null;
  return (
    <div className={css.asked}>
      <p className={css.askedHead}>クリエイターからの相談</p>
      {asked.map(({ id, words }) => (
        <p key={id} className={css.askedWords}>
          {words}
        </p>
      ))}
    </div>
  );
}
