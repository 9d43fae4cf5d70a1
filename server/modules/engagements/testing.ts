import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import { OutboxWorker } from '../../lib/outbox/outboxWorker.ts';
import { offerAccepted } from '../offers/offers/accepted.ts';
import type { AgreedMilestone } from './terms/agreedSql.ts';
import { engagementEffects } from './telling.ts';

/** Works as their two sides act in them, for tests. */

export interface Terms {
  readonly remuneration_type?: 'CONTRACT_UNIT' | 'HOURLY_RATE';
  readonly net_price?: number | null;
  readonly gross_price?: number | null;
  readonly amount_formula?: string | null;
  readonly delivery_on?: string | null;
  readonly service_from?: string | null;
  readonly service_to?: string | null;
  readonly inspection_completes_on?: string | null;
  readonly payment_due_on?: string | null;
  readonly payment_closes_on?: number | null;
  readonly payment_months_later?: number | null;
  readonly payment_pays_on?: number | null;
}

export const hourly: Terms = {
  remuneration_type: 'HOURLY_RATE',
  net_price: 5_500,
  gross_price: 6_050,
  delivery_on: null,
  service_from: '2026-12-10',
  service_to: '2027-02-28',
  inspection_completes_on: null,
  payment_due_on: null,
  payment_closes_on: 31,
  payment_months_later: 1,
  payment_pays_on: 31,
};

const round = v.object({
  id: v.string(),
  number: v.number(),
  title: v.nullable(v.string()),
  state: v.string(),
  netPrice: v.nullable(v.number()),
  periodFrom: v.nullable(v.string()),
  periodTo: v.nullable(v.string()),
  receivedOn: v.nullable(v.string()),
  inspectBy: v.nullable(v.string()),
  payBy: v.nullable(v.string()),
  daysLate: v.number(),
  hoursAmount: v.nullable(v.number()),
  hours: v.array(v.object({ id: v.string(), workedOn: v.string(), minutes: v.number() })),
  deliveries: v.array(v.object({ version: v.number(), note: v.nullable(v.string()) })),
});
const shown = v.nullable(
  v.object({
    id: v.string(),
    rounds: v.array(round),
    events: v.array(v.object({ kind: v.string(), side: v.string(), term: v.nullable(v.string()) })),
  }),
);
const fields = `id rounds { id number title state netPrice periodFrom periodTo receivedOn inspectBy payBy daysLate
  hoursAmount hours { id workedOn minutes } deliveries { version note } } events { kind side term }`;
const answer = v.object({
  engagement: shown,
  errors: v.array(v.object({ __typename: v.string(), message: v.string(), field: v.nullish(v.string()) })),
});

const types: Readonly<Record<string, string>> = {
  deliverEngagementRound: 'DeliverEngagementRoundInput',
  askEngagementCorrection: 'AskEngagementCorrectionInput',
  markEngagementPaid: 'MarkEngagementPaidInput',
  denyEngagementPayment: 'DenyEngagementPaymentInput',
  saveEngagementHours: 'SaveEngagementHoursInput',
  commentOnEngagement: 'EngagementWordsInput',
  endEngagementEarly: 'EndEngagementInput',
  answerEngagementEnd: 'AnswerEngagementEndInput',
  thankForEngagement: 'EngagementWordsInput',
  issueEngagementInvoice: 'IssueEngagementInvoiceInput',
  voidEngagementInvoice: 'VoidEngagementInvoiceInput',
};
const failures = `errors { __typename message ... on UserInputInvalidError { field } ... on ArgumentInvalidError { field } }`;

export const stateOf = (done: v.InferOutput<typeof answer>) => done.engagement?.rounds[0]?.state;

