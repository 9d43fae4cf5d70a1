import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';

interface CardLinks {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onPointerOver: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** How long a pointer must rest on a card before its page preloads. */
const restMs = 60;

/** The view transition's name on card and page. */
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
 * Turns plain anchors of cards inside an element into router links: clicks navigate, resting or focusing
 * preloads.
 */
export function useCardLinks(): CardLinks {
  const router = useRouter();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const warm = (link: HTMLAnchorElement | null) => {
    const target = link && targetOf(link);
    // The navigation retries and reports.
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
      // The pressed picture grows into the page (`app/routing/pictureTransition.ts`).
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
  };
}
