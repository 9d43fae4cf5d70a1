import { useEffect, useRef, useState } from 'react';
import type { CandidateList } from './useCandidateList.ts';
import { mostSelected, selectedOf } from '../deskSearch.ts';
import type { UsedDeskSearch } from '../useDeskSearch.ts';

export interface Ticked {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly tick: (list: CandidateList, index: number, id: string, range: boolean) => void;
  readonly tickAll: (list: CandidateList) => void;
  /** No longer these. */
  readonly drop: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** The address follows a moment later: ticking is quicker than going somewhere. */
const settleMs = 200;

/** Who is ticked. With shift everybody from the last one ticked on. */
export function useTicked({ search, set }: Pick<UsedDeskSearch, 'search' | 'set'>): Ticked {
  const [ids, setIds] = useState<readonly string[]>(() => selectedOf(search));
  const written = useRef(search.selected);
  const anchor = useRef<number | null>(null);

  // Back, or another opening.
  useEffect(() => {
    if (search.selected === written.current) return;
    written.current = search.selected;
    setIds(selectedOf(search));
  }, [search]);
  useEffect(() => {
    const text = ids.length === 0 ? undefined : ids.join('.');
    if (text === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = text;
      set({ selected: text, ...(ids.length < 2 && { compare: undefined }) }, { replace: true });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [ids, set]);

  const chosen = new Set(ids);
  const tick = (list: CandidateList, index: number, id: string, range: boolean): void => {
    const from = range ? (anchor.current ?? index) : index;
    anchor.current = index;
    setIds((before) => {
      if (!range) return before.includes(id) ? before.filter((each) => each !== id) : capped([...before, id]);
      const between: string[] = [];
      for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
        const each = list.at(at)?.id;
        if (each !== undefined) between.push(each);
      }
      return capped([...before, ...between]);
    });
  };
  const tickAll = (list: CandidateList): void => {
    const all: string[] = [];
    for (let at = 0; at < Math.min(list.count, mostSelected); at += 1) {
      const id = list.at(at)?.id;
      if (id !== undefined) all.push(id);
    }
    setIds(all);
  };
  return {
    ids,
    has: (id) => chosen.has(id),
    tick,
    tickAll,
    drop: (gone) => setIds((before) => before.filter((id) => !gone.includes(id))),
    clear: () => {
      anchor.current = null;
      setIds([]);
    },
  };
}

function capped(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].slice(0, mostSelected);
}
