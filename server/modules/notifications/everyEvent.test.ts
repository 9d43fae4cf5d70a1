import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dailyEffects, effectHandlers } from '../../background.ts';
import { isOnPostgres } from '../../db/testing/testDatabase.ts';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId, keyOf } from '../../lib/request/globalId.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import { OutboxWorker } from '../../lib/outbox/outboxWorker.ts';
import { openingClosed } from '../jobs/publishing/closing.ts';
import { entriesMoved } from '../jobs/desk/steps.ts';
import { entryReceived, entryWithdrawn } from '../jobs/entries/enter.ts';
import { releaseHeldOpening, sendBackOpening } from '../jobs/holds/holds.ts';
import { remindOfReplies } from '../jobs/openings/responsiveness.ts';
import { notify } from '../notices/notices.ts';
import { approveWork, rejectWork } from '../products/review/review.ts';
import { consultationAnswered } from '../offers/consultations/answer.ts';
import { consultationSent } from '../offers/consultations/send.ts';
import { sweepConsultations } from '../offers/consultations/telling.ts';
import { offerSent } from '../offers/offers/send.ts';
import { sweepOffers } from '../offers/offers/telling.ts';
import { engagementTesting } from '../engagements/testing.ts';
import { sweepFees } from '../engagements/fees/billing.ts';
import { feeTold } from '../engagements/fees/feeNews.ts';
import { sweepEngagements } from '../engagements/telling.ts';
import { remindOfKeptOpenings } from '../jobs/bookmarks/reminders.ts';
import { indexChanges } from '../search/indexing/indexing.ts';
import { matchArrivals, tellDue } from '../search/saved/arrivals.ts';
import { queueDigests } from './digest/digest.ts';
import type { PushTarget } from './push/pushSender.ts';

/** Every event of the product that one person is told of, who hears of it, and each way in which they may want to hear. */

const mails: string[] = [];
const pushes: string[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    services: {
      push: {
        makeKeys: () => ({ publicKey: 'k'.repeat(87), privateKey: 'p'.repeat(43) }),
        knows: () => true,
        send: async ({ endpoint }: PushTarget) => {
          pushes.push(endpoint);
          return 'SENT';
        },
      },
      // What nobody can stop is no notice: the papers that both sides of a contract have in their mail.
      mailer: {
        send: async ({ to, unsubscribeUrl }) => void (unsubscribeUrl === undefined || mails.push(to)),
      },
    },
    ...(isOnPostgres && { poolSize: 20 }),
  });
});
afterAll(() => api.close());

/** Nothing waits, and nobody was told of anything. */
async function forget(): Promise<void> {
  for (const table of ['outbox', 'activity_notifications'] as const)
    await api.services.db.deleteFrom(table).execute();
  mails.length = 0;
  pushes.length = 0;
}

/** At noon in Japan. */
beforeEach(() => {
  api.clock.set('2026-04-01T03:00:00Z');
  return forget();
});

async function run(): Promise<void> {
  const handlers = { ...effectHandlers(api.services), ...dailyEffects(api.services) };
  await new OutboxWorker({ ...api.services, handlers }).drain();
}

async function house() {
  const company_id = await api.rows.company();
  const creator = await api.rows.creator();
  const other = await api.rows.creator();
  const owner = await api.rows.member({ company_id });
  const colleague = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
  const stranger = await api.rows.member();
  const opening = await api.rows.publicJobOpening({ company_id });
  const room = await api.rows.room({ company_id, creator_id: creator });
  const work = await api.rows.product({
    author_id: creator,
    is_published: true,
    first_published_at: api.clock.now(),
  });
  await api.services.db
    .insertInto('product_reviews')
    .values({
      product_id: work,
      id: api.services.newId(),
      current_review_status: 'IN_PROGRESS',
      last_review_activity_at: api.clock.now(),
    })
    .execute();
  return { company_id, creator, other, owner, colleague, stranger, opening, room, work };
}
type House = Awaited<ReturnType<typeof house>>;
type Person = 'colleague' | 'creator' | 'other' | 'owner' | 'stranger';
const everybody: readonly Person[] = ['creator', 'other', 'owner', 'colleague', 'stranger'];

