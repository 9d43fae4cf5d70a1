import { isArrayOf, isRecord, isString } from '../../lib/guards.ts';
import { localStore } from '../../lib/browser/storage.ts';

/** A need as it is being written, on this browser, of one person. */
export interface KeptNeed {
  readonly text: string;
  /** Keys of tags that are not meant. */
  readonly without: readonly string[];
  readonly added: readonly string[];
  /** It was asked, and is asked again when the page comes back. */
  readonly isAsked: boolean;
}

export const emptyNeed: KeptNeed = { text: '', without: [], added: [], isAsked: false };

const areKeys = isArrayOf(isString);

function isNeed(value: unknown): value is KeptNeed {
  return (
    isRecord(value) &&
    isString(value['text']) &&
    areKeys(value['without']) &&
    areKeys(value['added']) &&
    typeof value['isAsked'] === 'boolean'
  );
}

const keyOf = (viewerId: string): string => `recommend:${viewerId}`;

export const readNeed = (viewerId: string): KeptNeed => localStore.read(keyOf(viewerId), isNeed) ?? emptyNeed;

export function keepNeed(viewerId: string, need: KeptNeed): void {
  if (need.text === '' && need.added.length === 0) localStore.remove(keyOf(viewerId));
  else localStore.write(keyOf(viewerId), need);
}
