import { createTown } from '../../../../testing/town.ts';
import type { EntryStage } from '../stageWords.ts';

const surnames = [
  '相良',
  '水沢',
  '野々村',
  '近江',
  '白石',
  '高遠',
  '三枝',
  '坂口',
  '小野寺',
  '長谷部',
] as const;
const given = ['望', '一樹', '拓', 'さやか', '迅', '理央', 'ゆう', '汀', '圭', 'すみれ'] as const;
const allStages: readonly EntryStage[] = [
  'NEW',
  'CONSIDERING',
  'INTERVIEW',
  'OFFERED',
  'HIRED',
  'DECLINED',
  'WITHDRAWN',
];

export const colleague = {
  __typename: 'CorporateUser',
  id: 'k_2',
  fullName: '小野寺 圭',
  profileImage: null,
};
const me = { __typename: 'CorporateUser', id: 'k_1', fullName: '澤 千尋', profileImage: null };

export interface TownCandidate {
  readonly __typename: 'Candidate';
  readonly id: string;
  stage: EntryStage;
  isRead: boolean;
  assignee: object | null;
  firstRepliedAt: string | null;
  notes: readonly { readonly id: string }[];
  notesCount: () => number;
  readonly name: string;
  readonly [field: string]: unknown;
}

export interface TownChange {
  readonly candidate: TownCandidate;
  readonly kind:
    | 'ASSIGNED'
    | 'ENTERED'
    | 'MOVED'
    | 'NOTED'
    | 'READ'
    | 'REPLIED'
    | 'ROOM_OPENED'
    | 'WITHDRAWN';
  /** Null: the creator. */
  readonly changedBy: object | null;
}

interface ListArguments {
  readonly first: number;
  readonly after?: string | null;
  readonly stages?: readonly EntryStage[] | null;
  readonly unread?: boolean | null;
  readonly assigneeIds?: readonly string[] | null;
  readonly unassigned?: boolean | null;
  readonly text?: string | null;
}

export interface TownFacts {
  readonly candidates?: number;
  /** Of the candidates, from the first on; NEW from then on. */
  readonly stages?: readonly EntryStage[];
  readonly openings?: 'some' | 'none';
}

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString();

function makeCandidate(at: number, stage: EntryStage, opening: () => object): TownCandidate {
  const lastName = surnames[at % 10] ?? '相良';
  const firstName = given[Math.floor(at / 10 + at) % 10] ?? '望';
  const candidate: TownCandidate = {
    __typename: 'Candidate',
    id: `candidate_${at}`,
    name: `${lastName} ${firstName}`,
    stage,
    isRead: stage !== 'NEW',
    isLate: false,
    stageChangedAt: day(-2),
    enteredAt: day(-at - 1),
    replyBy: day(1 + at),
    firstRepliedAt: null,
    fitReason: at === 0 ? '' : `${lastName}の作品に「画面設計」とあります。`,
    entryMessage: `${lastName}の応募メッセージです。`,
    questionAnswers: [
      {
        id: `answer_${at}`,
        questionTitle: '大切にしていることを教えてください。',
        type: 'TEXT',
        answerText: `${lastName}の答えです。`,
      },
    ],
    hasAlreadySentOffer: false,
    officialJobOffer: null,
    chatRoomId: null,
    assignee: null,
    notes: [],
    notesCount: () => candidate.notes.length,
    stageChanges: [],
    jobOpening: opening,
    user: {
      __typename: 'CreatorUser',
      id: `c_${at}`,
      newestProducts: [],
      profile: {
        lastName,
        firstName,
        location: '横浜市',
        introduction: '',
        hobby: null,
        profileImage: null,
        skills: [{ __typename: 'CreatorSkill', id: `skill_${at}`, name: '画面設計' }],
        tools: [],
        jobProfile: {
          id: `p_${at}`,
          jobSeekingStatus: 'SEEKING',
          engagementType: null,
          operationalHours: null,
          operationalAvailabilities: [],
          wayOfWorkings: [],
          rewardNote: null,
          rewardPrices: [
            {
              id: `r_${at}`,
              rewardType: 'HOURLY_RATE',
              rewardCategory: null,
              netPrice: 5_500,
              grossPrice: 6_050,
              tsumugiCommissionFee: 550,
            },
          ],
        },
      },
    },
  };
  return candidate;
}

