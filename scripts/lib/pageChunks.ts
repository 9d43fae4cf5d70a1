// How the page's code is divided into files: a few shared by many pages, the rest by what loads it.
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const topPage = fileURLToPath(new URL('../../src/features/top/TopPage.tsx', import.meta.url));

/** The top page's imports, recursively; of packages only what is imported by name. */
function closureOf(root: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      if (!next.includes('/node_modules/')) follow(next);
    }
  };
  follow(root);
  return found;
}

const commonRooms =
  /\/src\/(?:lib|relay|features\/(?:page|session|own-page)|ui\/(?!overlays\/(?!useKeptFocus)|filters))/;
const formRooms = /\/src\/(?:lib\/(?:drafts|forms)\/|ui\/(?:fields|choices)\/)|\/valibot\//;
/** Endless lists: their engine and their rows. */
const feedRooms =
  /\/src\/(?:features\/feeds\/(?!WaitingFeed|FeedEnd|useCardLinks)|relay\/(?:paged|usePaged|definePaged)Feed|ui\/lists\/[Ww]indow|lib\/browser\/rowHeights)/;
/**
 * Modules that are nearly always needed together, in one file each: on a phone 300 bytes take as long to ask
 * for as 20,000.
 */
const together: Readonly<Record<string, RegExp>> = {
  toasts: /\/node_modules\/(?:react-toastify|clsx)\/|\/src\/ui\/feedback\/(?:Toast|toastEngine)/,
  feeds: feedRooms,
  // Works, and the buttons beside them, which pages of one thing have too.
  works:
    /\/src\/features\/(?:lists\/ListButton|reports\/ReportLink|bookmarks\/(?:BookmarkButton|BookmarkToggle|OpeningBookmark|useToggleBookmark|bookmarkMutations)|products\/cards\/(?!ProductFeed)|follows\/(?:FollowButton|useFollow))|\/src\/lib\/words\/colorWords\./,
  workFeeds: /\/src\/features\/products\/cards\/ProductFeed/,
  members:
    /\/src\/(?:app\/chrome\/(?:MemberTools|SearchBox)|features\/(?:session\/(?:sessionCalls|AccountNotice)|notices\/useNoticeEvents|chat\/(?:rooms\/(?:unreadRooms|roomNews)|room\/carryUnsent)|onboarding\/MemberOverlayHost)|relay\/subscriptions\.)|\/node_modules\/graphql-ws\//,
  // What the list of rooms and an open room both are made of.
  chat: /\/src\/features\/chat\/(?:chat\.css|rooms\/(?!unreadRooms|roomNews)|room\/(?:WaitingRoom|roomMessage|roomTalk)|interview\/interviewMessage|search\/(?:useTyped|search\.css))/,
  opening: /\/src\/(?:features\/jobs\/opening\/(?!OtherJobs)|lib\/words\/durationWords)/,
  // What its menus and its sheet show is loaded when they open.
  filters: /\/src\/ui\/filters\/(?!FilterChoices|FilterSheet)/,
  openings: /\/src\/features\/jobs\/list\//,
  discover: /\/src\/features\/discover\/(?!PublicOnly\.tsx|NoResults|Loosenings)/,
  settings:
    /\/src\/features\/settings\/(?:SettingsSection|sections|parts\.css|notifications\/notificationWords)/,
  signUp: /\/src\/features\/sign-up\/(?:SignUpPageFrame|LegalNote|creator\/(?:sentMail|WaitingForm))/,
  creator: /\/src\/features\/(?:creators\/creator(?:Member)?Feed|own-page\/WorksCover)\./,
  work: /\/src\/features\/products\/(?:view\/(?:Product(?!sOfAuthor)|arrange|useView)|own\/ownWords)/,
};

/** Parts of the form folders that pages without forms use too: styles, switches, unsent drafts. */
const onAnyPage =
  /\.css\.|\/(?:Switch|Checkbox|RadioGroup|FieldGroup|FieldParts|FormMessage|formPlace|isComposing|stopWhileComposing|drafts\/(?:record|entries|table))\./;
const isOfForms = (id: string): boolean => formRooms.test(id) && !onAnyPage.test(id);

export function pageChunks(): Rolldown.OutputOptions {
  let ofTopPage: ReadonlySet<string> | null = null;
  return {
    codeSplitting: {
      groups: [
        // Apart from our code, as packages change less often.
        { name: 'vendor', tags: ['$initial'], test: /node_modules|rolldown\/runtime/, priority: 5 },
        { name: 'shell', tags: ['$initial'], priority: 4 },
        {
          debugName: 'first',
          name: (id, modules) => {
            ofTopPage ??= closureOf(topPage, modules);
            return ofTopPage.has(id) ? 'first' : null;
          },
          priority: 3,
        },
        {
          name: 'common',
          test: (id) => commonRooms.test(id) && !isOfForms(id) && !feedRooms.test(id),
          minShareCount: 4,
          priority: 2,
        },
        {
          // Only for pages with forms.
          name: 'forms',
          test: isOfForms,
          minShareCount: 4,
          priority: 1,
        },
        ...Object.entries(together).map(([name, test]) => ({
          name,
          // Each page keeps its own file, by which the server finds it in the manifest.
          test: (id: string) => test.test(id) && !id.endsWith('Page.tsx'),
          priority: 0,
        })),
      ],
    },
  };
}