const put = <Payload extends object>(
  effect: Parameters<typeof enqueue<Payload>>[2],
  payload: Payload,
): Promise<void> =>
  api.services.db.transaction().execute((trx) => enqueue(trx, api.services, effect, payload));

async function entryOf({ creator, opening }: House, row: object = {}): Promise<string> {
  return api.rows.entry({
    creator_id: creator,
    job_opening_id: opening,
    reply_by: new Date(api.clock.now().getTime() + 14 * 86_400_000),
    ...row,
  });
}

async function heldBack({ opening }: House): Promise<void> {
  const { db, newId, clock } = api.services;
  await db
    .insertInto('opening_holds')
    .values({ id: newId(), job_opening_id: opening, version: 1, findings: '[]', held_at: clock.now() })
    .execute();
}

async function say(as: string, room: string): Promise<void> {
  await api.post(
    `mutation ($input: AddMessageInput!) { addMessage(input: $input) { errors { __typename } } }`,
    { input: { roomId: encodeGlobalId('ChatRoom', room), text: '初校をお送りします。' } },
    as,
  );
  await run();
  api.clock.advance(11 * 60_000);
}

interface Event {
  readonly name: string;
  readonly kind: string;
  readonly hear: readonly Person[];
  /** Is not left to the mail of the day. */
  readonly isUrgent?: boolean;
  readonly town?: () => Promise<House>;
  /** Causes it; what is answered causes it once more. */
  readonly happens: (town: House) => Promise<() => Promise<unknown>>;
}

const ok = v.looseObject({ errors: v.array(v.object({ message: v.string() })) });

