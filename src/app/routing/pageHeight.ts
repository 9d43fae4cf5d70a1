import { isArrayOf, isNumber, isString } from '../../lib/guards.ts';
import { sessionStore } from '../../lib/browser/storage.ts';
import type { AppRouter } from './router.tsx';

const key = 'tsumugi:heights';
const visitsKept = 20;
/** A page that has not come by then is another one than it was. */
const longestMs = 15_000;

type Heights = readonly (readonly [visit: string, height: number])[];

function isHeight(value: unknown): value is Heights[number] {
  return Array.isArray(value) && isString(value[0]) && isNumber(value[1]);
}

const heights = (): Heights => sessionStore.read(key, isArrayOf(isHeight)) ?? [];

/**
 * Keeps how high the page of each visit was when its document went. After a reload, or Back over a full load, the page that is on its way is
 * as high from its first paint, so that the place where one was is there, and nothing below it moves when the words come. Whoever begins to
 * scroll, or goes on, has the page as high as it is.
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
