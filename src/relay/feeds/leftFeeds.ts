/**
 * Feeds in session storage, without their data: after a reload deep in a list, or Back from another document,
 * the list is as long as it was.
 */
import { isArrayOf, isNumber, isRecord, isString } from '../../lib/guards.ts';
import { sessionStore } from '../../lib/browser/storage.ts';
import type { FeedPlace, FeedSnapshot } from './feedTypes.ts';

const key = 'tsumugi:feeds';
/** Older feeds start anew. */
const keptMs = 6 * 3_600_000;

interface KeptPlace {
  readonly offset: number;
  readonly measured: readonly (readonly [number, number])[];
  readonly ofKinds: readonly (readonly [string, number])[];
  readonly picks: readonly string[];
}
interface KeptFeed extends Omit<FeedSnapshot, 'places'> {
  readonly places: readonly (readonly [string, KeptPlace])[];
}
interface Kept {
  readonly at: number;
  readonly feeds: readonly (readonly [string, KeptFeed])[];
}

type Guard<T> = (value: unknown) => value is T;

function isPairOf<A, B>(first: Guard<A>, second: Guard<B>): Guard<readonly [A, B]> {
  return (value): value is readonly [A, B] =>
    Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1]);
}
const isNullable = (value: unknown): value is string | null => value === null || isString(value);
const isPage = (value: unknown): value is FeedSnapshot['pages'][number] =>
  isRecord(value) && isNullable(value['after']) && isArrayOf(isString)(value['ids']);
const isPlace = (value: unknown): value is KeptPlace =>
  isRecord(value) &&
  isNumber(value['offset']) &&
  isArrayOf(isPairOf(isNumber, isNumber))(value['measured']) &&
  isArrayOf(isPairOf(isString, isNumber))(value['ofKinds']) &&
  isArrayOf(isString)(value['picks']);
const isFeed = (value: unknown): value is KeptFeed =>
  isRecord(value) &&
  isArrayOf(isPage)(value['pages']) &&
  isNullable(value['next']) &&
  ['loadedAt', 'first', 'last'].every((name) => isNumber(value[name])) &&
  isArrayOf(isPairOf(isString, isPlace))(value['places']);
const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isNumber(value['at']) && isArrayOf(isPairOf(isString, isFeed))(value['feeds']);

const written = ({ offset, heights, picks = [] }: FeedPlace): KeptPlace => ({
  offset,
  measured: [...heights.measured],
  ofKinds: [...heights.ofKinds],
  picks: [...picks],
});
const read = ({ offset, measured, ofKinds, picks }: KeptPlace): FeedPlace => ({
  offset,
  heights: { measured: new Map(measured), ofKinds: new Map(ofKinds) },
  picks,
});

/** What was stored before this document; read when the first list asks. */
let before: Map<string, KeptFeed> | undefined;

export const leftFeeds = {
  /** Answers a list's snapshot once: from then on the live list counts. */
  take(name: string): FeedSnapshot | null {
    if (before === undefined) {
      const found = sessionStore.read(key, isKept);
      before = new Map(found !== null && Date.now() - found.at < keptMs ? found.feeds : []);
    }
    const left = before.get(name);
    before.delete(name);
    if (left === undefined) return null;
    return { ...left, places: left.places.map(([visit, place]) => [visit, read(place)] as const) };
  },
  keep(feeds: readonly (readonly [string, FeedSnapshot])[]): void {
    const value: Kept = {
      at: Date.now(),
      feeds: feeds.map(([name, { pages, places, ...rest }]) => [
        name,
        {
          ...rest,
          pages,
          places: places.map(([visit, place]) => [visit, written(place)]),
        },
      ]),
    };
    if (value.feeds.length === 0) sessionStore.remove(key);
    else sessionStore.write(key, value);
  },
  drop(): void {
    before = new Map();
    sessionStore.remove(key);
  },
};
