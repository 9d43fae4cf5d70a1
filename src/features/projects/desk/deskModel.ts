import { createContext, use, useDeferredValue, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { type Asked, useActs } from './acts/useActs.ts';
import type { DeskActs } from './acts/deskContext.ts';
import { knownCandidate } from './acts/candidateStore.ts';
import { useCandidateChanges } from './acts/useCandidateChanges.ts';
import { useDeskKeys } from './acts/useDeskKeys.ts';
import { useNews } from './acts/useNews.ts';
import { mostCompared } from './deskChoices.ts';
import type { Lists } from './lists/lists.ts';
import { useDeskLists } from './lists/useDeskLists.ts';
import { type Ticked, useTicked } from './lists/useTicked.ts';
import { useOpeningChanges } from './openings/useOpeningChanges.ts';
import { stepFrom } from './stageWords.ts';
import { type UsedDeskSearch, useDeskSearch } from './useDeskSearch.ts';
import { useFocusAlong, useFocusBack } from './useFocusBack.ts';

/** The state of the desk and what changes it: the address, the keyboard's place in the lists, who is ticked, and the acts. */
export interface DeskModel {
  readonly address: UsedDeskSearch;
  /** The opening whose candidates are shown. */
  readonly job: string | null;
  readonly lists: Lists;
  readonly ticked: Ticked;
  readonly acts: DeskActs;
  /** The question that stands open. */
  readonly asked: Asked | null;
  readonly closeQuestion: () => void;
  /** Those who are ticked stand side by side. */
  readonly comparing: boolean;
  readonly compare: () => void;
  /** Whom the panel shows: the address is ahead of it. */
  readonly shown: string | undefined;
  /** The conversation stands beside whoever is open. */
  readonly isTalking: boolean;
  /** Another number each time that somebody wants to write. */
  readonly talkTurn: number;
  readonly endTalk: () => void;
  /** Closes whoever stands open. */
  readonly closeCandidate: () => void;
  /** Loads the lists anew; null while they are what the server has. */
  readonly refresh: (() => void) | null;
  /** What somebody else did last, in words. */
  readonly news: string | null;
  readonly help: boolean;
  readonly setHelp: (open: boolean) => void;
}

interface DeskOptions {
  /** The opening that stands open by itself. */
  readonly newest: string | null;
  /** Who looks; null until it is known. */
  readonly me: string | null;
}

export function useDeskModel({ newest, me }: DeskOptions): DeskModel {
  const environment = useRelayEnvironment();
  const address = useDeskSearch();
  const { search, set } = address;
  // Where there is room for the list and the table, the first opening stands open. It stays, whichever comes to stand first while somebody works.
  const [opened, setOpened] = useState(newest);
  if (opened === null && newest !== null) setOpened(newest);
  const job = search.job ?? opened;
  const ticked = useTicked(address);
  const keyboard = useDeskLists(address, ticked);
  const { lists } = keyboard;
  const [talkTurn, setTalkTurn] = useState(0);
  const isTalking = search.talk === true && search.candidate !== undefined;
  const { acts, asked, close } = useActs({
    job,
    nodeOf: lists.nodeOf,
    onMoved: ticked.drop,
    onTalk: (id) => {
      if (search.candidate !== id) set({ candidate: id, talk: true, compare: undefined });
      else if (!isTalking) set({ talk: true, compare: undefined }, { replace: true });
      setTalkTurn((turn) => turn + 1);
    },
  });
  const [help, setHelp] = useState(false);
  const { news, tell } = useNews();
  useCandidateChanges({
    job,
    candidate: search.candidate ?? null,
    me,
    nodeOf: lists.nodeOf,
    onLists: keyboard.refresh,
    onNews: tell,
  });
  useOpeningChanges({ job, me, onNews: tell });

  /** Those who are ticked, or whom the keyboard stands at, or who stands open. */
  const meant = (): readonly string[] => {
    if (ticked.ids.length > 0) return ticked.ids;
    const one = lists.cursor?.id ?? search.candidate;
    return one === undefined ? [] : [one];
  };
  /** One step leads to one stage: those who stand elsewhere than the first that can go stay, still ticked for the next press. */
  const step = (by: 1 | -1): void => {
    const ids = meant();
    const known = ids.flatMap((id) => knownCandidate(environment, id) ?? []);
    const first = known.find(({ stage }) => stepFrom(stage, by) !== null);
    const to = first === undefined ? null : stepFrom(first.stage, by);
    if (first === undefined || to === null) return;
    const going = known.filter(({ stage }) => stage === first.stage).map(({ id }) => id);
    acts.move(going, to, ids.length - going.length);
  };
  const compare = (): void => {
    if (ticked.ids.length >= 2 && ticked.ids.length <= mostCompared) {
      set({ compare: true, selected: ticked.ids.join('.') });
    }
  };
  const endTalk = (): void => {
    setTalkTurn(0);
    set({ talk: undefined }, { replace: true });
    document.getElementById('candidates')?.focus({ preventScroll: true });
  };
  /** One layer at a time. Answers whether there was any. */
  const leave = (): boolean => {
    if (search.compare === true) set({ compare: undefined });
    else if (isTalking) endTalk();
    else if (search.candidate !== undefined) keyboard.close();
    else if (ticked.ids.length > 0) {
      ticked.clear();
      document.getElementById('candidates')?.focus({ preventScroll: true });
    } else return false;
    return true;
  };
  const withMeant = (act: (ids: readonly string[]) => void) => (): void => {
    const ids = meant();
    if (ids.length > 0) act(ids);
  };
  useDeskKeys({
    move: keyboard.move,
    side: (by, carry) => (carry ? step(by) : keyboard.side(by)),
    open: () => {
      const { cursor } = lists;
      if (cursor !== null) lists.open(cursor.list, cursor.index, cursor.id);
    },
    tick: keyboard.tickCursor,
    tickAll: () => {
      const shown = keyboard.list();
      if (shown !== null) ticked.tickAll(shown);
    },
    advance: () => step(1),
    assign: withMeant(acts.assign),
    chat: withMeant(([id]) => {
      if (id !== undefined) acts.chat(id);
    }),
    decline: withMeant(acts.decline),
    undo: acts.undo,
    compare,
    board: () =>
      search.view === 'board' ? set({ view: undefined }) : set({ view: 'board', tab: undefined }),
    help: () => setHelp(true),
    leave,
  });

  const comparing = search.compare === true && ticked.ids.length >= 2;
  const shown = useDeferredValue(search.candidate);
  useFocusBack(comparing ? (ticked.ids[0] ?? '') : shown, keyboard.standAt);
  useFocusAlong(search.view ?? 'list', lists.cursor?.id ?? search.candidate, keyboard.standAt);
  // A conversation that closes alone.
  useFocusBack(isTalking ? shown : undefined, keyboard.standAt);
  return {
    address,
    job,
    lists,
    ticked,
    acts,
    asked,
    closeQuestion: close,
    comparing,
    compare,
    shown,
    isTalking: isTalking && !comparing,
    talkTurn,
    endTalk,
    closeCandidate: () => {
      setTalkTurn(0);
      keyboard.close();
    },
    refresh: keyboard.stale ? keyboard.refreshAll : null,
    news,
    help,
    setHelp,
  };
}

export const DeskContext = createContext<DeskModel | null>(null);

/** For what stands in the desk's middle. The panel asks for the acts alone (`useDeskActs`): it is not to be rendered for a step of the keyboard. */
export function useDesk(): DeskModel {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('Only within the desk');
  return desk;
}
