import { bars, tabs } from './Tabs.css.ts';

export type TabLook = keyof typeof tabs;

/** For a link that looks like a tab; mark the current one with `aria-current="page"`. */
export function tabClass(look: TabLook = 'small'): string {
  return tabs[look];
}

/** For their `<nav>`. */
export function tabBarClass(look: TabLook = 'small'): string {
  return bars[look];
}
