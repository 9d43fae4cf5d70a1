import { createContext, use } from 'react';
import type { EntryStage } from '../stageWords.ts';

/** What can be done with candidates, from any part of the desk. Everything shows at once and is taken back when it fails. */
export interface DeskActs {
  /** `stayed`: so many were meant as well and are left where they are. */
  readonly move: (ids: readonly string[], stage: EntryStage, stayed?: number) => void;
  /** To another stage, whatever that takes: 見送り asks first. */
  readonly put: (ids: readonly string[], stage: EntryStage) => void;
  /** The last move, as long as nobody was told of it. */
  readonly undo: () => void;
  /** 見送り asks for its words first, and writes to them. */
  readonly decline: (ids: readonly string[]) => void;
  /** Asks whom. */
  readonly assign: (ids: readonly string[]) => void;
  readonly chat: (id: string) => void;
  readonly pending: 'chat' | null;
}

export const DeskActsContext = createContext<DeskActs | null>(null);

export function useDeskActs(): DeskActs {
  const acts = use(DeskActsContext);
  if (acts === null) throw new Error('Only within the desk');
  return acts;
}
