import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWide } from '../../../ui/useWide.ts';
import { changed } from './deskChoices.ts';
import { validateDeskSearch } from './deskSearch.ts';
import type { DeskSearch } from './deskSearch.ts';

export type DeskChange = { readonly [name in keyof DeskSearch]?: DeskSearch[name] | undefined };

export interface UsedDeskSearch {
  readonly search: DeskSearch;
  /** Of what is shown now; undefined takes it away. `replace`: no step for Back. */
  readonly set: (change: DeskChange, options?: { readonly replace?: boolean }) => void;
  /** Opens a candidate: they are shown at once, and the address follows. */
  readonly open: (candidate: string) => void;
  /** Back to the list without whoever stands open: to where one was in it, if one came from there. */
  readonly close: () => void;
  /** Another address altogether. */
  readonly go: (search: DeskSearch) => void;
  readonly hrefOf: (search: DeskSearch) => string;
  /** The same for what stands around the candidates. */
  readonly place: DeskPlace;
}

/** Opening, tab and filters alone: the same object whoever is open or ticked, so that nothing around them is rendered for that. */
export type DeskPlace = Pick<UsedDeskSearch, 'search' | 'set' | 'go' | 'hrefOf'>;

interface Ahead {
  /** What the address said then; as soon as it says something else, that holds. */
  readonly over: DeskSearch;
  readonly search: DeskSearch;
}

/** Going somewhere takes longer than showing them. */
const followMs = 140;

/** The address that is about to be changed. */
interface Following {
  readonly now: () => void;
  readonly cancel: () => void;
}

/** What the desk shows, and how to show something else: it all goes through the address. */
export function useDeskSearch(): UsedDeskSearch {
  const routed = useSearch({ from: '/chrome/projects' });
  const navigate = useNavigate({ from: '/projects' });
  const { history, buildLocation } = useRouter();
  const wide = useWide();
  /** Who was opened a moment ago, over what the address says until it follows. */
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const shown = useRef(routed);
  useEffect(() => {
    shown.current = routed;
  }, [routed]);
  const following = useRef<Following | null>(null);
  useEffect(() => () => following.current?.cancel(), []);
  // Also the same object once the address has followed: nothing is rendered twice for one press.
  const search =
    ahead !== null && (ahead.over === routed || isSame(ahead.search, routed)) ? ahead.search : routed;
  /** From where somebody was opened: the place in the history, and what stood there. */
  const left = useRef<{ readonly index: number; readonly address: string } | null>(null);
  const set = useCallback<UsedDeskSearch['set']>(
    (change, { replace = false } = {}) => {
      following.current?.now();
      if (change.candidate !== undefined && !replace) {
        const { href, state } = history.location;
        left.current = { index: state.__TSR_index, address: href };
      }
      void navigate({
        to: '/projects',
        search: (before) => changed(before, change),
        replace,
        // What takes the whole of a phone begins at its beginning.
        resetScroll: !replace,
      });
    },
    [navigate, history],
  );
  const open = useCallback<UsedDeskSearch['open']>(
    (candidate) => {
      following.current?.cancel();
      const over = shown.current;
      const follow = (): void => {
        following.current = null;
        // Who went somewhere else meanwhile stays there.
        if (shown.current === over) set({ candidate }, { replace: over.candidate !== undefined });
      };
      // The window of a phone scrolls: the place in the list is kept as it is left, and the candidate begins at the beginning.
      if (!wide) {
        follow();
        return;
      }
      setAhead({ over, search: changed(over, { candidate }) });
      const timer = setTimeout(follow, followMs);
      const cancel = (): void => clearTimeout(timer);
      following.current = {
        now: () => {
          cancel();
          follow();
        },
        cancel: () => {
          cancel();
          following.current = null;
        },
      };
    },
    [set, wide],
  );
  const go = useCallback<UsedDeskSearch['go']>(
    (next) => {
      following.current?.cancel();
      void navigate({ to: '/projects', search: next });
    },
    [navigate],
  );
  const hrefOf = useCallback<UsedDeskSearch['hrefOf']>((next) => `/projects?${hrefParameters(next)}`, []);
  /** Back takes a moment, in which a second press must not go back further. */
  const closing = useRef(false);
  useEffect(() => {
    if (search.candidate === undefined) closing.current = false;
  }, [search.candidate]);
  const close = (): void => {
    if (closing.current) return;
    if (following.current !== null) {
      following.current.cancel();
      setAhead(null);
      return;
    }
    const { state } = history.location;
    const list = buildLocation({
      to: '/projects',
      search: changed(search, { candidate: undefined }),
    }).href;
    if (left.current?.index === state.__TSR_index - 1 && left.current.address === list) {
      closing.current = true;
      history.back();
    } else set({ candidate: undefined });
  };
  const { job, view, tab, sort, assignee, late, text } = search;
  const around = validateDeskSearch({ job, view, tab, sort, assignee, late, text });
  return { search, set, open, close, go, hrefOf, place: { search: around, set, go, hrefOf } };
}

function isSame(one: DeskSearch, other: DeskSearch): boolean {
  return hrefParameters(one) === hrefParameters(other);
}

/** What is set stands in the order of the rules, whoever made it. */
function hrefParameters(search: DeskSearch): string {
  const parameters = Object.entries(search).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(Object.fromEntries(parameters)).toString();
}
