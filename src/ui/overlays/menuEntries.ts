import type { IconName } from '../icons/Icon.tsx';

/** With `href` it is a link. */
export interface MenuChoice {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly icon?: IconName;
  readonly href?: string;
  readonly onAction?: () => void;
  /** Cannot be undone: shown in 朱. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Shown with the indigo edge. */
  readonly selected?: boolean;
  readonly shortcut?: string;
}

/** `rule`: a line; `title`: a group. */
export type MenuEntry =
  | MenuChoice
  | 'rule'
  | { readonly title: string; readonly choices: readonly MenuChoice[] };
