import * as v from 'valibot';
import type { CompiledQuery } from 'kysely';
import { encodeGlobalId } from '../server/lib/request/globalId.ts';
import type { UserViewer } from '../server/lib/request/viewer.ts';
import { openApi } from './api.ts';
import type { BenchApi } from './api.ts';
import { setClock } from './dataset.ts';
import { deskPeople, openDeskDatabase } from './deskDataset.ts';
import { compare, ratioRow } from './measure.ts';
import type { Row } from './measure.ts';
import { answeredDatabase } from './recorded.ts';

const creator: UserViewer = {
  kind: 'user',
  userId: deskPeople.creator,
  sessionId: deskPeople.creator,
  roles: ['CREATOR_USER'],
  companyId: null,
  emailDomain: 'bench.example',
  registrationStep: 'COMPLETED',
  contentVisibility: 'ALL',
};
const recruiter: UserViewer = {
  ...creator,
  userId: deskPeople.member,
  roles: ['CORPORATE_USER'],
  companyId: deskPeople.company,
};

const card = 'id status title company { name } workingPrefecture { name } tools { name } entriesCount';
const paged = (field: string) =>
  `query ($limit: Int!, $offset: Int!) { ${field} { nodes { ${card} } pageInfo { total hasNext } } }`;
const lists = [
  ['openings', creator, paged('jobOpenings(limit: $limit, offset: $offset)')],
  [
    'openings of one kind',
    creator,
    paged('jobOpenings(limit: $limit, offset: $offset, resumerationTypes: [HOURLY_RATE])'),
  ],
  [
    'openings of two kinds',
    creator,
    paged('jobOpenings(limit: $limit, offset: $offset, resumerationTypes: [CONTRACT_UNIT, HOURLY_RATE])'),
  ],
  ['openings of a tool', creator, paged('jobOpenings(limit: $limit, offset: $offset, toolIds: ["tool_8"])')],
  [
    'openings of a prefecture',
    creator,
    paged('jobOpenings(limit: $limit, offset: $offset, prefectureIds: ["prefecture_13"])'),
  ],
  [
    'openings by where one works',
    creator,
    paged('jobOpenings(limit: $limit, offset: $offset, workingPlaceTypes: [FULL_REMOTE])'),
  ],
  ['a company’s own', recruiter, paged('myJobOpenings(limit: $limit, offset: $offset)')],
  [
    'a company’s PUBLIC ones',
    recruiter,
    paged('myJobOpenings(limit: $limit, offset: $offset, jobOpeningStatus: PUBLIC)'),
  ],
  [
    'a company’s, to visitors',
    creator,
    paged(
      `companyJobOpenings(companyId: "${encodeGlobalId('Company', deskPeople.company)}", limit: $limit, offset: $offset)`,
    ),
  ],
  ['entered', creator, paged('myEnteredJobOpenings(limit: $limit, offset: $offset)')],
  [
    'entered, recruiting',
    creator,
    paged('myEnteredJobOpenings(limit: $limit, offset: $offset, jobOpeningStatus: PUBLIC)'),
  ],
] as const;

const size = 20;
const page = v.object({
  data: v.record(
    v.string(),
    v.object({ nodes: v.array(v.unknown()), pageInfo: v.object({ total: v.number() }) }),
  ),
});

async function readPage(api: BenchApi, document: string, number: number): Promise<number> {
  const text = await api.post(document, { limit: size, offset: (number - 1) * size });
  const parsed = v.safeParse(page, JSON.parse(text));
  const [found] = parsed.success ? Object.values(parsed.output.data) : [];
  if (!found || found.nodes.length === 0) throw new Error(text.slice(0, 500));
  return found.pageInfo.total;
}

const candidatesDocument = `query ($id: ID!, $first: Int!, $after: String, $sort: CandidateSort) { jobOpening(id: $id) { title entriesCount
  candidateCounts { all unread late stages { stage count } }
  candidates(first: $first, after: $after, sort: $sort) { pageInfo { hasNextPage endCursor } edges { node {
    id stage isRead isLate enteredAt replyBy entryMessage notesCount hasAlreadySentOffer assignee { fullName }
    questionAnswers { answerText } user { profile { lastName firstName profileImage { url } } } } } } } }`;
const candidates = v.object({
  data: v.object({
    jobOpening: v.object({
      candidates: v.object({
        pageInfo: v.object({ endCursor: v.nullable(v.string()) }),
        edges: v.array(v.unknown()),
      }),
    }),
  }),
});
const sorts = ['NEWEST', 'OLDEST', 'DEADLINE'] as const;

async function readCandidates(
  api: BenchApi,
  sort: (typeof sorts)[number],
  first: number,
  after: string | null,
): Promise<string | null> {
  const id = encodeGlobalId('JobOpening', deskPeople.opening);
  const text = await api.post(candidatesDocument, { id, first, after, sort });
  const parsed = v.safeParse(candidates, JSON.parse(text));
  if (!parsed.success) throw new Error(text.slice(0, 500));
  return parsed.output.data.jobOpening.candidates.pageInfo.endCursor;
}

async function deepLists(apis: { readonly creator: BenchApi; readonly recruiter: BenchApi }): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, viewer, document] of lists) {
    const api = viewer === creator ? apis.creator : apis.recruiter;
    const total = await readPage(api, document, 1);
    const far = Math.min(500, Math.floor(total / size));
    const figure = await compare(
      () => readPage(api, document, far),
      () => readPage(api, document, 5),
      6,
    );
    rows.push(ratioRow('desk', `${name}: page ${far} against page 5`, 2, figure));
  }
  return rows;
}

async function deepCandidates(api: BenchApi): Promise<Row[]> {
  const rows: Row[] = [];
  for (const sort of sorts) {
    const places: (string | null)[] = [null];
    for (let at = 1; at <= 48; at += 1)
      places.push(await readCandidates(api, sort, 100, places.at(-1) ?? null));
    const figure = await compare(
      () => readCandidates(api, sort, 50, places.at(-1) ?? null),
      () => readCandidates(api, sort, 50, places[2] ?? null),
      6,
    );
    rows.push(ratioRow('desk', `candidates by ${sort}: page 97 against page 5`, 1.1, figure));
  }
  return rows;
}

/** Lists of openings and the recruiter's desk, with fifty thousand openings and a million entries. */
export async function desk(): Promise<Row[]> {
  const database = await openDeskDatabase();
  const seen: CompiledQuery[] = [];
  const watched = answeredDatabase((query) => {
    seen.push(query);
    return database.db.executeQuery(query);
  });
  const apis = {
    creator: await openApi(database, creator, setClock),
    recruiter: await openApi(database, recruiter, setClock),
    watching: await openApi({ db: watched, engine: 'postgres' }, recruiter, setClock),
  };
  try {
    const statements = async (first: number): Promise<number> => {
      seen.length = 0;
      await readCandidates(apis.watching, 'DEADLINE', first, null);
      return seen.length;
    };
    await statements(10);
    const [small, large] = [await statements(10), await statements(100)];
    return [
      ...(await deepLists(apis)),
      ...(await deepCandidates(apis.recruiter)),
      {
        bar: 'desk',
        what: 'an opening with 5,000 candidates: statements for 10 and for 100 of them',
        goal: 'as many',
        figure: `${small}, ${large}`,
        met: small === large,
      },
    ];
  } finally {
    await Promise.all(Object.values(apis).map((api) => api.close()));
    await database.close();
  }
}
