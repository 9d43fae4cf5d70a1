import { useMemo, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { candidatesFeedQuery } from '../../../../../__generated__/candidatesFeedQuery.graphql.ts';
import type { FeedTail, FeedView } from '../../../../relay/feeds/feedTypes.ts';
import { usePagedFeed } from '../../../../relay/feeds/usePagedFeed.ts';
import { useVisit } from '../../../page/useVisit.ts';
import { candidateAt, candidatesFeed } from './candidatesFeed.ts';
import type { CandidateListFilters, CandidateNode } from './candidatesFeed.ts';
import { stageMovesOf } from '../acts/stageMoves.ts';
import type { Moves, StageMove } from '../acts/stageMoves.ts';

export interface ListedCandidate {
  readonly id: string;
  /** Null while a page that was given up is loaded again. */
  readonly node: CandidateNode | null;
}

export interface CandidateList {
  readonly count: number;
  readonly at: (index: number) => ListedCandidate | null;
  readonly tail: FeedTail;
  /** Why the tail failed. */
  readonly error: Error | null;
  /** Rows from … to are on the screen. */
  readonly reach: (first: number, last: number) => void;
  readonly retry: () => void;
  readonly refresh: () => void;
}

type View = FeedView<candidatesFeedQuery['response']>;

/** A list of candidates as it stands, with what was moved since it was loaded. */
export function useCandidateList(filters: CandidateListFilters, takesIn = false): CandidateList {
  const environment = useRelayEnvironment();
  const visit = useVisit();
  const { feed, view } = usePagedFeed(candidatesFeed, filters, visit);
  const stageMoves = stageMovesOf(environment);
  const moves = useSyncExternalStore(stageMoves.subscribe, stageMoves.all);
  const { stages, job } = filters;
  const { places, incoming } = useMemo(
    () => arrange(view, moves, { job, stages }, takesIn),
    [view, moves, job, stages, takesIn],
  );
  return useMemo(() => {
    const inFeed = (index: number): number =>
      places === null ? index - incoming.length : (places[index - incoming.length] ?? -1);
    return {
      count: incoming.length + (places === null ? view.count : places.length),
      at: (index) => {
        const moved = incoming[index];
        if (moved !== undefined) return { id: moved.id, node: moved.node };
        const item = view.at(inFeed(index));
        if (item === null) return null;
        const { response } = item.page;
        return { id: item.id, node: response === null ? null : candidateAt(response, item.index) };
      },
      // Pages of candidates that bring nothing new are nothing that a list should have.
      tail: view.tail === 'paused' ? 'failed' : view.tail,
      error: view.error,
      reach: (first, last) => feed.reach(Math.max(0, inFeed(first)), Math.max(0, inFeed(last))),
      retry: () => feed.retry(),
      refresh: () => feed.refresh(),
    };
  }, [feed, view, places, incoming]);
}

interface Arranged {
  /** Places in the feed; null: all of them as they are. */
  readonly places: readonly number[] | null;
  readonly incoming: readonly StageMove[];
}

const asTheyAre: Arranged = { places: null, incoming: [] };

function arrange(
  view: View,
  moves: Moves,
  { job, stages }: Pick<CandidateListFilters, 'job' | 'stages'>,
  takesIn: boolean,
): Arranged {
  if (stages === null) return asTheyAre;
  const recent = [...moves.values()].filter((move) => move.job === job && move.at > view.loadedAt);
  if (recent.length === 0) return asTheyAre;
  const gone = new Set(recent.filter(({ stage }) => !stages.includes(stage)).map(({ id }) => id));
  const places: number[] = [];
  const there = new Set<string>();
  for (let index = 0; index < view.count; index += 1) {
    const id = view.at(index)?.id;
    if (id === undefined || gone.has(id)) continue;
    there.add(id);
    places.push(index);
  }
  const incoming = takesIn
    ? recent
        .filter(({ id, stage, node }) => node !== null && stages.includes(stage) && !there.has(id))
        .toSorted((one, other) => other.at - one.at)
    : [];
  return { places, incoming };
}
