/**
 * Who was moved to another stage since a list was loaded. A list of one stage lets them go at once and the other shows them at its
 * head, without asking the server for either; what a list has loaded since is the truth again.
 */
import type { IEnvironment } from 'relay-runtime';
import type { CandidateNode } from '../lists/candidatesFeed.ts';
import type { EntryStage } from '../stageWords.ts';

export interface StageMove {
  /** The opening entered. */
  readonly job: string;
  readonly id: string;
  readonly stage: EntryStage;
  readonly at: number;
  /** What the list that they came from knows of them; null when none had them. */
  readonly node: CandidateNode | null;
}

export type Moves = ReadonlyMap<string, StageMove>;

export class StageMoves {
  #moves: Moves = new Map();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly all = (): Moves => this.#moves;

  /** Answers how to take them back. */
  add(moves: readonly StageMove[]): () => void {
    const before = this.#moves;
    const next = new Map(before);
    for (const move of moves) {
      const node = move.node ?? before.get(move.id)?.node ?? null;
      next.set(move.id, { ...move, node });
    }
    this.#set(next);
    return () => {
      const now = new Map(this.#moves);
      for (const { id, at } of moves) {
        if (now.get(id)?.at !== at) continue;
        const old = before.get(id);
        if (old === undefined) now.delete(id);
        else now.set(id, old);
      }
      this.#set(now);
    };
  }

  #set(moves: Moves): void {
    this.#moves = moves;
    for (const listener of this.#listeners) listener();
  }
}

const known = new WeakMap<IEnvironment, StageMoves>();

export function stageMovesOf(environment: IEnvironment): StageMoves {
  const own = known.get(environment) ?? new StageMoves();
  known.set(environment, own);
  return own;
}
