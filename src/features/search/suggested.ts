import type { SearchParams } from './searchParams.ts';

export interface Match {
  readonly from: number;
  readonly to: number;
}

interface Option {
  /** The same while it stands, whatever comes beside it. */
  readonly key: string;
  readonly text: string;
  readonly matches?: readonly Match[];
  readonly count?: string;
}

/** Words to search for. */
export interface WordsOption extends Option {
  readonly does: 'ask';
}

/** A work, a person, a company or an opening. */
export interface ThingOption extends Option {
  readonly does: 'open';
  readonly href: string;
  readonly note?: { readonly text: string; readonly matches: readonly Match[] } | undefined;
  readonly picture:
    | { readonly shape: 'none' }
    | { readonly shape: 'round' | 'square'; readonly url: string | null }
    | {
        readonly shape: 'work';
        readonly url: string;
        readonly width: number;
        readonly height: number;
      };
}

/** All of a kind that hold what is typed. */
export interface AllOption extends Option {
  readonly does: 'show';
  readonly search: SearchParams;
}

/** A question that the viewer has kept. */
export interface SavedOption extends Option {
  readonly does: 'recall';
  readonly search: SearchParams;
}

export type SuggestedOption = AllOption | SavedOption | ThingOption | WordsOption;

export interface SuggestedGroup {
  readonly name: string;
  readonly options: readonly SuggestedOption[];
}