/** A call that is to succeed; answers its payload. */
async function call(name: string, input: Record<string, unknown>, as: string, fields = '') {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data } = await api.post(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} errors { message } } }`,
    { input },
    as,
  );
  const payload = v.parse(ok, data?.[name]);
  expect(payload.errors).toEqual([]);
  return payload;
}

/** Steps that came before, and that nobody hears of any more. */
async function before<Result>(steps: () => Promise<Result>): Promise<Result> {
  const done = await steps();
  await run();
  await forget();
  return done;
}

/** A creator who looks for work, and a company that may recruit. */
async function dealing(): Promise<House> {
  const town = await house();
  const { db, clock, newId } = api.services;
  const now = clock.now();
  await db
    .insertInto('creator_job_profiles')
    .values({
      id: newId(),
      user_id: town.creator,
      job_seeking_status: 'SEEKING',
      latest_job_seeking_status_changed_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return town;
}

const consultations = v.looseObject({ jobConsultations: v.array(v.object({ id: v.string() })) });

async function consult({ owner, creator }: House): Promise<string> {
  const payload = await call(
    'createJobConsultation',
    {
      title: '夜の菓子市、一年分の印刷物と文字',
      categoryId: 'category_1',
      offerDetail: '毎月二十一日に開く菓子市の、ちらし、値札。',
      wayOfWorking: 'FULL_REMOTE',
      workingPlace: '完全リモート',
      offerType: 'HOURLY_RATE',
      hourlyRate: { netHourlyRatePrice: 5_500, weeklyOperationalHours: 8, requestedPeriodMonths: 12 },
      recipients: [{ userId: encodeGlobalId('CreatorUser', creator) }],
    },
    owner,
    'jobConsultations { id }',
  );
  return v.parse(consultations, payload).jobConsultations[0]?.id ?? '';
}

const offered = v.looseObject({ officialJobOffer: v.object({ id: v.string() }) });
const terms = {
  title: '「夜菓子」冬の店頭一式',
  remunerationType: 'CONTRACT_UNIT',
  work: '題字一点、ポスター一種の入稿データ。',
  rights: '著作権は受託者に残る。',
  deliveryOn: '2026-04-30',
  place: 'つむぎのメッセージへのデータ送付',
  netPrice: 300_000,
  paymentDueOn: '2026-05-29',
  paymentMethod: '銀行振込。',
};

async function offer({ owner, room }: House): Promise<string> {
  const payload = await call(
    'createOfficialJobOffer',
    { chatRoomId: encodeGlobalId('ChatRoom', room), terms },
    owner,
    'officialJobOffer { id }',
  );
  return v.parse(offered, payload).officialJobOffer.id;
}

const replyIn = ({ creator }: House, ms: number) =>
  api.services.db
    .updateTable('official_job_offers')
    .set({ reply_by: new Date(api.clock.now().getTime() + ms) })
    .where('creator_id', '=', creator)
    .execute();

/** What an offer’s creator answers, having shown once more who they are. */
async function answerOffer(what: string, { creator }: House, input: Record<string, unknown>): Promise<void> {
  await api.confirm(creator);
  const { data } = await api.post(
    `mutation ($input: AnswerOfficialJobOfferInput!) { answer: ${what}(input: $input) { errors { message } } }`,
    { input: { version: 1, ...input } },
    creator,
  );
  expect(v.parse(ok, data?.['answer']).errors).toEqual([]);
}

const interviewed = v.looseObject({ message: v.object({ interview: v.object({ id: v.string() }) }) });

async function proposeInterview({ owner, room }: House): Promise<string> {
  const inDays = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString();
  const payload = await call(
    'proposeInterview',
    {
      roomId: encodeGlobalId('ChatRoom', room),
      times: [inDays(9), inDays(10)],
      minutes: 30,
      place: 'オンライン',
    },
    owner,
    'message { ... on InterviewMessage { interview { id } } }',
  );
  return v.parse(interviewed, payload).message.interview.id;
}

type Work = Awaited<ReturnType<ReturnType<typeof engagementTesting>['work']>>;
interface WorkedHouse extends House {
  readonly work: string;
  readonly job: Work;
}
type Step = (town: WorkedHouse) => Promise<unknown>;

/** A step of a work under way. What is answered does it once more, as a second press does: it is refused, or nothing. */
function step(
  name: string,
  hear: readonly Person[],
  {
    after = [],
    does,
    isOnce = false,
  }: {
    readonly after?: readonly Step[];
    readonly does: Step;
    /** Done again it is another event. */
    readonly isOnce?: boolean;
  },
): Event {
  const towns = new WeakMap<House, WorkedHouse>();
  return {
    name,
    kind: 'ENGAGEMENT',
    hear,
    town: async () => {
      const job = await engagementTesting(api).work({
        delivery_on: '2026-04-10',
        inspection_completes_on: '2026-04-20',
        payment_due_on: '2026-05-01',
      });
      const town = { ...(await house()), creator: job.creator, owner: job.owner, colleague: job.agent, job };
      await before(async () => {
        for (const one of after) await one(town);
      });
      towns.set(town, town);
      return town;
    },
    happens: async (town) => {
      const worked = towns.get(town);
      if (!worked) throw new Error('a town of another event');
      if (!isOnce) return twice(() => does(worked));
      await does(worked);
      return async () => undefined;
    },
  };
}

const acts = () => engagementTesting(api).act;
const deliver: Step = ({ job }) =>
  acts()('deliverEngagementRound', { roundId: job.roundId, note: '初校です。' }, job.creator);
const accept: Step = ({ job }) => acts()('acceptEngagementRound', { roundId: job.roundId }, job.owner);
const pay: Step = ({ job }) => acts()('markEngagementPaid', { roundId: job.roundId }, job.owner);
const receive: Step = ({ job }) => acts()('confirmEngagementReceived', { roundId: job.roundId }, job.creator);
const issueInvoice: Step = ({ job }) =>
  acts()('issueEngagementInvoice', { roundId: job.roundId, workKind: 'DESIGN' }, job.creator);
const giveAccount: Step = ({ job }) =>
  api.services.db
    .insertInto('creator_bank_accounts')
    .values({
      user_id: job.creator,
      bank_code: '0001',
      bank_name: 'みずほ銀行',
      branch_code: '001',
      branch_name: '東京営業部',
      account_type: 'ORDINARY',
      account_number_encrypted: api.services.secrets.seal(
        '0012345',
        `creator_bank_accounts.account_number:${job.creator}`,
      ),
      account_number_end: '345',
      account_holder_kana: 'ハヤセ ミオ',
      registered_at: api.clock.now(),
    })
    .execute();
const inMarch: Step = async () => api.clock.set('2026-03-30T03:00:00Z');
/** The month after, in which Tsumugi bills what was accepted. */
const bill: Step = async () => {
  api.clock.set('2026-04-02T03:00:00Z');
  await sweepFees(api.services);
};
const endForLess: Step = ({ job }) =>
  acts()(
    'endEngagementEarly',
    { engagementId: job.engagementId, words: '休刊のため。', netPrice: 100_000 },
    job.owner,
  );
const answerEnd: Step = ({ job }) =>
  acts()(
    'answerEngagementEnd',
    {
      engagementId: job.engagementId,
      words: '三分の二は終えています。',
      agrees: false,
      netPrice: 150_000,
    },
    job.creator,
  );
const end: Step = ({ job }) =>
  acts()('endEngagementEarly', { engagementId: job.engagementId, words: '休刊のため。' }, job.owner);

/** Half past eight in Japan, on the day after. */
const nextMorning = (now: Date): string => `${now.toISOString().slice(0, 10)}T23:30:00Z`;

const twice = async (act: () => Promise<unknown>): Promise<() => Promise<unknown>> => {
  await act();
  return act;
};

const events: readonly Event[] = [
  {
    name: 'a company’s person follows a creator',
    kind: 'FOLLOW_RECEIVED',
    hear: ['creator'],
    happens: ({ creator, owner }) =>
      twice(() =>
        api.post(
          'mutation ($input: FollowInput!) { follow(input: $input) { errors { __typename } } }',
          { input: { userId: encodeGlobalId('CreatorUser', creator) } },
          owner,
        ),
      ),
  },
  {
    name: 'a creator enters an opening',
    kind: 'ENTRY_JOB_OPENING',
    hear: ['owner', 'colleague'],
    happens: async (town) => {
      const entryId = await entryOf(town);
      return twice(() => put(entryReceived, { entryId }));
    },
  },
  {
    name: 'a creator withdraws an entry',
    kind: 'ENTRY_JOB_OPENING',
    hear: ['owner', 'colleague'],
    happens: async (town) => {
      const entryId = await entryOf(town, { stage: 'WITHDRAWN' });
      return twice(() => put(entryWithdrawn, { entryId }));
    },
  },
  {
    name: 'an answer to an entry is due in three days',
    kind: 'ENTRY_JOB_OPENING',
    hear: ['owner', 'colleague'],
    happens: async (town) => {
      await entryOf(town, { reply_by: new Date(api.clock.now().getTime() + 2 * 86_400_000) });
      return twice(() => remindOfReplies(api.services));
    },
  },
  ...(['INTERVIEW', 'HIRED', 'DECLINED'] as const).map((stage): Event => ({
    name: `an entry comes to ${stage}`,
    kind: 'ENTRY_PROGRESS',
    hear: ['creator'],
    happens: async (town) => {
      const entryId = await entryOf(town, { stage, first_replied_at: api.clock.now() });
      const moved = {
        byUserId: town.owner,
        to: stage,
        message: null,
        isTold: true,
        steps: [{ id: entryId, entryId }],
      };
      return twice(() => put(entriesMoved, moved));
    },
  })),
  {
    name: 'an opening that somebody is under way for is closed',
    kind: 'ENTRY_PROGRESS',
    hear: ['creator'],
    happens: async (town) => {
      const entryId = await entryOf(town, { stage: 'INTERVIEW', first_replied_at: api.clock.now() });
      return twice(() => put(openingClosed, { entryIds: [entryId] }));
    },
  },
  {
    name: 'a work is approved',
    kind: 'PRODUCT_REVIEW',
    hear: ['creator'],
    happens: ({ work }) => twice(() => approveWork(api.services, work).catch(() => undefined)),
  },
  {
    name: 'a work is rejected',
    kind: 'PRODUCT_REVIEW',
    hear: ['creator'],
    happens: ({ work }) =>
      twice(() => rejectWork(api.services, work, '画像が粗いです。').catch(() => undefined)),
  },
  {
    name: 'an opening that a rule held back is let out',
    kind: 'OPENING_REVIEW',
    hear: ['owner'],
    isUrgent: true,
    happens: async (town) => {
      await heldBack(town);
      return twice(() => releaseHeldOpening(api.services, town.opening).catch(() => undefined));
    },
  },
  {
    name: 'an opening that a rule held back is sent back',
    kind: 'OPENING_REVIEW',
    hear: ['owner'],
    isUrgent: true,
    happens: async (town) => {
      await heldBack(town);
      return twice(() =>
        sendBackOpening(api.services, town.opening, '教材費は求められません。').catch(() => undefined),
      );
    },
  },
  {
    name: 'a work fits a saved search',
    kind: 'SAVED_SEARCH',
    hear: ['owner'],
    happens: async ({ owner, other }) => {
      await api.post(
        'mutation { saveSearch(input: { query: "風見鶏", delivery: AT_ONCE }) { errors { __typename } } }',
        {},
        owner,
      );
      api.clock.advance(1_000);
      // The rest of the house need not be indexed for it.
      await api.services.db.deleteFrom('search_changes').execute();
      const work = await api.rows.publicProduct({
        author_id: other,
        name: '風見鶏の看板',
        first_published_at: api.clock.now(),
      });
      await indexChanges(api.services);
      return twice(async () => {
        await api.services.db
          .insertInto('search_arrivals')
          .values({ kind: 'PRODUCT', subject_id: work })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await matchArrivals(api.services);
        await tellDue(api.services);
      });
    },
  },
  {
    name: 'a company’s message waits for ten minutes',
    kind: 'CHAT_MESSAGE',
    hear: ['creator'],
    happens: ({ owner, room }) => twice(() => say(owner, room)),
  },
  {
    name: 'a creator’s message waits for ten minutes',
    kind: 'CHAT_MESSAGE',
    hear: ['owner', 'colleague'],
    happens: ({ creator, room }) => twice(() => say(creator, room)),
  },
  {
    name: 'an opening that a creator keeps ends in three days',
    kind: 'SAVED_JOB_OPENING',
    hear: ['creator'],
    happens: async ({ company_id, creator }) => {
      const opening = await api.rows.publicJobOpening({ company_id, valid_through: '2026-04-03' });
      await api.services.db
        .insertInto('job_opening_bookmarks')
        .values({
          user_id: creator,
          job_opening_id: opening,
          created_at: new Date(api.clock.now().getTime() - 5 * 86_400_000),
        })
        .execute();
      return twice(() => remindOfKeptOpenings(api.services));
    },
  },
  {
    name: 'a consultation comes',
    kind: 'JOB_CONSULTATION',
    hear: ['creator'],
    town: dealing,
    happens: async (town) => {
      const consultationId = keyOf(await consult(town), 'JobConsultation') ?? '';
      return () => put(consultationSent, { consultationId });
    },
  },
  ...[true, false].map((accepts): Event => ({
    name: `a consultation is ${accepts ? 'accepted' : 'declined'}`,
    kind: 'JOB_CONSULTATION',
    hear: ['owner'],
    town: dealing,
    happens: async (town) => {
      const consultationId = await before(() => consult(town));
      await call('answerJobConsultation', { consultationId, accepts, message: null }, town.creator);
      return () =>
        put(consultationAnswered, { consultationId: keyOf(consultationId, 'JobConsultation') ?? '' });
    },
  })),
  {
    name: 'a consultation is to be answered soon',
    kind: 'JOB_CONSULTATION',
    hear: ['creator'],
    town: dealing,
    happens: async (town) => {
      await before(() => consult(town));
      await api.services.db
        .updateTable('job_consultations')
        .set({ reply_by: new Date(api.clock.now().getTime() + 2 * 86_400_000) })
        .where('creator_id', '=', town.creator)
        .execute();
      return twice(() => sweepConsultations(api.services));
    },
  },
  {
    name: 'nobody answered a consultation in time',
    kind: 'JOB_CONSULTATION',
    hear: ['creator', 'owner'],
    town: dealing,
    happens: async (town) => {
      await before(() => consult(town));
      await api.services.db
        .updateTable('job_consultations')
        .set({ reply_by: new Date(api.clock.now().getTime() - 1_000) })
        .where('creator_id', '=', town.creator)
        .execute();
      return twice(() => sweepConsultations(api.services));
    },
  },
  {
    name: 'an offer comes',
    kind: 'JOB_OFFER',
    hear: ['creator'],
    happens: async (town) => {
      const offerId = keyOf(await offer(town), 'OfficialJobOffer') ?? '';
      return () => put(offerSent, { offerId, version: 1 });
    },
  },
  {
    name: 'an offer’s terms are changed',
    kind: 'JOB_OFFER',
    hear: ['creator'],
    happens: async (town) => {
      const offerId = await before(() => offer(town));
      await call(
        'reviseOfficialJobOffer',
        { offerId, baseVersion: 1, terms: { ...terms, netPrice: 320_000 } },
        town.owner,
      );
      return () => put(offerSent, { offerId: keyOf(offerId, 'OfficialJobOffer') ?? '', version: 2 });
    },
  },
  {
    name: 'a change of an offer is asked for',
    kind: 'JOB_OFFER',
    hear: ['owner'],
    happens: async (town) => {
      const offerId = await before(() => offer(town));
      const ask = () =>
        answerOffer('askToChangeOfficialJobOffer', town, {
          offerId,
          term: 'DELIVERY',
          message: '五月にできますか。',
        });
      await ask();
      return async () => undefined;
    },
  },
  {
    name: 'an offer is to be answered soon',
    kind: 'JOB_OFFER',
    hear: ['creator'],
    happens: async (town) => {
      await before(() => offer(town));
      await replyIn(town, 86_400_000);
      return twice(() => sweepOffers(api.services));
    },
  },
  {
    name: 'nobody answered an offer in time',
    kind: 'JOB_OFFER',
    hear: ['creator', 'owner'],
    happens: async (town) => {
      await before(() => offer(town));
      await replyIn(town, -1_000);
      return twice(() => sweepOffers(api.services));
    },
  },
  {
    name: 'an offer is declined',
    kind: 'JOB_OFFER',
    hear: ['owner'],
    happens: async (town) => {
      const offerId = await before(() => offer(town));
      const decline = () => answerOffer('declineOfficialJobOffer', town, { offerId });
      return twice(decline);
    },
  },
  {
    name: 'an offer is accepted',
    kind: 'JOB_OFFER',
    hear: ['owner'],
    happens: async (town) => {
      const offerId = await before(() => offer(town));
      // Its creator hears of the work that begins with it, and that is another event.
      await wish(town.creator, 'ENGAGEMENT', { inApp: false, mail: 'NEVER', push: false });
      return twice(() => answerOffer('acceptOfficialJobOffer', town, { offerId }));
    },
  },
  {
    name: 'a work begins',
    kind: 'ENGAGEMENT',
    hear: ['creator'],
    happens: async (town) => {
      const offerId = await before(() => offer(town));
      await wish(town.owner, 'JOB_OFFER', { inApp: false, mail: 'NEVER', push: false });
      return twice(() => answerOffer('acceptOfficialJobOffer', town, { offerId }));
    },
  },
  {
    name: 'dates of an interview are proposed',
    kind: 'INTERVIEW',
    hear: ['creator'],
    isUrgent: true,
    happens: async (town) => {
      await proposeInterview(town);
      return async () => undefined;
    },
  },
  {
    name: 'none of an interview’s dates fits',
    kind: 'INTERVIEW',
    hear: ['owner'],
    isUrgent: true,
    happens: async (town) => {
      const interviewId = await before(() => proposeInterview(town));
      await call('answerInterview', { interviewId, version: 1 }, town.creator);
      return async () => undefined;
    },
  },
  {
    name: 'an interview is fixed',
    kind: 'INTERVIEW',
    hear: ['owner'],
    isUrgent: true,
    happens: async (town) => {
      const interviewId = await before(() => proposeInterview(town));
      // Whoever fixes it has the appointment in their mail.
      await wish(town.creator, 'INTERVIEW', { inApp: false, mail: 'NEVER', push: false });
      const time = new Date(Date.parse('2026-04-01T03:00:00Z') + 9 * 86_400_000).toISOString();
      await call('answerInterview', { interviewId, version: 1, time }, town.creator);
      return async () => undefined;
    },
  },
  step('a work is delivered', ['owner'], { does: deliver }),
  step('a correction is asked for', ['creator'], {
    after: [deliver],
    does: ({ job }) =>
      acts()(
        'askEngagementCorrection',
        { roundId: job.roundId, term: 'WORK', words: '題字が旧字体です。' },
        job.owner,
      ),
  }),
  step('a delivery is accepted', ['creator'], { after: [deliver], does: accept }),
  step('silence is near', ['creator', 'owner'], {
    after: [
      deliver,
      async ({ job }) =>
        api.services.db
          .updateTable('engagement_rounds')
          .set({ inspect_by: '2026-04-02' })
          .where('engagement_id', '=', job.id)
          .execute(),
    ],
    does: () => sweepEngagements(api.services),
  }),
  step('a work is paid', ['creator'], { after: [deliver, accept], does: pay }),
  step('the money has come', ['owner'], { after: [deliver, accept, pay], does: receive }),
  step('a payment is late', ['creator', 'owner'], {
    after: [
      deliver,
      accept,
      async ({ job }) =>
        api.services.db
          .updateTable('engagement_rounds')
          .set({ pay_by: '2026-03-31' })
          .where('engagement_id', '=', job.id)
          .execute(),
    ],
    does: () => sweepEngagements(api.services),
  }),
  step('a work is ended early', ['creator'], { does: end }),
  step('an ended work is answered', ['owner'], { after: [endForLess], does: answerEnd }),
  step('the amount of an ended work is agreed on', ['creator'], {
    after: [endForLess, answerEnd],
    does: ({ job }) =>
      acts()(
        'answerEngagementEnd',
        { engagementId: job.engagementId, words: '承知しました。', agrees: true },
        job.owner,
      ),
  }),
  step('something is said of a work', ['owner'], {
    isOnce: true,
    does: ({ job }) =>
      acts()(
        'commentOnEngagement',
        { engagementId: job.engagementId, words: '明日お送りします。' },
        job.creator,
      ),
  }),
  step('other terms of a work are asked for', ['owner'], {
    isOnce: true,
    does: ({ job }) =>
      call(
        'askForEngagementTerms',
        { engagementId: job.engagementId, term: 'DELIVERY', words: '十日延ばせますか。' },
        job.creator,
      ),
  }),
  step('silence accepts', ['creator', 'owner'], {
    after: [
      deliver,
      async ({ job }) =>
        api.services.db
          .updateTable('engagement_rounds')
          .set({ inspect_by: '2026-03-31', silence_told_at: api.clock.now() })
          .where('engagement_id', '=', job.id)
          .execute(),
    ],
    does: () => sweepEngagements(api.services),
  }),
  step('a payment is near', ['creator', 'owner'], {
    after: [
      deliver,
      accept,
      async ({ job }) =>
        api.services.db
          .updateTable('engagement_rounds')
          .set({ pay_by: '2026-04-03' })
          .where('engagement_id', '=', job.id)
          .execute(),
    ],
    does: () => sweepEngagements(api.services),
  }),
  step('an invoice is issued', ['owner'], { after: [deliver, accept, giveAccount], does: issueInvoice }),
  step('an invoice is taken back', ['owner'], {
    after: [deliver, accept, giveAccount, issueInvoice],
    does: ({ job }) =>
      acts()('voidEngagementInvoice', { roundId: job.roundId, reason: '件名の誤り' }, job.creator),
  }),
  ...(['FEE_INVOICED', 'FEE_INVOICE_VOIDED', 'FEE_LATE'] as const).map((news): Event => ({
    ...step(`Tsumugi’s own invoice: ${news}`, ['owner'], {
      after: [inMarch, deliver, accept, bill],
      does: async ({ job }) => {
        const { id } = await api.services.db
          .selectFrom('fee_invoices')
          .select('id')
          .where('company_id', '=', job.company)
          .executeTakeFirstOrThrow();
        await put(feeTold, { invoiceId: id, news });
      },
    }),
    isUrgent: true,
  })),
  step('thanks are said', ['owner'], {
    after: [deliver, accept, pay, receive],
    does: ({ job }) =>
      acts()(
        'thankForEngagement',
        { engagementId: job.engagementId, words: '楽しい仕事でした。' },
        job.creator,
      ),
  }),
];

interface Wish {
  readonly inApp: boolean;
  readonly mail: 'AT_ONCE' | 'DAILY' | 'NEVER';
  readonly push: boolean;
}

/** Of both together every two of what may be wished meet in one; in each of them stands all that may be wished of a way. */
const someWishes: readonly Wish[] = [
  { inApp: true, mail: 'AT_ONCE', push: true },
  { inApp: false, mail: 'DAILY', push: true },
  { inApp: false, mail: 'NEVER', push: false },
];
const otherWishes: readonly Wish[] = [
  { inApp: false, mail: 'AT_ONCE', push: false },
  { inApp: true, mail: 'DAILY', push: false },
  { inApp: true, mail: 'NEVER', push: true },
];

/** Wishes are of a kind: where several events are of one, they take turns. */
function wishesOf(event: Event): readonly Wish[] {
  const ofKind = events.filter(({ kind }) => kind === event.kind);
  if (ofKind.length === 1) return [...someWishes, ...otherWishes];
  return ofKind.indexOf(event) % 2 === 0 ? someWishes : otherWishes;
}

async function wish(userId: string, kind: string, { inApp, mail, push }: Wish): Promise<void> {
  const { data } = await api.post(
    `mutation ($input: UpdateNotificationPreferenceInput!) { updateNotificationPreference(input: $input) { errors { __typename } } }`,
    { input: { kind, inApp, mail, push } },
    userId,
  );
  expect(data).toEqual({ updateNotificationPreference: { errors: [] } });
}

async function subscribe(userId: string): Promise<void> {
  const { data } = await api.post(
    `mutation ($input: PushDeviceInput!) { registerPushDevice(input: $input) { ok } }`,
    { input: { endpoint: `https://push.example/${userId}`, p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } },
    userId,
  );
  expect(data).toEqual({ registerPushDevice: { ok: true } });
}

