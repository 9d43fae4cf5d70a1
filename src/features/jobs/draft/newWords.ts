import { media } from '../../../ui/theme/theme.css.ts';
import { newWords } from './newWordsName.ts';

/** How long new text stays marked. */
const markedMs = 4_000;
/** Space between scrolled-to text and the edge. */
const clear = 48;

const blocks = 'h1, h2, h3, h4, p, li, dt, dd, span, b, button, summary';

type Text = ReadonlyMap<Element, string>;

export function textOf(root: Element): Text {
  const text = new Map<Element, string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const block = node.parentElement?.closest(blocks) ?? null;
    if (block !== null) text.set(block, (text.get(block) ?? '') + (node.nodeValue ?? ''));
  }
  return text;
}

/** The range of text that was added; null if none. */
export function addedBetween(before: string, after: string): readonly [start: number, end: number] | null {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let kept = 0;
  while (kept < shorter - start && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1;
  const end = after.length - kept;
  return end > start ? [start, end] : null;
}

/** Ranges added since, in order. A new block counts as a whole. */
export function rangesSince(before: Text, root: Element): Range[] {
  return [...textOf(root)].flatMap(([block, after]) => {
    const added = addedBetween(before.get(block) ?? '', after);
    return added === null ? [] : [rangeOf(block, ...added)];
  });
}

/** A range in a block's own text, by `textOf`'s offsets. */
function rangeOf(block: Element, start: number, end: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest(blocks) !== block) continue;
    const { length } = node.nodeValue ?? '';
    if (at <= start && start < at + length) range.setStart(node, start - at);
    if (at < end && end <= at + length) range.setEnd(node, end - at);
    at += length;
  }
  return range;
}

/**
 * Marks new text in the preview and scrolls it into view if the preview scrolls. While hidden it collects,
 * and shows everything once visible.
 */
export function watchNewWords(scroller: Element, paper: Element): () => void {
  let before = textOf(paper);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => {
    before = textOf(paper);
    globalThis.CSS.highlights.delete(newWords);
  };
  const mark = (): void => {
    if (paper.getClientRects().length === 0) return;
    const ranges = rangesSince(before, paper);
    globalThis.CSS.highlights.set(newWords, new Highlight(...ranges));
    clearTimeout(timer);
    timer = setTimeout(forget, markedMs);
    bringIntoSight(scroller, ranges);
  };
  const written = new MutationObserver(mark);
  written.observe(paper, { characterData: true, childList: true, subtree: true });
  let wasShown = paper.getClientRects().length > 0;
  const shown = new ResizeObserver(() => {
    const isShown = paper.getClientRects().length > 0;
    if (isShown && !wasShown) mark();
    wasShown = isShown;
  });
  shown.observe(paper);
  return () => {
    written.disconnect();
    shown.disconnect();
    clearTimeout(timer);
    globalThis.CSS.highlights.delete(newWords);
  };
}

/** Scrolls to the first range, unless one is visible. */
function bringIntoSight(scroller: Element, ranges: readonly Range[]): void {
  if (scroller.scrollHeight <= scroller.clientHeight) return;
  const sight = scroller.getBoundingClientRect();
  const places = ranges.map((range) => range.getBoundingClientRect());
  const [first] = places;
  const isSeen = places.some(({ top, bottom }) => top >= sight.top && bottom <= sight.bottom);
  if (first === undefined || isSeen) return;
  const below = first.bottom - sight.bottom;
  // For a range taller than the preview, show its end.
  const top = below > 0 ? below + clear : first.top - sight.top - clear;
  const still = globalThis.matchMedia(media.stillness).matches;
  scroller.scrollBy({ top, behavior: still ? 'auto' : 'smooth' });
}
