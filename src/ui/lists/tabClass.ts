import { bars, tabs } from './Tabs.css.ts';

export type TabLook = keyof typeof tabs;

/** The look of one tab for a link; mark the current one with `aria-current="page"`. */
export function tabClass(look: TabLook = 'small'): string {
  return tabs[look];
}

/** The look of the row they stand in, for a `<nav>`. */
export function tabBarClass(look: TabLook = 'small'): string {
  return bars[look];
}
