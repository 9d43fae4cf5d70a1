import { isArrayOf, isNumber, isString } from '../../lib/guards.ts';
import { sessionStore } from '../../lib/browser/storage.ts';
import type { AppRouter } from './router.tsx';

const key = 'tsumugi:heights';
const visitsKept = 20;
/** After this long it is another page. */
const longestMs = 15_000;

type Heights = readonly (readonly [visit: string, height: number])[];

function isHeight(value: unknown): value is Heights[number] {
  return Array.isArray(value) && isString(value[0]) && isNumber(value[1]);
}

const heights = (): Heights => sessionStore.read(key, isArrayOf(isHeight)) ?? [];

/**
 * Stores the page's height for each visit. After a reload, or Back from another document, the page has that
 * height from its first paint, so that the scroll position exists and content loads without moving. Ends when
 * the person scrolls or goes on.
 */
export function keepPageHeight({ history }: Pick<AppRouter, 'history'>): void {
  const visitNow = () => history.location.state.__TSR_key;
  const root = document.documentElement;
  const visit = visitNow();
  const height = heights().find(([of]) => of === visit)?.[1];
  if (height !== undefined) {
    const aborter = new AbortController();
    const { signal } = aborter;
    const letGo = (): void => {
      root.style.removeProperty('--page-height');
      aborter.abort();
    };
    root.style.setProperty('--page-height', `${height}px`);
    for (const begins of ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'])
      window.addEventListener(begins, letGo, { signal, passive: true });
    const timer = setTimeout(letGo, longestMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }
  window.addEventListener('pagehide', () => {
    const of = visitNow();
    const main = document.querySelector('main');
    if (of === undefined || main === null) return;
    const others = heights().filter(([other]) => other !== of);
    sessionStore.write(
      key,
      [...others, [of, Math.round(main.getBoundingClientRect().height)]].slice(-visitsKept),
    );
  });
}
