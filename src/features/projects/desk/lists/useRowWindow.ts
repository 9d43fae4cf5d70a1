import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Mounted beyond what is seen on either side, so that a turn of the wheel shows no gap. */
const beyond = 4;

export interface RowWindow {
  readonly first: number;
  readonly last: number;
}

export interface UsedRowWindow {
  /** On the element that is as high as all rows together. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly mounted: RowWindow;
  /** Scrolls as little as shows the row whole. */
  readonly show: (row: number) => void;
}

/**
 * Which rows of one height are near the screen, whether a pane scrolls them or the window. Where they stand follows from their
 * number alone, so nothing is measured but the box.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): UsedRowWindow {
  const box = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState<RowWindow>({ first: 0, last: Math.min(count, 30) - 1 });

  const look = (): void => {
    const seen = seenPart(scroller.current, box.current);
    if (seen === null) return;
    // As many wherever the pane stands: what one end of the list has no use for is mounted at the other side.
    const many = Math.ceil(seen.height / rowHeight) + 1 + 2 * beyond;
    const first = Math.max(0, Math.min(Math.floor(seen.top / rowHeight) - beyond, count - many));
    const last = Math.min(count, first + many) - 1;
    setMounted((now) => (now.first === first && now.last === last ? now : { first, last }));
  };
  const latest = useRef(look);
  const laidOut = useRef({ count: -1, rowHeight: -1 });
  useLayoutEffect(() => {
    latest.current = look;
    if (laidOut.current.count === count && laidOut.current.rowHeight === rowHeight) return;
    // At once, so that nobody sees an empty list. Any other time would make the browser lay out twice for one press.
    laidOut.current = { count, rowHeight };
    look();
  });
  useEffect(() => {
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => latest.current());
    };
    // Whatever scrolls, pane or window: scroll events of elements do not bubble, but are caught on the way down.
    document.addEventListener('scroll', soon, { passive: true, capture: true });
    window.addEventListener('resize', soon, { passive: true });
    // A bar came or went above or below the list.
    const sized = typeof ResizeObserver === 'function' ? new ResizeObserver(soon) : null;
    if (scroller.current !== null) sized?.observe(scroller.current);
    return () => {
      sized?.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
    };
  }, [scroller]);

  const show = (row: number): void => {
    const pane = scroller.current;
    const list = box.current;
    if (pane === null || list === null) return;
    const clip = clipOf(pane);
    const top = list.getBoundingClientRect().top + row * rowHeight;
    // What sticks above the list (its head) covers its beginning.
    const covered = list.offsetTop - pane.offsetTop > 0 ? headOf(pane) : 0;
    const by =
      top < clip.top + covered
        ? top - clip.top - covered
        : top + rowHeight > clip.bottom
          ? top + rowHeight - clip.bottom
          : 0;
    if (by === 0) return;
    if (pane.scrollHeight > pane.clientHeight) pane.scrollBy({ top: by, behavior: 'instant' });
    else window.scrollBy({ top: by, behavior: 'instant' });
    latest.current();
  };
  return { box, mounted: { first: mounted.first, last: Math.min(mounted.last, count - 1) }, show };
}

function headOf(pane: HTMLElement): number {
  return pane.querySelector<HTMLElement>('[data-sticky]')?.offsetHeight ?? 0;
}

function clipOf(pane: HTMLElement): { readonly top: number; readonly bottom: number } {
  const { top, bottom } = pane.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) };
}

/** What of the box the pane can show, from the box's beginning. */
function seenPart(
  pane: HTMLElement | null,
  box: HTMLElement | null,
): { readonly top: number; readonly height: number } | null {
  if (pane === null || box === null) return null;
  const clip = clipOf(pane);
  const { top } = box.getBoundingClientRect();
  return { top: clip.top - top, height: Math.max(0, clip.bottom - clip.top) };
}
