import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CandidateNode } from './candidatesFeed.ts';
import { changed } from '../deskChoices.ts';
import type { Cursor, ListName, Lists } from './lists.ts';
import { columns } from '../stageWords.ts';
import type { CandidateList } from './useCandidateList.ts';
import type { UsedDeskSearch } from '../useDeskSearch.ts';
import type { Ticked } from './useTicked.ts';

interface UsedDeskLists {
  readonly lists: Lists;
  /** Loads anew what is short; what is long is said to be old, since it would leave whoever reads it somewhere else. */
  readonly refresh: (names: readonly ListName[] | null) => void;
  readonly stale: boolean;
  readonly refreshAll: () => void;
  /** By how many rows of the list at hand. */
  readonly move: (by: number, extend: boolean) => void;
  /** To the neighbouring column. */
  readonly side: (by: 1 | -1) => void;
  readonly tickCursor: () => void;
  /** Closes whoever stands open. */
  readonly close: () => void;
  /** The keyboard stands at somebody, wherever they are listed. */
  readonly standAt: (id: string) => void;
  /** The list at hand. */
  readonly list: () => CandidateList | null;
}

/** The panel follows the keyboard a moment later: who holds J does not load everybody passed. */
const followMs = 140;
/** As many are loaded anew without being asked. */
const shortList = 80;

function indexOf(list: CandidateList, id: string | undefined): number | null {
  if (id === undefined) return null;
  for (let index = 0; index < list.count; index += 1) {
    if (list.at(index)?.id === id) return index;
  }
  return null;
}

/** By somebody's own key or press. Who stands there already stays: the lists need not be rendered for it. */
const stepTo =
  (list: ListName, index: number, id: string) =>
  (before: Cursor | null): Cursor =>
    before !== null && before.list === list && before.index === index && before.id === id
      ? before
      : { list, index, id, steps: (before?.steps ?? 0) + 1 };

