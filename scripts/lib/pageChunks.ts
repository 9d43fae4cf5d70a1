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
  /\/src\/(?:lib|relay|features\/(?:page|people\/(?!RewardPrice|workingFacts)|session|own-page\/(?!OwnForm))|ui\/(?!overlays\/(?!useKeptFocus)|filters))/;
/**
 * What forms are made of, by the pages that need it: a switch or a choice stands on many, a field to write in on
 * some, a whole form with its rules on few.
 */
const ofForms: readonly (readonly [string, RegExp])[] = [
  // What was typed and not sent; pages show that it waits.
  ['drafts', /\/src\/lib\/(?:drafts\/(?:record|entries|table)|forms\/sameValue)\./],
  [
    'controls',
    /\/src\/ui\/(?:choices\/(?:Checkbox|Choice\.css|RadioGroup|Switch)|fields\/form\/(?:Field\.css|FieldGroup|FieldParts|FormMessage|FormSection|formPlace))/,
  ],
  [
    'fields',
    /\/src\/ui\/(?:choices\/(?:RadioCards|Select|useControlled)|fields\/(?:DateField|NumberField|form\/Field\.tsx|parseDate|text\/(?:TextArea|TextField|useLimitedText)))/,
  ],
  [
    'forms',
    /\/src\/(?:features\/own-page\/OwnForm|lib\/(?:drafts\/|forms\/(?!passwordAdvice|usePasswordAdvice)))|\/valibot\//,
  ],
  ['comboBox', /\/src\/ui\/choices\/(?:ChoiceList|ComboBox|matchOption|useChoices|useListPlace)/],
  ['files', /\/src\/ui\/fields\/(?:FileDrop|acceptFiles)/],
  // Who somebody is: names, addresses, passwords.
  [
    'persons',
    /\/src\/(?:features\/accounts\/typedEmail|lib\/(?:forms\/|text\/(?:emailSuggestion|givenName))|ui\/fields\/text\/(?:EmailField|NameFields|PasswordField|PhoneField|useKanaReading))/,
  ],
];
/** What lists, their tabs and their filters are made of. */
const listRooms =
  /\/src\/(?:features\/(?:bookmarks\/bookmarkKey|feeds\/FeedEnd|page\/(?:MoreOfList|useVisit)|session\/OnlyPublicState)|ui\/(?:buttons\/PopoverButton|lists\/(?:Pagination|TabCount|Tabs|fastScroll|showWhole|tabClass)|pictures\/Swatch\.|text\/(?:Tag|Unread|tagClass)))/;
/** Endless lists: their engine and their rows. */
const feedRooms =
  /\/src\/(?:features\/feeds\/(?!WaitingFeed|FeedEnd|useCardLinks)|relay\/feeds\/(?:paged|usePaged|definePaged)Feed|ui\/lists\/[Ww]indow|lib\/browser\/rowHeights)/;
/**
 * Modules that are nearly always needed together, in one file each: on a phone 300 bytes take as long to ask
 * for as 20,000.
 */