/** A company with openings and candidates. */
export function deskTown(
  printed: string,
  { candidates: count = 8, stages = [], openings = 'some' }: TownFacts = {},
) {
  /** What `takeBackMove` puts back. */
  const moves = new Map<string, () => TownCandidate[]>();
  const company = {
    __typename: 'Company',
    id: 'co_1',
    name: '株式会社灯台舎',
    avatarImagePath: null,
    responseRatePercent: 96,
    medianReplyMinutes: 2_592,
    members: [
      { id: 'm1', fullName: me.fullName, isMe: true, corporateUser: me },
      { id: 'm2', fullName: colleague.fullName, isMe: false, corporateUser: colleague },
    ],
  };
  const opening = (id: string, facts: object): object => ({
    __typename: 'HourlyJobOpening',
    id,
    title: '家計簿アプリの画面設計',
    status: 'PUBLIC',
    resumerationType: 'HOURLY_RATE',
    workingPlaceType: 'FULL_REMOTE',
    categories: [{ id: 'category_4', name: 'UI・UX' }],
    industries: [],
    tools: [{ id: 'tool_3', name: 'Figma' }],
    company,
    canEdit: true,
    isSuspended: false,
    hold: null,
    hasPendingChange: false,
    publishedAt: day(-12),
    editedAt: day(-1),
    netPrice: 5_500,
    grossPrice: 6_050,
    tsumugiCommissionFee: 550,
    weeklyOperationalHours: 16,
    entriesCount: 0,
    unreadEntriesCount: 0,
    candidateCounts: { all: 0, unread: 0, late: 0, stages: [] },
    candidates: () => ({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } }),
    ...facts,
  });
  const list: TownCandidate[] = Array.from({ length: count }, (_, at) =>
    makeCandidate(at, stages[at] ?? 'NEW', () => first),
  );
  const counts = () => ({
    all: list.length,
    unread: list.filter(({ isRead }) => !isRead).length,
    late: 0,
    stages: allStages.map((stage) => ({ stage, count: list.filter((each) => each.stage === stage).length })),
  });
  const page = ({ first: size, after, ...wanted }: ListArguments) => {
    const found = list.filter(
      (each) =>
        (wanted.stages == null || wanted.stages.includes(each.stage)) &&
        (wanted.unread !== true || !each.isRead) &&
        (wanted.unassigned !== true || each.assignee === null) &&
        (wanted.text == null || each.name.includes(wanted.text)),
    );
    const from = after == null ? 0 : Number(after);
    const shown = found.slice(from, from + size);
    return {
      edges: shown.map((node) => ({ cursor: node.id, node })),
      pageInfo: {
        hasNextPage: from + size < found.length,
        hasPreviousPage: from > 0,
        startCursor: null,
        endCursor: String(from + shown.length),
      },
    };
  };
  const first: object = opening('j_1', {
    entriesCount: () => list.length,
    unreadEntriesCount: () => counts().unread,
    candidateCounts: counts,
    candidates: page,
  });
  const second = opening('j_2', { title: '年末の挨拶状', status: 'PRIVATE' });
  const draft = opening('j_3', { title: '新しい店の看板文字', status: 'DRAFT' });
  const closed = opening('j_4', { title: '銭湯案内の挿絵', status: 'CLOSED' });
  const byStatus: Record<string, readonly object[]> = {
    PUBLIC: [first],
    PRIVATE: [second],
    DRAFT: [draft],
    CLOSED: [closed],
  };
  const all: Readonly<Record<string, object>> = { j_1: first, j_2: second, j_4: closed };
  const byId = (ids: readonly string[]): TownCandidate[] => list.filter(({ id }) => ids.includes(id));
  const nothing = {
    candidates: [],
    candidate: null,
    jobOpening: null,
    chatRoom: null,
    moveId: null,
    note: null,
    deletedId: null,
  };
  const town = createTown(printed, ({ payload: answer }) => {
    const payload = (changed: () => object): object => answer(changed, nothing);
    return {
      myCompany: company,
      myJobOpenings: ({ jobOpeningStatus: status }: { jobOpeningStatus?: string | null }) => {
        const nodes =
          openings === 'none'
            ? []
            : status == null
              ? Object.values(byStatus).flat()
              : (byStatus[status] ?? []);
        return {
          nodes,
          pageInfo: { current: 1, hasNext: false, hasPrevious: false, total: nodes.length },
        };
      },
      jobOpening: ({ id }: { id: string }) => all[id] ?? null,
      // One that is not among the first drafts.
      draftJobOpening: ({ id }: { id: string }) =>
        id === 'j_32'
          ? opening(id, {
              __typename: 'DraftHourlyJobOpening',
              jobOpeningId: id,
              title: '三十二番目の下書き',
              status: 'DRAFT',
            })
          : null,
      candidate: ({ id }: { id: string }) => list.find((each) => each.id === id) ?? null,
      nodes: ({ ids }: { ids: readonly string[] }) =>
        ids.map((id) => list.find((each) => each.id === id) ?? null),
      moveCandidates: ({ input }: { input: { candidateIds: string[]; stage: EntryStage } }) =>
        payload(() => {
          const moved = byId(input.candidateIds);
          const before = moved.map(({ stage, isRead, firstRepliedAt }) => ({
            stage,
            isRead,
            firstRepliedAt,
          }));
          const moveId = `candidateMove_${moves.size}`;
          moves.set(moveId, () => moved.map((each, at) => Object.assign(each, before[at])));
          for (const each of moved) {
            each.stage = input.stage;
            each.isRead = true;
            if (input.stage === 'DECLINED') each.firstRepliedAt = day(0);
          }
          return { candidates: moved, jobOpening: first, moveId };
        }),
      takeBackMove: ({ moveId }: { moveId: string }) =>
        payload(() => ({ candidates: moves.get(moveId)?.() ?? [], jobOpening: first })),
      readCandidates: ({ candidateIds }: { candidateIds: string[] }) =>
        payload(() => {
          const read = byId(candidateIds);
          for (const each of read) each.isRead = true;
          return { candidates: read, jobOpening: first };
        }),
      assignCandidates: ({ input }: { input: { candidateIds: string[]; userId: string | null } }) =>
        payload(() => {
          const assigned = byId(input.candidateIds);
          const wanted = [me, colleague].find(({ id }) => id === input.userId) ?? null;
          for (const each of assigned) each.assignee = wanted;
          return { candidates: assigned, jobOpening: first };
        }),
      saveCandidateNote: ({
        input: { candidateId, noteId, body },
      }: {
        input: { candidateId: string; noteId: string | null; body: string };
      }) =>
        payload(() => {
          const [candidate] = byId([candidateId]);
          if (candidate === undefined) return {};
          const id = noteId ?? `candidateNote_${candidate.notes.length}`;
          const note = { id, body, createdAt: day(0), isOwn: true, author: me };
          candidate.notes = [note, ...candidate.notes.filter((each) => each.id !== id)];
          return { candidate, note };
        }),
      deleteCandidateNote: ({ noteId }: { noteId: string }) =>
        payload(() => {
          const candidate = list.find(({ notes }) => notes.some(({ id }) => id === noteId));
          if (candidate === undefined) return {};
          candidate.notes = candidate.notes.filter(({ id }) => id !== noteId);
          return { candidate, deletedId: noteId };
        }),
      createChatRoomWithCandidate: ({ input }: { input: { userId: string } }) =>
        payload(() => ({
          chatRoom: { __typename: 'ChatRoom', id: 'room_1' },
          candidate: list.find((each) => Object(each['user']).id === input.userId) ?? null,
        })),
    };
  });
  return {
    list,
    ...town,
    arrive: (candidate: TownCandidate) => list.push(candidate),
    makeCandidate: (at: number, stage: EntryStage) => makeCandidate(at, stage, () => first),
    /** The first opening is closed by somebody. */
    close: () => {
      Object.assign(first, { status: 'CLOSED' });
      byStatus['PUBLIC'] = [];
      byStatus['CLOSED'] = [first, closed];
    },
    /** A draft is begun by somebody; answers what deletes it. */
    beginDraft: (title: string) => {
      const begun = opening('j_5', { title, status: 'DRAFT' });
      byStatus['DRAFT'] = [begun, draft];
      return {
        begun,
        drop: () => {
          byStatus['DRAFT'] = [draft];
        },
      };
    },
    /** What a subscription says of a candidate, or of an opening, the first unless told. */
    eventOf: (
      change: TownChange | { readonly changedBy: object | null; readonly jobOpening?: object | null },
    ): object => {
      const event = { jobOpening: first, ...change };
      return { candidateChanged: event, jobOpeningChanged: event };
    },
  };
}
