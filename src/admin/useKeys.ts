import { useEffect, useRef } from 'react';
import { singleKeys } from '../lib/browser/singleKeys.ts';

export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Keys pressed alone, by their names (`j`, `ArrowLeft`, `?`): not while somebody writes, and not where they are switched off. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey)
        return;
      if (writes(event.target) || !singleKeys.allowed()) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      const isArrow = event.key.startsWith('Arrow');
      const inTabs = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'tab';
      if (isArrow && inTabs) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
