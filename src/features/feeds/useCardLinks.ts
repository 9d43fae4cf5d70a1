import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { pressBookmarkOfCard } from '../bookmarks/bookmarkKey.ts';

interface CardLinks {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onPointerOver: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** As long as a pointer rests on a card before its page is warmed: passing over a feed should not load it. */
const restMs = 60;

/** The one picture that a transition carries over, on the card that was pressed and on the page it opens. */
const pictureName = 'work-picture';

const targets = [
  { shape: /^\/products\/([^/]+)$/, to: '/products/$id' },
  { shape: /^\/creators\/([^/]+)$/, to: '/creators/$id' },
  { shape: /^\/companies\/([^/]+)$/, to: '/companies/$id' },
] as const;

function linkOf(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

function targetOf(link: HTMLAnchorElement) {
  if (link.origin !== window.location.origin) return null;
  for (const { shape, to } of targets) {
    const id = shape.exec(link.pathname)?.[1];
    if (id !== undefined) return { to, params: { id } };
  }
  return null;
}

/**
 * Turns the plain anchors of all cards inside one element into links of the router: a click navigates in place, a pointer that rests or
 * the focus starts loading the page, and the key B saves the work of the card that has the focus.
 */
export function useCardLinks(): CardLinks {
  const router = useRouter();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const warm = (link: HTMLAnchorElement | null) => {
    const target = link && targetOf(link);
    // What a preload cannot load, the navigation loads again and reports.
    if (target) router.preloadRoute(target).catch(() => undefined);
  };
  return {
    onClick: (event) => {
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = linkOf(event.target);
      const target = link && targetOf(link);
      if (!plain || event.defaultPrevented || !target) return;
      event.preventDefault();
      // The picture under the finger grows into the page (`app/routing/pictureTransition.ts`).
      const picture = link.querySelector('img');
      if (picture && target.to === '/products/$id') picture.style.viewTransitionName = pictureName;
      void router.navigate(target);
    },
    onPointerOver: (event) => {
      clearTimeout(rest.current);
      if (event.pointerType !== 'mouse') return;
      const link = linkOf(event.target);
      if (link) rest.current = setTimeout(() => warm(link), restMs);
    },
    onFocus: (event) => warm(linkOf(event.target)),
    onKeyDown: pressBookmarkOfCard,
  };
}