const together: Readonly<Record<string, RegExp>> = {
  // Small things that few pages share.
  few: /\/src\/(?:lib\/(?:browser\/saveFile|words\/)|features\/(?:accounts\/google\/googleOffered|page\/useHashPlace|products\/own\/ownWords))/,
  reports: /\/src\/features\/reports\/(?:ReportLink|reports\.css)/,
  // Of creators, on their own page and wherever one is looked at closely.
  people: /\/src\/features\/(?:own-page\/WorksCover|people\/(?:RewardPrice|workingFacts))/,
  toasts: /\/node_modules\/(?:react-toastify|clsx)\/|\/src\/ui\/feedback\/(?:Toast|toastEngine)/,
  feeds: feedRooms,
  // A work's card and its bookmark.
  works:
    /\/src\/features\/(?:bookmarks\/(?:bookmarkMutations|bookmarks\.|BookmarkButton|useToggleBookmark)|products\/cards\/(?:MoreWorks|ProductCard))/,
  // An opening's row and its bookmark.
  openingRows:
    /\/src\/features\/(?:bookmarks\/(?:OpeningBookmark|openingBookmarks)|jobs\/list\/(?:JobRow|useSeenOpening))/,
  follows: /\/src\/features\/follows\/(?:FollowButton|useFollow)/,
  peopleLists: /\/src\/features\/lists\/(?:ChosenPeople|ListButton|limits)/,
  // What a box for words offers, the header's and the search page's.
  suggestions:
    /\/src\/features\/search\/(?:Marked\.|recentSearches|search(?:Params|Words)|SuggestionSheet|suggestions\.css|use(?:SearchCombobox|Suggestions|Things|WhileTyping)|saved\/(?:savedSearches|useSavedWhile))/,
  // What is found, in all kinds or in one.
  hits: /\/src\/features\/search\/(?:\w+Hits|Marked\w+|search\.css|saved\/saved\.)/,
  workFeeds: /\/src\/features\/products\/cards\/ProductFeed/,
  // What comes to a member by the socket, and what waits to be sent: pages that show it do not wait for the rest.
  news: /\/src\/features\/(?:notices\/useNoticeEvents|chat\/(?:rooms\/roomNews|room\/session\/(?:carryUnsent|unsent)))/,
  members:
    /\/src\/(?:app\/chrome\/(?:HeaderSearch|MemberTools|SearchBox)|features\/(?:session\/(?:sessionCalls|AccountNotice)|chat\/rooms\/unreadRooms|onboarding\/MemberOverlayHost)|relay\/network\/subscriptions\.)|\/node_modules\/graphql-ws\//,
  // What the list of rooms and an open room both are made of.
  chat: /\/src\/features\/chat\/(?:chat\.css|rooms\/(?!unreadRooms|roomNews)|room\/(?:WaitingRoom|roomTalk|session\/roomMessage)|interview\/interviewMessage|search\/(?:useTyped|search\.css))/,
  opening:
    /\/src\/features\/jobs\/opening\/(?!HiddenFromCompany|OtherJobs|pay\/Payout\.|ReplyBy|openingTerms|sameCompany)/,
  // What its menus and its sheet show is loaded when they open.
  filters: /\/src\/ui\/filters\/(?!FilterChoices|FilterSheet)/,
  openings: /\/src\/features\/jobs\/list\//,
  // Tabs and lists that come later have files of their own.
  discover:
    /\/src\/features\/discover\/(?!(?:works\/|creators\/)?(?:\w*Loosenings|NewWorks|newWorks|NoResults|PublicOnly\.tsx|SeekingCreators?\.(?:tsx|css)|seekingFeed|warmDiscover))/,
  accounts:
    /\/src\/features\/accounts\/(?:AccountFrame|Outcome|Steps|accountPages|password-reset\/resetSteps|second-factor\/secondStep)/,
  google: /\/src\/features\/accounts\/google\/Google(?:Button|Entry|Face)/,
  settings:
    /\/src\/features\/settings\/(?:SettingsSection|sections|parts\.css|notifications\/notificationWords)/,
  signUp: /\/src\/features\/sign-up\/(?:SignUpPageFrame|LegalNote|creator\/(?:sentMail|WaitingForm))/,
  own: /\/src\/features\/(?:me\/(?:AccountLinks|picture\/PictureActs)|own-page\/(?:PictureMenu|TodoRow))/,
  creator: /\/src\/features\/creators\/creator(?:Member)?Feed\./,
  work: /\/src\/features\/products\/view\/(?:Product(?!sOfAuthor)|arrange|useView)/,
};

/** Every pattern of a group, for the test that holds its names against the files there are. */
export const chunkPatterns: readonly RegExp[] = [
  commonRooms,
  listRooms,
  ...ofForms.map(([, pattern]) => pattern),
  ...Object.values(together),
];

const isOfForms = (id: string): boolean => ofForms.some(([, test]) => test.test(id));

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
          test: (id) => commonRooms.test(id) && !isOfForms(id) && !listRooms.test(id) && !feedRooms.test(id),
          minShareCount: 4,
          priority: 2,
        },
        { name: 'lists', test: listRooms, minShareCount: 4, priority: 2 },
        ...ofForms.map(([name, test], place) => ({
          name,
          test,
          minShareCount: 4,
          priority: 2 - (place + 1) / (ofForms.length + 1),
        })),
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
