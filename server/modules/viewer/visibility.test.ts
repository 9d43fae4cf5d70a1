import { randomUUID } from 'node:crypto';
import { getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../graphql/schema.ts';
import { testApi, type TestApi } from '../../graphql/testing.ts';
import { testMoment } from '../../db/testing/testRows.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import type { Role } from '../../lib/request/viewer.ts';
import { companyNameKey } from '../../lib/text/companyName.ts';
import { testArticle, testShelf } from '../content/testing.ts';
import { putOnShelf } from '../content/texts/shelf.ts';
import { refreshHidingOfCompany } from '../creators/hiding/hiding.ts';
import { fullTime } from '../jobs/testing.ts';
import { indexChanges } from '../search/indexing/indexing.ts';

interface ViewerRow {
  readonly name: string;
  /** Whether a creator who hides from their employer is seen. */
  readonly sees: boolean;
  readonly isMember: boolean;
  readonly role?: Role;
  readonly company?: 'employer' | 'other';
  readonly domain?: string;
  readonly isSelf?: boolean;
}

const employerDomain = 'todaisha.example';
const company = { isMember: true, domain: 'other.example' } as const;

const viewers: readonly ViewerRow[] = [
  { name: 'a guest', sees: true, isMember: false },
  ...(['CORPORATE_USER', 'CORPORATE_AGENT', 'OUTSOURCING_RECRUITER'] as const).flatMap((role) => [
    { ...company, name: `${role} of the employer`, sees: false, role, company: 'employer' as const },
    { ...company, name: `${role} of another company`, sees: true, role, company: 'other' as const },
  ]),
  {
    name: 'somebody of another company with an address of the employer’s',
    sees: false,
    isMember: true,
    role: 'CORPORATE_USER',
    company: 'other',
    domain: employerDomain,
  },
  { name: 'another creator', sees: true, isMember: true, role: 'CREATOR_USER', domain: 'mail.example' },
  {
    name: 'a creator with an address of the employer’s',
    sees: false,
    isMember: true,
    role: 'CREATOR_USER',
    domain: employerDomain,
  },
  {
    name: 'a creator who sees public things only',
    sees: true,
    isMember: false,
    role: 'CREATOR_USER',
    domain: 'mail.example',
  },
  {
    name: 'one of those with an address of the employer’s',
    sees: false,
    isMember: false,
    role: 'CREATOR_USER',
    domain: employerDomain,
  },
  { name: 'the creator', sees: true, isMember: true, isSelf: true },
];

interface Probe {
  readonly query: string;
  /** Whose global id the answer holds where the viewer sees it. */
  readonly shows: 'creator' | 'membersWork' | 'work';
  /** Who gets anything here at all, were nobody hidden; everybody unless told. */
  readonly opensTo?: (viewer: ViewerRow) => boolean;
  /** Who enters an opening shows themselves to its company, the employer too. */
  readonly byEntering?: true;
}

const isSignedIn = ({ role, isSelf }: ViewerRow): boolean => role !== undefined || isSelf === true;
const forMembers = (viewer: ViewerRow): boolean => viewer.isMember;
/** Everybody who may follow does follow the creator, from before the creator hid. */
const mayFollow = ({ role }: ViewerRow): boolean => role === 'CORPORATE_USER' || role === 'CORPORATE_AGENT';

const membersList = (field: string): Probe => ({
  query: `{ ${field}(first: 20) { edges { node { id } } } }`,
  shows: 'work',
  opensTo: forMembers,
});

/** One of the two works stands on that side of the other. */
const beside = (field: string): Probe => ({
  query: `query ($work: ID!, $membersWork: ID!) {
    one: product(id: $work) { ${field} { author { id } } }
    other: product(id: $membersWork) { ${field} { author { id } } }
  }`,
  shows: 'creator',
  opensTo: forMembers,
});

const recruiters = ({ company: of }: ViewerRow): boolean => of === 'employer';

/** Who talks with a company shows themselves to it, and to nobody else: both sides of the room of the creator and the employer. */
const inRoom = (query: string): Probe => ({
  query,
  shows: 'creator',
  opensTo: (viewer) => recruiters(viewer) || viewer.isSelf === true,
  byEntering: true,
});

/** A consultation shows its two sides to each other, and not to recruiters from outside. */
const ofDealing = (query: string): Probe => ({
  query,
  shows: 'creator',
  opensTo: (viewer) =>
    (recruiters(viewer) && viewer.role !== 'OUTSOURCING_RECRUITER') || viewer.isSelf === true,
  byEntering: true,
});

/** An offer is between the creator and the owners of the company's account. */
const ofOffer = (query: string): Probe => ({
  query,
  shows: 'creator',
  opensTo: (viewer) => (recruiters(viewer) && viewer.role === 'CORPORATE_USER') || viewer.isSelf === true,
  byEntering: true,
});

const candidatesOf = (opening: 'contract' | 'fullTime' | 'hourly'): Probe => ({
  query: `query ($${opening}: ID!) { jobOpening(id: $${opening}) { candidates(first: 5) { edges { node { user { id } } } } } }`,
  shows: 'creator',
  opensTo: recruiters,
  byEntering: true,
});

/** Every field that leads to people or works, those that write last. A new one without a row fails below. */
const probes: Readonly<Record<string, Probe>> = {
  'Query.publicCreatorUser': {
    query: 'query ($creator: ID!) { publicCreatorUser(id: $creator) { id } }',
    shows: 'creator',
  },
  'Query.creatorUser': {
    query: 'query ($creator: ID!) { creatorUser(id: $creator) { id } }',
    shows: 'creator',
    opensTo: forMembers,
  },
  'Query.node': {
    query: 'query ($creator: ID!) { node(id: $creator) { id } }',
    shows: 'creator',
  },
  'Query.nodes': {
    query: 'query ($work: ID!) { nodes(ids: [$work]) { id } }',
    shows: 'work',
  },
  'Query.publicProducts': {
    query: '{ publicProducts(first: 10) { edges { node { id } } } }',
    shows: 'work',
  },
  'Query.publicProduct': {
    query: 'query ($work: ID!) { publicProduct(id: $work) { id } }',
    shows: 'work',
  },
  'Query.product': {
    query: 'query ($work: ID!) { product(id: $work) { id } }',
    shows: 'work',
    opensTo: forMembers,
  },
  'Query.myProducts': {
    query: '{ myProducts(first: 5) { edges { node { product { id } } } } }',
    shows: 'work',
    opensTo: ({ isSelf }) => isSelf === true,
  },
  'OwnProduct.author': {
    query: 'query ($work: ID!) { myProduct(id: $work) { author { id } } }',
    shows: 'creator',
    opensTo: ({ isSelf }) => isSelf === true,
  },
  'OwnProduct.product': {
    query: 'query ($work: ID!) { myProduct(id: $work) { product { id } } }',
    shows: 'work',
    opensTo: ({ isSelf }) => isSelf === true,
  },
  'Query.creatorUserPublicProducts': {
    query:
      'query ($creator: ID!) { creatorUserPublicProducts(userId: $creator, first: 5) { edges { node { id } } } }',
    shows: 'work',
  },
  'Article.works': { query: '{ article(slug: "about") { works { id } } }', shows: 'work' },
  'Article.creators': { query: '{ article(slug: "about") { creators { id } } }', shows: 'creator' },
  'Query.editorsPicks': { query: '{ editorsPicks(first: 5) { id } }', shows: 'work' },
  'Product.author': {
    query: '{ publicProducts(last: 10) { edges { node { author { id } } } } }',
    shows: 'creator',
  },
  'CreatorUser.publicProducts': {
    query: `query ($creator: ID!) {
      publicCreatorUser(id: $creator) { publicProducts(first: 5) { edges { node { id } } } }
    }`,
    shows: 'work',
  },
  'CreatorUser.products': {
    query: `query ($creator: ID!) {
      publicCreatorUser(id: $creator) { products(first: 5) { edges { node { id } } } }
    }`,
    shows: 'work',
  },
  'CreatorUser.newestProducts': {
    query: 'query ($creator: ID!) { publicCreatorUser(id: $creator) { newestProducts(first: 5) { id } } }',
    shows: 'work',
  },
  'Query.products': membersList('products'),
  'Query.newbieRecommendedProducts': membersList('newbieRecommendedProducts'),
  'Query.recommendedRecentProducts': membersList('recommendedRecentProducts'),
  'Query.bookmarkedProducts': membersList('bookmarkedProducts'),
  'Query.creatorUserProducts': {
    query: `query ($creator: ID!) {
      creatorUserProducts(userId: $creator, first: 5) { edges { node { id } } }
    }`,
    shows: 'work',
    opensTo: forMembers,
  },
  'Query.recommendedProducts': {
    query: '{ recommendedProducts(first: 20) { id } }',
    shows: 'membersWork',
    opensTo: (viewer) => viewer.isMember && viewer.isSelf !== true,
  },
  'Product.similarProducts': {
    query: 'query ($near: ID!) { publicProduct(id: $near) { similarProducts(first: 20) { id } } }',
    shows: 'membersWork',
    opensTo: (viewer) => viewer.isMember && viewer.isSelf !== true,
  },
  'Product.newerOfAuthor': beside('newerOfAuthor'),
  'Product.olderOfAuthor': beside('olderOfAuthor'),
  'ContractJobOpening.candidates': candidatesOf('contract'),
  'HourlyJobOpening.candidates': candidatesOf('hourly'),
  'FullTimeJobOpening.candidates': candidatesOf('fullTime'),
  'Candidate.user': {
    query: 'query ($entry: ID!) { candidate(id: $entry) { user { id } } }',
    shows: 'creator',
    opensTo: recruiters,
    byEntering: true,
  },
  'Query.jobSeekingCreators': { ...membersList('jobSeekingCreators'), shows: 'creator' },
  // Kept from before the creator hid.
  'CreatorList.entries': {
    query: '{ creatorLists { entries(first: 5) { edges { node { creator { id } } } } } }',
    shows: 'creator',
    opensTo: ({ role }) => role !== undefined && role !== 'CREATOR_USER',
  },
  'CreatorListEntry.creator': {
    query: '{ creatorLists { entries(first: 5) { edges { node { creator { id } } } } } }',
    shows: 'creator',
    opensTo: ({ role }) => role !== undefined && role !== 'CREATOR_USER',
  },
  'RecommendedCreator.creator': {
    query:
      'mutation { recommendCreators(input: { text: "作字のできる方" }) { creators { creator { id } } } }',
    shows: 'creator',
    opensTo: ({ role }) => role !== undefined && role !== 'CREATOR_USER',
  },
  'RecommendedWork.product': {
    query:
      'mutation { recommendCreators(input: { text: "作字のできる方" }) { creators { works { product { id } } } } }',
    shows: 'membersWork',
    opensTo: ({ role }) => role !== undefined && role !== 'CREATOR_USER',
  },
  'Query.followees': {
    query: '{ followees(first: 5) { edges { node { followee { id } } } } }',
    shows: 'creator',
    opensTo: mayFollow,
  },
  'Query.followers': {
    query: '{ followers(first: 5) { edges { node { followee { id } } } } }',
    shows: 'creator',
    opensTo: ({ isSelf }) => isSelf === true,
  },
  'Follow.followee': {
    query: '{ followees(last: 5) { edges { node { followee { id } } } } }',
    shows: 'creator',
    opensTo: mayFollow,
  },
  'Query.followingUserActivities': {
    query: '{ followingUserActivities(first: 5) { edges { node { user { id } } } } }',
    shows: 'creator',
    opensTo: mayFollow,
  },
  'UserActivity.user': {
    query: '{ followingUserActivities(last: 5) { edges { node { user { id } } } } }',
    shows: 'creator',
    opensTo: mayFollow,
  },
  'UserActivity.product': {
    query: '{ followingUserActivities(first: 5) { edges { node { product { id } } } } }',
    shows: 'work',
    opensTo: mayFollow,
  },
  'CreateBookmarkPayload.product': {
    query: `mutation ($membersWork: ID!) {
      createBookmark(productId: $membersWork) { product { id } }
      deleteBookmark(productId: $membersWork) { ok }
    }`,
    shows: 'membersWork',
    opensTo: forMembers,
  },
  'CreateBookmarkPayload.bookmarkEdge': {
    query:
      'mutation ($membersWork: ID!) { createBookmark(productId: $membersWork) { bookmarkEdge { node { id } } } }',
    shows: 'membersWork',
    opensTo: forMembers,
  },
  'DeleteBookmarkPayload.product': {
    query: 'mutation ($work: ID!) { deleteBookmark(productId: $work) { product { id } } }',
    shows: 'work',
    opensTo: forMembers,
  },
  'UnfollowPayload.creator': {
    query: 'mutation ($creator: ID!) { unfollow(input: { userId: $creator }) { creator { id } } }',
    shows: 'creator',
    opensTo: mayFollow,
  },
  'FollowPayload.follow': {
    query: `mutation ($creator: ID!) {
      follow(input: { userId: $creator }) { follow { followee { id } } }
      unfollow(input: { userId: $creator }) { unfollowedId }
    }`,
    shows: 'creator',
    opensTo: mayFollow,
  },
  'FollowPayload.followEdge': {
    query:
      'mutation ($creator: ID!) { follow(input: { userId: $creator }) { followEdge { node { followee { id } } } } }',
    shows: 'creator',
    opensTo: mayFollow,
  },
  'ChatRoom.creator': inRoom('{ myChatRooms { creator { id } } }'),
  'OfficialJobOffer.creator': ofOffer(
    'query ($offer: ID!) { officialJobOffer(id: $offer) { creator { id } } }',
  ),
  'Query.officialJobOffers': ofOffer('{ officialJobOffers(first: 5) { edges { node { creator { id } } } } }'),
  'JobConsultation.creator': ofDealing(
    'query ($consultation: ID!) { jobConsultation(id: $consultation) { creator { id } } }',
  ),
  'Query.jobConsultations': ofDealing('{ jobConsultations(first: 5) { edges { node { creator { id } } } } }'),
  'Query.chatRooms': inRoom('{ chatRooms(first: 5) { edges { node { creator { id } } } } }'),
  'SearchHit.product': {
    query: '{ search(first: 20, kind: PRODUCT, query: "余白展") { edges { node { product { id } } } } }',
    shows: 'work',
    opensTo: isSignedIn,
  },
  'SearchHit.creator': {
    query: '{ search(first: 100, kind: CREATOR, query: "早瀬") { edges { node { creator { id } } } } }',
    shows: 'creator',
    opensTo: isSignedIn,
  },
  'SearchResults.edges': {
    query: '{ search(first: 20, kind: PRODUCT, query: "よはくてん") { edges { node { product { id } } } } }',
    shows: 'membersWork',
    opensTo: forMembers,
  },
  'Query.searchMessages': inRoom(
    '{ searchMessages(first: 5, text: "お願い") { edges { node { message { sender { creatorId } } } } } }',
  ),
  'Query.messages': inRoom(
    'query ($room: ID!) { messages(roomId: $room) { edges { node { sender { creatorId } } } } }',
  ),
  'User.creator': {
    query: '{ me { creator { id } } }',
    shows: 'creator',
    opensTo: ({ isSelf }) => isSelf === true,
  },
};

/** Queries that show neither people nor works themselves; what they show of companies' people, the company's own people alone see. */
const showNobody = [
  'engagement',
  'engagementLedger',
  'engagementOfOffer',
  'engagementRound',
  'engagementRoundsDue',
  'engagements',
  'feeInvoices',
  'feeLedger',
  'feesToCome',
  'documentDownload',
  'guideDocument',
  'guideDocuments',
  'search',
  'searchArticles',
  'searchCondition',
  'searchFewerWords',
  'searchMeant',
  'searchSuggestions',
  'searchTogether',
  'article',
  'articleCategoryCounts',
  'articles',
  'rankedArticles',
  'benefit',
  'benefits',
  'legalText',
  'activityNotifications',
  'chatChanges',
  'chatRequestsCount',
  'chatTemplates',
  'nextBusinessMorning',
  'myChatRooms',
  'myChatSettings',
  'tsumugiNotifications',
  'addressesByPostalCode',
  'bankBranchesByName',
  'banksByName',
  'candidate',
  'categories',
  'companiesByName',
  'company',
  'companyJobOpenings',
  'creatorUserEngagementType',
  'draftJobOpening',
  'fittingJobOpenings',
  'formSelectableElements',
  'houseDecision',
  'myDecisions',
  'industries',
  'invitation',
  'isPasswordResetLive',
  'jobConsultation',
  'issuedDocuments',
  'officialJobOffer',
  'officialJobOfferPreview',
  'jobOpening',
  'jobOpeningTags',
  'jobOpenings',
  'jobPriceBreakdown',
  'creatorList',
  'creatorLists',
  'savedSearches',
  'openingsAnalytics',
  'openingsAnalyticsCsv',
  'quote',
  'worksAnalytics',
  'worksAnalyticsCsv',
  'jobSeekingCreatorsChoiceCounts',
  'jobSeekingCreatorsCount',
  'jobSeekingCreatorsLoosenings',
  'me',
  'myBookmarkedJobOpenings',
  'myCompany',
  'myDraftProducts',
  'myEnteredJobOpenings',
  'myJobOpenings',
  'myProduct',
  'occupations',
  'prefectures',
  'productChoiceCounts',
  'productFilterLoosenings',
  'productsCount',
  'outsideJobOpenings',
  'publicJobOpening',
  'rewardBreakdown',
  'siteFigures',
  'tools',
];

let api: TestApi;
const ids = {
  creator: '',
  work: '',
  membersWork: '',
  near: '',
  contract: '',
  hourly: '',
  fullTime: '',
  entry: '',
  room: '',
  consultation: '',
  offer: '',
};
const viewerIds = new Map<string, string | undefined>();

beforeAll(async () => {
  api = await testApi();
  const { rows, services } = api;
  const { db } = services;
  const companies = { employer: await rows.company(), other: await rows.company({ name_key: '別の会社' }) };
  for (const viewer of viewers) viewerIds.set(viewer.name, await makeViewer(viewer, companies));

  const creator = viewerIds.get('the creator') ?? '';
  await db
    .insertInto('creator_engagement_types')
    .values({
      id: randomUUID(),
      user_id: creator,
      engagement_type: 'SIDEJOB',
      name_of_company_you_currently_work_for: '灯台舎㈱',
      employer_key: companyNameKey('灯台舎㈱'),
      created_at: testMoment,
      updated_at: testMoment,
    })
    .execute();
  await db
    .updateTable('companies')
    .set({ name_key: companyNameKey('株式会社灯台舎') })
    .where('id', '=', companies.employer)
    .execute();
  await db
    .insertInto('company_domains')
    .values({ domain: employerDomain, company_id: companies.employer })
    .execute();
  await db
    .insertInto('creator_reward_prices')
    .values({
      id: randomUUID(),
      user_id: creator,
      reward_type: 'HOURLY_RATE',
      net_price: 5_000,
      gross_price: 5_500,
      position: 0,
    })
    .execute();
  const work = await rows.publicProduct({ author_id: creator });
  const [face, picture] = [await rows.media({ owner_id: creator }), await rows.media({ owner_id: creator })];
  await db.insertInto('product_media').values({ product_id: work, media_id: picture, position: 0 }).execute();
  await db
    .updateTable('creator_profiles')
    .set({ profile_media_id: face })
    .where('user_id', '=', creator)
    .execute();
  const objectOf = async (id: string): Promise<string> =>
    (
      await db
        .selectFrom('media_objects')
        .select('storage_key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).storage_key;
  putOnShelf(
    testShelf({
      articles: [
        testArticle({
          slug: 'about',
          workObjects: [await objectOf(picture)],
          creatorObjects: [await objectOf(face)],
        }),
      ],
    }),
  );
  const membersWork = await rows.publicProduct({ author_id: creator, visibility: 'MEMBERS' });
  const near = await rows.publicProduct({ author_id: await rows.creator() });
  await db
    .insertInto('product_categories')
    .values([membersWork, near].map((product_id) => ({ product_id, category_id: 7, position: 0 })))
    .execute();
  await db
    .insertInto('creator_job_profiles')
    .values({
      id: randomUUID(),
      user_id: creator,
      job_seeking_status: 'SEEKING',
      latest_job_seeking_status_changed_at: testMoment,
      created_at: testMoment,
      updated_at: testMoment,
    })
    .execute();
  await db
    .insertInto('activities')
    .values({
      id: randomUUID(),
      user_id: creator,
      type: 'CREATE_PRODUCT',
      product_id: work,
      occurred_at: testMoment,
    })
    .execute();
  for (const viewer of viewers) {
    const id = viewerIds.get(viewer.name);
    if (id === undefined) continue;
    await db
      .insertInto('bookmarks')
      .values({ user_id: id, product_id: work, created_at: testMoment })
      .execute();
    if (!mayFollow(viewer)) continue;
    await db
      .insertInto('follows')
      .values({ id: randomUUID(), follower_id: id, followee_id: creator, followed_at: testMoment })
      .execute();
  }
  for (const company_id of Object.values(companies)) {
    const list = randomUUID();
    await db
      .insertInto('creator_lists')
      .values({ id: list, company_id, name: '作字', created_at: testMoment, edited_at: testMoment })
      .execute();
    await db
      .insertInto('creator_list_entries')
      .values({ list_id: list, creator_id: creator, added_at: testMoment })
      .execute();
  }
  await db
    .insertInto('editors_picks')
    .values({ product_id: work, reason: '白だけで組んだ一枚。', picked_at: testMoment })
    .execute();
  const ofEmployer = (row: Parameters<typeof rows.publicJobOpening>[0]) =>
    rows.publicJobOpening({ company_id: companies.employer, ...row });
  const openings = {
    contract: await ofEmployer({}),
    hourly: await ofEmployer({ resumeration_type: 'HOURLY_RATE', role_responsibility_area: '画面の設計' }),
    fullTime: await ofEmployer(fullTime),
  };
  const [entry = ''] = await Promise.all(
    Object.values(openings).map((job_opening_id) => rows.entry({ creator_id: creator, job_opening_id })),
  );
  const consultation = randomUUID();
  await db
    .insertInto('job_consultations')
    .values({
      id: consultation,
      company_id: companies.employer,
      creator_id: creator,
      title: '宿の画面',
      offer_detail: '画面設計',
      way_of_working: 'FULL_REMOTE',
      offer_type: 'CONTRACT_UNIT',
      reply_by: testMoment,
      created_at: testMoment,
    })
    .execute();
  const offer = randomUUID();
  await db
    .insertInto('official_job_offers')
    .values({ id: offer, company_id: companies.employer, creator_id: creator, sent_at: testMoment })
    .execute();
  ids.offer = encodeGlobalId('OfficialJobOffer', offer);
  ids.consultation = encodeGlobalId('JobConsultation', consultation);
  const room = await rows.room({ company_id: companies.employer, creator_id: creator, last_sequence: 1 });
  await db
    .insertInto('chat_messages')
    .values({
      id: randomUUID(),
      room_id: room,
      sequence: 1,
      change: 1,
      sender_id: creator,
      client_id: randomUUID(),
      kind: 'PLAIN',
      text: 'よろしくお願いします。',
      send_at: testMoment,
    })
    .execute();
  Object.assign(ids, {
    room: encodeGlobalId('ChatRoom', room),
    contract: encodeGlobalId('JobOpening', openings.contract),
    hourly: encodeGlobalId('JobOpening', openings.hourly),
    fullTime: encodeGlobalId('JobOpening', openings.fullTime),
    entry: encodeGlobalId('Candidate', entry),
    creator: encodeGlobalId('CreatorUser', creator),
    work: encodeGlobalId('Product', work),
    membersWork: encodeGlobalId('Product', membersWork),
    near: encodeGlobalId('Product', near),
  });
  await db.transaction().execute((trx) => refreshHidingOfCompany(trx, services, companies.employer));
  await indexChanges(services);
});
afterAll(async () => {
  putOnShelf(undefined);
  await api.close();
});

async function makeViewer(
  viewer: ViewerRow,
  companies: Readonly<Record<'employer' | 'other', string>>,
): Promise<string | undefined> {
  const { rows } = api;
  const onlyPublic = viewer.role === 'CREATOR_USER' && !viewer.isMember;
  if (viewer.role === undefined && !viewer.isSelf) return undefined;
  const id = await rows.user({
    role: viewer.role ?? 'CREATOR_USER',
    email: `${randomUUID()}@${viewer.isSelf ? employerDomain : viewer.domain}`,
    registration_step: onlyPublic ? 'ENGAGEMENT_TYPE' : 'COMPLETED',
    first_work_approved_at: testMoment,
  });
  if (viewer.company && viewer.role !== undefined && viewer.role !== 'CREATOR_USER') {
    await rows.member({ user_id: id, company_id: companies[viewer.company], role: viewer.role });
  } else {
    await rows.creator({ user_id: id });
  }
  return id;
}

async function isShown(query: string, globalId: string, viewer: ViewerRow): Promise<boolean> {
  const used = Object.fromEntries(Object.entries(ids).filter(([name]) => query.includes(`$${name}:`)));
  const { data } = await api.post(query, used, viewerIds.get(viewer.name));
  return JSON.stringify(data ?? null).includes(globalId);
}

describe('a creator who hides from the employer', () => {
  const cells = Object.entries(probes).flatMap(([field, probe]) =>
    viewers.map((viewer) => {
      const sees = (probe.byEntering ?? viewer.sees) && (probe.opensTo?.(viewer) ?? true);
      return { field, probe, viewer, who: viewer.name, what: sees ? 'shown' : 'not shown' };
    }),
  );

  test.each(cells)('$field: $what to $who', async ({ probe, viewer, what }) => {
    const shown = await isShown(probe.query, ids[probe.shows], viewer);
    expect(shown ? 'shown' : 'not shown').toBe(what);
  });

  test.each(viewers)('is no author of anything that $name cannot see', async (viewer) => {
    const query = '{ publicProducts(first: 100) { edges { node { author { id profile { userName } } } } } }';
    const { errors } = await api.post(query, {}, viewerIds.get(viewer.name));
    expect(errors).toBeUndefined();
  });
});

describe('what is for members', () => {
  test.each(viewers)('prices and members’ works, to $name', async (viewer) => {
    const { data } = await api.post(
      `query ($creator: ID!, $work: ID!) {
        publicCreatorUser(id: $creator) { profile { jobProfile { rewardPrices { netPrice } } } }
        node(id: $work) { id }
      }`,
      { creator: ids.creator, work: ids.membersWork },
      viewerIds.get(viewer.name),
    );
    const sees = viewer.sees && viewer.isMember;
    expect(JSON.stringify(data).includes('5000')).toBe(sees);
    expect(JSON.stringify(data).includes(ids.membersWork)).toBe(sees);
  });
});

describe('the table', () => {
  /** Connections and edges are passed through on the way from a field to people and works. */
  // Notices have tests of their own of whom they tell, and papers and works under way tell names alone, to their two sides.
  const types = Object.keys(schema.getTypeMap()).filter(
    (name) => !/(?:Engagement|FeeInvoice|IssuedDocument|Notification)(?:Connection|Edge)$/u.test(name),
  );
  const connections = types.filter((name) => name.endsWith('Connection'));
  const edges = types.filter((name) => name.endsWith('Edge'));
  const passed = new Set([...connections, ...edges]);
  const shown = new Set(['CreatorUser', 'Product', 'Follow', 'Node', ...passed]);
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(
      ({ name }) =>
        !/^__|(?:Engagement|FeeInvoice|IssuedDocument|Notification)(?:Connection|Edge)$/u.test(name) &&
        !passed.has(name),
    )
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => shown.has(getNamedType(field.type).name))
        // Nobody has entered what is not published yet: these lists are always empty.
        .filter((field) => !(type.name.startsWith('Draft') && field.name === 'candidates'))
        .map((field) => `${type.name}.${field.name}`),
    );

  test('has a row for every field that leads to people or works', () => {
    expect(Object.keys(probes).toSorted()).toEqual(fields.toSorted());
  });

  test('knows every query', () => {
    const queries = Object.keys(schema.getQueryType()?.getFields() ?? {});
    const known = Object.keys(probes).flatMap((field) =>
      field.startsWith('Query.') ? field.slice('Query.'.length) : [],
    );
    expect([...known, ...showNobody].toSorted()).toEqual(queries.toSorted());
  });
});
