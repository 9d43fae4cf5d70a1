import type { IconName } from '../icons/Icon.tsx';

/** One line of a menu. With `href` it is a link. */
export interface MenuChoice {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly icon?: IconName;
  readonly href?: string;
  readonly onAction?: () => void;
  /** Cannot be taken back: 朱. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** For a choice among several: shown with the indigo edge. */
  readonly selected?: boolean;
  readonly shortcut?: string;
}

/** A rule between lines, or lines under a small title. */
export type MenuEntry =
  | MenuChoice
  | 'rule'
  | { readonly title: string; readonly choices: readonly MenuChoice[] };