export function engagementTesting(api: TestApi) {
  /** Mails stay where they are. */
  async function tellAll(): Promise<void> {
    await new OutboxWorker({ ...api.services, handlers: engagementEffects(api.services) }).drain();
  }

  /** An accepted offer, and the work that follows once the outbox has run. */
  async function work(terms: Terms = {}, milestones: readonly AgreedMilestone[] = []) {
    const { db, clock, newId } = api.services;
    const company = await api.rows.company({ name: '株式会社みなも菓子舗', name_key: randomUUID() });
    const owner = await api.rows.member({ company_id: company });
    const agent = await api.rows.member({ company_id: company, role: 'CORPORATE_AGENT' });
    const creator = await api.rows.creator();
    const room = await api.rows.room({ company_id: company, creator_id: creator });
    const offer = newId();
    await db
      .insertInto('official_job_offers')
      .values({
        id: offer,
        company_id: company,
        creator_id: creator,
        sender_id: owner,
        chat_room_id: room,
        status: 'ACCEPTED',
        sent_at: clock.now(),
        responded_at: clock.now(),
      })
      .execute();
    await db
      .insertInto('official_job_offer_versions')
      .values({
        offer_id: offer,
        version: 1,
        company_name: '株式会社みなも菓子舗',
        creator_name: '早瀬 みお',
        remuneration_type: 'CONTRACT_UNIT',
        title: '冬の店頭一式',
        work: '題字一点',
        rights: '著作権は受託者に残る。',
        delivery_on: '2026-12-18',
        place: 'データ送付',
        inspection_completes_on: '2026-12-25',
        net_price: 350_000,
        gross_price: 385_000,
        payment_due_on: '2027-01-29',
        payment_method: '銀行振込',
        content_hash: 'a'.repeat(64),
        created_at: clock.now(),
        ...terms,
      })
      .execute();
    if (milestones.length > 0)
      await db
        .insertInto('official_job_offer_milestones')
        .values(
          milestones.map(({ number, title, deliveryOn, netPrice, paymentDueOn }) => ({
            offer_id: offer,
            version: 1,
            number,
            title,
            delivery_on: deliveryOn,
            net_price: netPrice,
            payment_due_on: paymentDueOn,
          })),
        )
        .execute();
    await db.transaction().execute((trx) => enqueue(trx, api.services, offerAccepted, { offerId: offer }));
    await tellAll();
    const { id } = await db
      .selectFrom('engagements')
      .select('id')
      .where('offer_id', '=', offer)
      .executeTakeFirstOrThrow();
    const engagementId = encodeGlobalId('Engagement', id);
    const seen = await look(engagementId, creator);
    const roundId = seen?.rounds[0]?.id ?? '';
    return { company, owner, agent, creator, room, offer, id, engagementId, roundId };
  }

  async function look(id: string, as: string) {
    const { data, errors } = await api.post(
      `query ($id: ID!) { engagement(id: $id) { ${fields} } }`,
      { id },
      as,
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return v.parse(v.object({ engagement: shown }), data).engagement;
  }

  async function act(name: string, input: Record<string, unknown>, as: string) {
    const kind = types[name];
    const query =
      kind === undefined
        ? `mutation ($roundId: ID!) { ${name}(roundId: $roundId) { engagement { ${fields} } ${failures} } }`
        : `mutation ($input: ${kind}!) { ${name}(input: $input) { engagement { ${fields} } ${failures} } }`;
    const { data, errors } = await api.post(query, kind === undefined ? input : { input }, as);
    if (errors) throw new Error(JSON.stringify(errors));
    return v.parse(answer, Object.values(data ?? {})[0]);
  }

  /** The same, fifty times at once; what is answered is not looked at. */
  async function fifty(name: string, input: Record<string, unknown>, as: string): Promise<void> {
    const kind = types[name];
    const query =
      kind === undefined
        ? `mutation ($roundId: ID!) { ${name}(roundId: $roundId) { errors { __typename } } }`
        : `mutation ($input: ${kind}!) { ${name}(input: $input) { errors { __typename } } }`;
    const variables = kind === undefined ? input : { input };
    await Promise.all(Array.from({ length: 50 }, () => api.post(query, variables, as)));
  }

  return { act, fifty, look, tellAll, work };
}
