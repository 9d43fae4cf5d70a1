/** What each thing is worth, in points. `README.md` says the same in words; nothing else of the ranking is a number. */
export const weights = {
  /** Of what a need asks for. Multiplied by how rare it is among all creators (1 for half of them, more for fewer). */
  kind: { CATEGORY: 3, INDUSTRY: 2, TOOL: 2, STYLE: 1.5, WORD: 2, PREFECTURE: 1.5 },
  /** The very word that the need used, beside the entry it stands for: ポスター beside グラフィック. */
  sameWord: 0.7,
  /** By where it is shown. */
  source: {
    taxonomy: 1,
    name: 1,
    skill: 0.95,
    scope: 0.9,
    tool: 1,
    description: 0.6,
    introduction: 0.5,
    profile: 1,
  },
  /** For each doubling of the works that show it. */
  moreWorks: 0.12,
  /** For one work that shows all that is asked for; less for a part of it. */
  togetherInOneWork: 3,
  wayOfWorking: 0.8,
  wayOfWorkingOpen: 0.5,
  availability: 0.5,
  hours: 0.4,
  engagement: 0.5,
  payFits: 0.8,
  payExceeds: -1.6,
  isSeeking: 0.5,
  newWork: 0.3,
  newcomer: 0.4,
  /** For a creator all of whose works are of what is not wanted; less for a part of them. */
  unwanted: -4,
} as const;

/** Beyond the places of the best: shares and bounds. */
export const bounds = {
  /** Creators looked at closely. */
  candidates: 60,
  /** Newcomers among them beside those, if there are any. */
  newcomers: 12,
  newcomerDays: 30,
  /** Among so many places one is a newcomer's, */
  placesToANewcomer: 6,
  /** who has at least this share of the points of whoever stands there. */
  newcomersLeast: 0.6,
  /** Whoever has less of the first one's points for what was asked is not shown. */
  leastOfFirst: 0.22,
  newWorkDays: 120,
  declinedDays: 365,
  works: 40,
} as const;
