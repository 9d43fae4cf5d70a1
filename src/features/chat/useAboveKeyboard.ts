import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { view } from './chat.css.ts';

/** A smaller difference is the browser's own bar. */
const leastKeyboard = 120;

/**
 * Sets on an element how much of the window the on-screen keyboard leaves: browsers lay it over the page and
 * push the page up for the field. Ignores pinch zoom.
 */
export function useAboveKeyboard(): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { visualViewport: shown } = globalThis;
    const { current: element } = screen;
    if (!shown || element === null) return undefined;
    const follow = (): void => {
      const isCovered = shown.scale < 1.01 && window.innerHeight - shown.height > leastKeyboard;
      if (isCovered) {
        element.dataset['keyboard'] = '';
        element.style.setProperty(view.top, `${shown.offsetTop}px`);
        element.style.setProperty(view.height, `${shown.height}px`);
      } else {
        delete element.dataset['keyboard'];
        element.style.removeProperty(view.top);
        element.style.removeProperty(view.height);
      }
    };
    follow();
    shown.addEventListener('resize', follow);
    shown.addEventListener('scroll', follow);
    return () => {
      shown.removeEventListener('resize', follow);
      shown.removeEventListener('scroll', follow);
    };
  }, []);
  return screen;
}
