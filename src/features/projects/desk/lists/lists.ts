import { useEffect, useMemo } from 'react';
import type { CandidateNode } from './candidatesFeed.ts';
import type { RowActs } from './CandidateRow.tsx';
import type { ColumnStage } from '../stageWords.ts';
import type { CandidateList } from './useCandidateList.ts';

/** The one list of the table, or one of the board's. */
export type ListName = ColumnStage | 'table';

export interface Cursor {
  readonly list: ListName;
  readonly index: number;
  readonly id: string;
  /** How often somebody moved it: lists that change under it move it too, and must not take the focus for that. */
  readonly steps: number;
}

/** The lists on the screen, and where in them the keyboard stands. */
export interface Lists {
  readonly cursor: Cursor | null;
  readonly register: (name: ListName, list: CandidateList) => () => void;
  readonly goTo: (name: ListName, index: number) => void;
  /** The keyboard comes into a list: to whoever stands open, or to the first. */
  readonly enter: (name: ListName) => void;
  readonly open: (name: ListName, index: number, id: string) => void;
  readonly tick: (name: ListName, index: number, id: string, range: boolean) => void;
  readonly hrefOf: (id: string) => string;
  readonly nodeOf: (id: string) => CandidateNode | null;
}

/** Makes a list known to the keys for as long as it is shown. */
export function useRegistered(lists: Lists, name: ListName, list: CandidateList): void {
  const { register } = lists;
  useEffect(() => register(name, list), [register, name, list]);
}

/** For the rows of one list: the same object for as long as the list. */
export function useRowActs({ open, tick, hrefOf }: Lists, name: ListName): RowActs {
  return useMemo(
    () => ({
      open: (index, id) => open(name, index, id),
      tick: (index, id, range) => tick(name, index, id, range),
      hrefOf,
    }),
    [open, tick, hrefOf, name],
  );
}
