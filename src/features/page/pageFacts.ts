import { useRouterState } from '@tanstack/react-router';

/** Who may open a page; others are redirected (`routes/guard.ts`). */
export type Access =
  /** Everybody, the same for all: the specification's public pages. */
  | 'public'
  /** Everybody, but not the same for all. */
  | 'shared'
  | 'member'
  | 'creator'
  | 'company'
  /** May write openings for a company. */
  | 'job-editor'
  /** Sign-in and sign-up, for guests. */
  | 'entrance'
  /** A step of a sign-up: open while it is next. */
  | 'step'
  /** The end of a creator's sign-up. */
  | 'registered'
  /** Only outside of production. */
  | 'builder';

export interface PageFacts {
  readonly title: string;
  readonly access: Access;
  /**
   * `bare`: without chrome (sign-up, sign-in, 404). `tool`: fills the window with narrow margins and no
   * footer (desk, chat, draft).
   */
  readonly frame: 'page' | 'tool' | 'bare';
  /** On a phone it fills the screen, without header and bar. */
  readonly alone?: true;
  /** On a phone it has a bar of its own instead of the navigation. */
  readonly ownBar?: true;
}

/** A query of a page; `query` is its loader, by which the server's table names it. */
export interface AskedOperation {
  readonly query: unknown;
  readonly variables: object;
}

/** The page's main picture, preloaded by the server: our own, or one in the query's answer. */
export type FirstPicture =
  | {
      readonly src: string;
      readonly srcSet: string;
      readonly darkSrcSet: string;
      readonly sizes: string;
    }
  | {
      /** A path: `article.cover`. */
      readonly at: string;
      readonly sizes: string;
    };

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly page?: PageFacts;
    /**
     * A guest's first queries by the address's parameters: printed for the server (`schema/pages.json`),
     * which answers them in the first HTML.
     */
    readonly guestAsks?: (params: object) => readonly AskedOperation[];
    /** Loaders of the page's code; their source names the files for the server. */
    readonly code?: readonly unknown[];
    readonly firstPicture?: FirstPicture;
    /** The queries depend on the search. */
    readonly bySearch?: boolean;
  }
}

const opensTo: Readonly<Record<Access, 'guests' | 'members'>> = {
  public: 'guests',
  shared: 'guests',
  entrance: 'guests',
  builder: 'guests',
  member: 'members',
  creator: 'members',
  company: 'members',
  'job-editor': 'members',
  step: 'members',
  registered: 'members',
};

/** At any step of the registration. */
export function isForMembers(facts: PageFacts | undefined): boolean {
  return facts !== undefined && opensTo[facts.access] === 'members';
}

/** The specification's public pages (section 2). */
export function isPublicPage(facts: PageFacts | undefined): boolean {
  return facts !== undefined && ['public', 'entrance', 'step', 'registered'].includes(facts.access);
}

export function usePageFacts(): PageFacts | undefined {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page });
}
