import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** Also read by public/first.js, before the first paint. */
const key = 'tsumugi:theme';
const papers = { light: '#F8F6F1', dark: '#141310' } as const;
const listeners = new Set<() => void>();

/** `system` without a stored choice or without storage. */
export function readTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Without transitions. */
function applyTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  root.dataset['themeSwitching'] = '';
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.getAttribute('media')?.includes('dark') === true ? 'dark' : 'light';
    meta.content = papers[choice === 'system' ? own : choice];
  }
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['themeSwitching']));
  for (const listener of listeners) listener();
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // The storage may be closed or full: the choice then holds until the page is left.
  }
  applyTheme(choice);
}

function currentChoice(): ThemeChoice {
  const shown = document.documentElement.dataset['theme'];
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === key || event.key === null) applyTheme(readTheme());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, currentChoice, () => 'system' as const), chooseTheme];
}
