import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

const gap = 4;
const edge = 8;
const roomWanted = 260;

/** Places the list below its field, or above where there is more room; on a phone, above the keyboard. */
function lay(field: HTMLElement, list: HTMLElement): void {
  const { top, bottom, left, width } = field.getBoundingClientRect();
  const view = globalThis.visualViewport;
  const start = view?.offsetTop ?? 0;
  const end = start + (view?.height ?? globalThis.innerHeight);
  const below = end - bottom - gap - edge;
  const above = top - start - gap - edge;
  const isAbove = below < roomWanted && above > below;
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    top: isAbove ? 'auto' : `${bottom + gap}px`,
    bottom: isAbove ? `${document.documentElement.clientHeight - top + gap}px` : 'auto',
    maxHeight: `${Math.max(isAbove ? above : below, 0)}px`,
  });
}

/** Keeps an open list at its field, in the browser's top layer if it has one. */
export function useListPlace(
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || typeof element.showPopover !== 'function') return;
    element.setAttribute('popover', 'manual');
    element.showPopover();
  }, [list]);
  // After every render: chosen tags make the field higher.
  useLayoutEffect(() => {
    const follow = (): void => {
      if (field.current !== null && list.current !== null) lay(field.current, list.current);
    };
    follow();
    const listening = { capture: true, passive: true };
    const { visualViewport } = globalThis;
    globalThis.addEventListener('scroll', follow, listening);
    globalThis.addEventListener('resize', follow);
    visualViewport?.addEventListener('resize', follow);
    visualViewport?.addEventListener('scroll', follow);
    return () => {
      globalThis.removeEventListener('scroll', follow, listening);
      globalThis.removeEventListener('resize', follow);
      visualViewport?.removeEventListener('resize', follow);
      visualViewport?.removeEventListener('scroll', follow);
    };
  });
}