/** Where the keyboard stands in the lists on the screen. The row itself moves at once; the address and the panel follow. */
export function useDeskLists(desk: UsedDeskSearch, ticked: Ticked): UsedDeskLists {
  const { search, open: openCandidate, hrefOf } = desk;
  const registry = useRef(new Map<ListName, CandidateList>());
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [stale, setStale] = useState(false);
  const follow = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef({ desk, ticked, cursor });
  useEffect(() => {
    now.current = { desk, ticked, cursor };
  });
  useEffect(() => () => clearTimeout(follow.current), []);
  // The keys were pressed where an opening was chosen, or nothing had the focus: from now on they act in the list, which has the only cursor.
  const steps = cursor?.steps ?? 0;
  useEffect(() => {
    if (steps > 0 && document.activeElement?.matches('body, #main, [data-opening]') === true)
      document.getElementById('candidates')?.focus({ preventScroll: true });
  }, [steps]);

  /** Another opening or tab has other rows. */
  const place = `${search.job ?? ''} ${search.tab ?? ''} ${search.view ?? ''} ${search.sort ?? ''}`;
  const [shownPlace, setShownPlace] = useState(place);
  if (place !== shownPlace) {
    setShownPlace(place);
    setCursor(null);
    setStale(false);
  }

  const register = useCallback((name: ListName, list: CandidateList) => {
    registry.current.set(name, list);
    // Whom the keyboard stood at may have gone, or come to stand elsewhere.
    setCursor((before) => {
      if (before?.list !== name || list.at(before.index)?.id === before.id) return before;
      if (list.count === 0) return null;
      const elsewhere = indexOf(list, before.id);
      const index = elsewhere ?? Math.min(before.index, list.count - 1);
      const item = list.at(index);
      return item === null ? null : { ...before, index, id: item.id };
    });
    return () => {
      if (registry.current.get(name) === list) registry.current.delete(name);
    };
  }, []);

  const goTo = useCallback((name: ListName, index: number) => {
    const list = registry.current.get(name);
    if (list === undefined || list.count === 0) return;
    const at = Math.max(0, Math.min(index, list.count - 1));
    const item = list.at(at);
    if (item === null) return;
    setCursor(stepTo(name, at, item.id));
    const { search: shown } = now.current.desk;
    if (shown.candidate === undefined || shown.candidate === item.id) return;
    clearTimeout(follow.current);
    follow.current = setTimeout(
      () => now.current.desk.set({ candidate: item.id }, { replace: true }),
      followMs,
    );
  }, []);

  const open = useCallback(
    (name: ListName, index: number, id: string) => {
      setCursor(stepTo(name, index, id));
      openCandidate(id);
    },
    [openCandidate],
  );
  const tick = useCallback((name: ListName, index: number, id: string, range: boolean) => {
    const list = registry.current.get(name);
    setCursor(stepTo(name, index, id));
    if (list !== undefined) now.current.ticked.tick(list, index, id, range);
  }, []);
  // The same for whoever is open or ticked, so that no row is rendered for that.
  const address = hrefOf(changed(search, { candidate: undefined, selected: undefined, compare: undefined }));
  const hrefOfCandidate = useCallback(
    (id: string) => `${address}${address.endsWith('?') ? '' : '&'}candidate=${id}`,
    [address],
  );

  const nodeOf = useCallback((id: string): CandidateNode | null => {
    for (const list of registry.current.values()) {
      const index = indexOf(list, id);
      const node = index === null ? null : (list.at(index)?.node ?? null);
      if (node !== null) return node;
    }
    return null;
  }, []);

  const enter = useCallback(
    (name: ListName) => {
      const list = registry.current.get(name);
      if (now.current.cursor?.list === name) return;
      if (list !== undefined) goTo(name, indexOf(list, now.current.desk.search.candidate) ?? 0);
    },
    [goTo],
  );
  const refreshAll = useCallback(() => {
    setStale(false);
    for (const list of registry.current.values()) list.refresh();
  }, []);
  const refresh = useCallback((names: readonly ListName[] | null) => {
    for (const [name, list] of registry.current) {
      if (names !== null && !names.includes(name)) continue;
      if (list.count <= shortList) list.refresh();
      else setStale(true);
    }
  }, []);

  const lists = useMemo<Lists>(
    () => ({
      cursor,
      register,
      goTo,
      enter,
      open,
      tick,
      hrefOf: hrefOfCandidate,
      nodeOf,
    }),
    [cursor, register, goTo, enter, open, tick, hrefOfCandidate, nodeOf],
  );

  const first = (): ListName | null =>
    registry.current.has('table')
      ? 'table'
      : (columns.find((name) => (registry.current.get(name)?.count ?? 0) > 0) ?? null);
  return {
    lists,
    refresh,
    refreshAll,
    stale,
    list: () => registry.current.get(cursor?.list ?? first() ?? 'table') ?? null,
    move: (by, extend) => {
      const name = cursor?.list ?? first();
      if (name === null) return;
      const list = registry.current.get(name);
      // Along from whoever stands open; from nowhere to the first.
      const from = cursor?.index ?? (list === undefined ? null : indexOf(list, search.candidate));
      const target = from === null ? 0 : from + by;
      if (extend && list !== undefined && cursor !== null && !ticked.has(cursor.id)) {
        ticked.tick(list, cursor.index, cursor.id, false);
      }
      goTo(name, target);
      const item = list?.at(Math.max(0, Math.min(target, (list?.count ?? 0) - 1)));
      if (extend && list !== undefined && item != null && !ticked.has(item.id)) {
        ticked.tick(list, target, item.id, false);
      }
    },
    side: (by) => {
      const at = columns.findIndex((name) => name === cursor?.list);
      if (at < 0) return;
      for (let next = at + by; next >= 0 && next < columns.length; next += by) {
        const name = columns[next];
        if (name === undefined || (registry.current.get(name)?.count ?? 0) === 0) continue;
        goTo(name, cursor?.index ?? 0);
        return;
      }
    },
    close: () => {
      clearTimeout(follow.current);
      desk.close();
    },
    standAt: (id) => {
      for (const [name, list] of registry.current) {
        const index = indexOf(list, id);
        if (index !== null) setCursor(stepTo(name, index, id));
      }
    },
    tickCursor: () => {
      const list = cursor === null ? undefined : registry.current.get(cursor.list);
      if (cursor !== null && list !== undefined) ticked.tick(list, cursor.index, cursor.id, false);
    },
  };
}
