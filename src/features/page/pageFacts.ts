import { useRouterState } from '@tanstack/react-router';

/** Who may open a page. Whoever may not is led on (`routes/guard.ts`). */
export type Access =
  /** Anybody, and everybody sees the same: a public page of the specification. */
  | 'public'
  /** Anybody; what is shown depends on who looks. */
  | 'shared'
  | 'member'
  | 'creator'
  | 'company'
  /** Who acts for a company and may write openings. */
  | 'job-editor'
  /** Where one signs in or up: for guests. */
  | 'entrance'
  /** A step of a sign-up that has begun: open while it comes next. */
  | 'step'
  /** The end of a creator's sign-up. */
  | 'registered'
  /** Those who build, never in production. */
  | 'builder';

export interface PageFacts {
  readonly title: string;
  readonly access: Access;
  /**
   * `bare` pages (sign-up, sign-in, 404) stand without the application's chrome; `tool` screens (desk, chat, draft) fill the window: narrow
   * margins, no colophon.
   */
  readonly frame: 'page' | 'tool' | 'bare';
  /** On a phone it takes the whole screen, without head and bar. */
  readonly alone?: true;
  /** On a phone a bar of its own stands where the navigation is on other pages. */
  readonly ownBar?: true;
}

/** An operation that a page asks for; what loads it is named, so that the server's table can say it. */
export interface AskedOperation {
  readonly query: unknown;
  readonly variables: object;
}

/** The picture that a page is opened for, which the server has fetched with the HTML: one of ours, or one in the answer to the page's query. */
export type FirstPicture =
  | { readonly src: string }
  | {
      /** The way to it: `article.cover`. */
      readonly at: string;
      readonly sizes: string;
    };

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly page?: PageFacts;
    /** What a guest's first sight asks for, given the address's parameters: printed for the server (`schema/pages.json`), which answers it in the first HTML. */
    readonly guestAsks?: (params: object) => readonly AskedOperation[];
    /** What loads the page's code, by whose text its files are named to the server. */
    readonly code?: readonly unknown[];
    readonly firstPicture?: FirstPicture;
    /** What is behind the `?` decides what is asked for. */
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

/** At whatever step of the registration. */
export function isForMembers(facts: PageFacts | undefined): boolean {
  return facts !== undefined && opensTo[facts.access] === 'members';
}

/** The specification's public pages (section 2). */
export function isPublicPage(facts: PageFacts | undefined): boolean {
  return facts !== undefined && ['public', 'entrance', 'step', 'registered'].includes(facts.access);
}

/** Of the page that is shown; undefined where there is none. */
export function usePageFacts(): PageFacts | undefined {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page });
}