async function listed(userId: string): Promise<number> {
  const { data } = await api.post('{ activityNotifications(first: 50) { edges { cursor } } }', {}, userId);
  return JSON.stringify(data).split('"cursor"').length - 1;
}

/** What each person has heard by now. */
async function heard(town: House) {
  const all: Record<string, { listed: number; mails: number; pushes: number }> = {};
  for (const person of everybody) {
    const id = town[person];
    all[person] = {
      listed: await listed(id),
      mails: mails.filter((to) => to.startsWith(id)).length,
      pushes: pushes.filter((to) => to.endsWith(id)).length,
    };
  }
  return all;
}

const nothing = { listed: 0, mails: 0, pushes: 0 };

describe.each(events)('$name', (event) => {
  const { kind, hear, isUrgent = false, town: townOf = house, happens } = event;
  test('each hears of it once, in the ways that they want, and nobody else at all', async () => {
    for (const wanted of wishesOf(event)) {
      api.clock.set('2026-04-01T03:00:00Z');
      const town = await townOf();
      for (const person of everybody) await subscribe(town[person]);
      for (const person of hear) await wish(town[person], kind, wanted);
      const again = await happens(town);
      await run();
      await again();
      await run();
      const { inApp, mail, push } = wanted;
      const atOnce = {
        listed: inApp ? 1 : 0,
        mails: mail === 'AT_ONCE' || (isUrgent && mail === 'DAILY') ? 1 : 0,
        pushes: push ? 1 : 0,
      };
      const expected = (told: typeof nothing) =>
        Object.fromEntries(everybody.map((person) => [person, hear.includes(person) ? told : nothing]));
      expect(await heard(town), JSON.stringify(wanted)).toEqual(expected(atOnce));
      api.clock.set(nextMorning(api.clock.now()));
      await queueDigests(api.services);
      await run();
      const byMorning = { ...atOnce, mails: mail === 'NEVER' ? 0 : 1 };
      expect(await heard(town), `${JSON.stringify(wanted)} in the morning`).toEqual(expected(byMorning));
    }
  }, 120_000);
});

describe.runIf(isOnPostgres)('fifty at once', () => {
  test('are one notice, one mail and one push', async () => {
    const { creator, owner } = await house();
    await subscribe(creator);
    await api.services.db
      .insertInto('follows')
      .values({
        id: api.services.newId(),
        follower_id: owner,
        followee_id: creator,
        followed_at: api.clock.now(),
      })
      .execute();
    const tell = () =>
      api.services.db.transaction().execute((trx) =>
        notify(trx, api.services, {
          userId: creator,
          type: 'FOLLOW_RECEIVED',
          actorId: owner,
          dedupeKey: `follow ${owner}`,
          letter: (to) => ({
            template: 'followReceived',
            to,
            data: { followerName: '丹羽', companyName: '灯台舎' },
          }),
        }),
      );
    await Promise.all(Array.from({ length: 50 }, tell));
    await Promise.all(Array.from({ length: 3 }, run));
    expect([await listed(creator), mails.length, pushes.length]).toEqual([1, 1, 1]);
  });
});
