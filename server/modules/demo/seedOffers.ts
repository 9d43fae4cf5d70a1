import { creators } from '../../../demo/creators.ts';
import { demoCompanies } from '../../../demo/town/companies.ts';
import { demoEmployments, demoOffers } from '../../../demo/town/dealings.ts';
import { grossOf } from '../../../demo/town/openings.ts';
import { dateAfter, momentOf, tokyoDate } from '../../../demo/town/times.ts';
import { demoChanges } from '../../../demo/town/engagements.ts';
import type { DemoEmployment, DemoOffer, DemoSent } from '../../../demo/town/types.ts';
import { emptyTerms } from '../offers/terms/fields.ts';
import type { OfferTerms } from '../offers/terms/fields.ts';
import { canonicalText, documentNumber, hashOf, paperOf } from '../offers/terms/paper.ts';
import type { PaperFacts } from '../offers/terms/paper.ts';
import { type PlannedRoom, roomKey } from './chatPlan.ts';
import type { PlannedEntry } from './seedEntries.ts';
import { type Row, insertAll } from './sql.ts';
import { type Town, found } from './town.ts';

type Rooms = ReadonlyMap<string, PlannedRoom>;

export async function seedOffers(town: Town, rooms: Rooms, entries: readonly PlannedEntry[]): Promise<void> {
  const { trx, now, newId, idOf } = town;
  const sent: readonly DemoSent[] = [...demoOffers, ...demoEmployments];
  await insertAll(
    trx,
    'official_job_offers',
    sent.map((offer) => ({
      id: idOf(offer.key),
      company_id: idOf(offer.companyKey),
      creator_id: idOf(offer.creatorKey),
      sender_id: idOf(`${offer.companyKey}-1`),
      job_opening_id: offer.openingKey === undefined ? null : idOf(offer.openingKey),
      entry_id:
        entries.find(
          ({ entry }) => entry.openingKey === offer.openingKey && entry.creatorKey === offer.creatorKey,
        )?.id ?? null,
      consultation_id: offer.consultationKey === undefined ? null : idOf(offer.consultationKey),
      chat_room_id: found(rooms, roomKey(offer.companyKey, offer.creatorKey)).id,
      status: offer.status,
      sent_at: momentOf(now, offer.when),
      ...answeredAt(now, offer),
      ...deadlineOf(now, offer),
    })),
  );
  await insertAll(
    trx,
    'official_job_offer_versions',
    [
      ...demoOffers.map((offer) => versionRow(town, offer, termsOf(town.now, offer))),
      ...demoEmployments.map((offer) => versionRow(town, offer, termsOfEmployment(offer))),
    ],
    ['employment'],
  );
  await insertAll(
    trx,
    'official_job_offer_milestones',
    demoOffers.flatMap(({ key, when, milestones = [] }) =>
      milestones.map(({ title, net, deliveryAfterDays, paymentAfterDays }, at) => ({
        offer_id: idOf(key),
        version: 1,
        number: at + 1,
        title,
        delivery_on: dateAfter(momentOf(now, when), deliveryAfterDays),
        net_price: net,
        payment_due_on: dateAfter(momentOf(now, when), paymentAfterDays),
      })),
    ),
  );
  await insertAll(
    trx,
    'official_job_offer_undecided_terms',
    demoOffers.flatMap(({ key, when, undecided }) =>
      undecided === undefined
        ? []
        : [
            {
              offer_id: idOf(key),
              version: 1,
              term: undecided.term,
              reason: undecided.reason,
              decided_by: dateAfter(momentOf(now, when), undecided.afterDays),
            },
          ],
    ),
  );
  await insertAll(
    trx,
    'official_job_offer_events',
    sent.flatMap((offer) => eventRows(town, offer)),
  );
  await insertAll(
    trx,
    'official_job_offer_responses',
    sent.flatMap(({ key, status, respondedWhen, responseNote, creatorKey }) =>
      status === 'SENT' || status === 'WITHDRAWN' || respondedWhen === undefined
        ? []
        : [
            {
              id: newId(),
              offer_id: idOf(key),
              version: 1,
              response: status,
              note: responseNote ?? null,
              responded_by_user_id: idOf(creatorKey),
              responded_at: momentOf(now, respondedWhen),
            },
          ],
    ),
  );
}

/** 条件の変更 of works under way, that wait for their creators. */
export async function seedChanges(town: Town, rooms: Rooms): Promise<void> {
  const { trx, now, newId, idOf } = town;
  for (const change of demoChanges) {
    const offer = demoOffers.find(({ key }) => key === change.offerKey);
    if (offer === undefined) throw new Error(`There is no offer ${change.offerKey} to change.`);
    const [amended, work] = await Promise.all([
      trx
        .selectFrom('official_job_offer_versions')
        .select('content_hash')
        .where('offer_id', '=', idOf(offer.key))
        .executeTakeFirstOrThrow(),
      trx
        .selectFrom('engagements')
        .select('id')
        .where('offer_id', '=', idOf(offer.key))
        .executeTakeFirstOrThrow(),
    ]);
    const offerId = idOf(change.key);
    const sentAt = momentOf(now, change.when);
    const sender = idOf(`${offer.companyKey}-1`);
    const { publicity, message, net, deliveryAfterDays, inspectionAfterDays, paymentAfterDays, milestones } =
      change;
    const days = { net, deliveryAfterDays, inspectionAfterDays, paymentAfterDays, milestones };
    await insertAll(trx, 'official_job_offers', [
      {
        id: offerId,
        company_id: idOf(offer.companyKey),
        creator_id: idOf(offer.creatorKey),
        sender_id: sender,
        chat_room_id: found(rooms, roomKey(offer.companyKey, offer.creatorKey)).id,
        amends_engagement_id: work.id,
        amends_offer_id: idOf(offer.key),
        amends_version: 1,
        sent_at: sentAt,
        ...deadlineOf(now, { ...offer, when: change.when }),
      },
    ]);
    await insertAll(trx, 'official_job_offer_versions', [
      versionRow(
        town,
        offer,
        { ...termsOf(now, { ...offer, ...days }), publicity },
        {
          offerId,
          issuedAt: sentAt,
          previousHash: amended.content_hash,
          amends: {
            number: documentNumber(idOf(offer.key)),
            version: 1,
            commissionedOn: tokyoDate(momentOf(now, offer.respondedWhen ?? offer.when)),
          },
          message,
        },
      ),
    ]);
    await insertAll(
      trx,
      'official_job_offer_milestones',
      milestones.map((one, at) => ({
        offer_id: offerId,
        version: 1,
        number: at + 1,
        title: one.title,
        delivery_on: dateAfter(momentOf(now, offer.when), one.deliveryAfterDays),
        net_price: one.net,
        payment_due_on: dateAfter(momentOf(now, offer.when), one.paymentAfterDays),
      })),
    );
    await insertAll(trx, 'official_job_offer_events', [
      { id: newId(), offer_id: offerId, version: 1, kind: 'SENT', user_id: sender, happened_at: sentAt },
    ]);
    await insertAll(trx, 'engagement_events', [
      {
        id: newId(),
        engagement_id: work.id,
        kind: 'TERMS_PROPOSED',
        side: 'COMPANY',
        user_id: sender,
        happened_at: sentAt,
      },
    ]);
  }
}

function answeredAt(
  now: Date,
  { status, respondedWhen }: DemoSent,
): Pick<Row<'official_job_offers'>, 'responded_at' | 'withdrawn_at'> {
  const at = respondedWhen === undefined ? null : momentOf(now, respondedWhen);
  return status === 'WITHDRAWN'
    ? { responded_at: null, withdrawn_at: at }
    : { responded_at: at, withdrawn_at: null };
}

const offerDays = 7;

/** A week, to the end of its day. What is over was told when it was. */
function deadlineOf(
  now: Date,
  { when }: DemoSent,
): Pick<Row<'official_job_offers'>, 'expiry_told_at' | 'reminded_at' | 'reply_by'> {
  const day = dateAfter(momentOf(now, when), offerDays);
  const replyBy = new Date(Date.parse(`${day}T23:59:59.999+09:00`));
  const told = replyBy <= now ? replyBy : null;
  return { reply_by: replyBy, reminded_at: told, expiry_told_at: told };
}

const openedAfterMs = 20 * 60_000;

/** What became of it, as its record will say. */
function eventRows({ now, newId, idOf }: Town, offer: DemoSent): Row<'official_job_offer_events'>[] {
  const { status, respondedWhen, responseNote } = offer;
  const about = { offer_id: idOf(offer.key), version: 1 };
  const plain = { words: null, confirmed_by: null };
  const sender = idOf(`${offer.companyKey}-1`);
  const creator = idOf(offer.creatorKey);
  const sentAt = momentOf(now, offer.when);
  const openedAt = new Date(sentAt.getTime() + openedAfterMs);
  const answered = respondedWhen === undefined ? null : momentOf(now, respondedWhen);
  return [
    { ...about, id: newId(), kind: 'SENT', user_id: sender, ...plain, happened_at: sentAt },
    ...(openedAt < (answered ?? now)
      ? [
          {
            ...about,
            id: newId(),
            kind: 'OPENED' as const,
            user_id: creator,
            ...plain,
            happened_at: openedAt,
          },
        ]
      : []),
    ...(status === 'SENT' || answered === null
      ? []
      : [
          {
            ...about,
            id: newId(),
            kind: status,
            user_id: status === 'WITHDRAWN' ? sender : creator,
            words: responseNote ?? null,
            confirmed_by: status === 'ACCEPTED' ? ('PASSWORD' as const) : null,
            happened_at: answered,
          },
        ]),
  ];
}

/** 採用条件の提示 has items of its own, and none of a commission's. */
function termsOfEmployment({ title, employment }: DemoEmployment): OfferTerms {
  return { ...emptyTerms, title, employment: employment.map(([term, text]) => ({ term, text })) };
}

function termsOf(now: Date, offer: DemoOffer): OfferTerms {
  const sentAt = momentOf(now, offer.when);
  const after = (days: number | undefined): string | null =>
    days === undefined ? null : dateAfter(sentAt, days);
  const { title } = offer;
  const isMonthly = offer.isMonthly === true;
  const undecided =
    offer.undecided === undefined
      ? []
      : [
          {
            term: offer.undecided.term,
            reason: offer.undecided.reason,
            decidedBy: dateAfter(sentAt, offer.undecided.afterDays),
          },
        ];
  return {
    title,
    remunerationType: offer.type,
    work: offer.work,
    revisions: null,
    rights: offer.rights,
    rightsNetPrice: null,
    deliveryOn: after(offer.deliveryAfterDays),
    serviceFrom: after(offer.serviceAfterDays?.[0]),
    serviceTo: after(offer.serviceAfterDays?.[1]),
    place: offer.place,
    inspectionCompletesOn: after(offer.inspectionAfterDays),
    netPrice: offer.net,
    grossPrice: grossOf(offer.net),
    amountFormula: null,
    weeklyHours: null,
    paymentDueOn: isMonthly ? null : after(offer.paymentAfterDays),
    // What lasts for months is paid month by month: whatever is received is paid for within two months (フリーランス法4条1項).
    paymentClosesOn: isMonthly ? 31 : null,
    paymentMonthsLater: isMonthly ? 1 : null,
    paymentPaysOn: isMonthly ? 31 : null,
    paymentMethod: '銀行振込(振込手数料は発注者が負担)',
    publicity: null,
    other: null,
    isRecommissioned: false,
    upstreamClient: null,
    upstreamPaymentOn: null,
    milestones: (offer.milestones ?? []).map((one) => ({
      title: one.title,
      deliveryOn: dateAfter(sentAt, one.deliveryAfterDays),
      netPrice: one.net,
      paymentDueOn: dateAfter(sentAt, one.paymentAfterDays),
    })),
    undecided,
    employment: null,
  };
}

function versionRow(
  { now, idOf }: Town,
  offer: DemoEmployment | DemoOffer,
  terms: OfferTerms,
  /** Of a change of its terms. */
  change?: Pick<PaperFacts, 'amends' | 'issuedAt' | 'offerId' | 'previousHash'> & {
    readonly message: string | undefined;
  },
): Row<'official_job_offer_versions'> {
  const sentAt = change?.issuedAt ?? momentOf(now, offer.when);
  const company = demoCompanies.find(({ key }) => key === offer.companyKey);
  const creator = creators.find(({ key }) => key === offer.creatorKey);
  const names = {
    company: company?.name ?? '',
    creator: `${creator?.lastName ?? ''} ${creator?.firstName ?? ''}`.trim(),
  };
  const paper = canonicalText(
    paperOf(terms, {
      offerId: change?.offerId ?? idOf(offer.key),
      version: 1,
      issuedAt: sentAt,
      company: { name: names.company, lines: [] },
      creator: { name: names.creator, lines: [], isIndividual: true },
      previousHash: change?.previousHash ?? null,
      amends: change?.amends,
    }),
  );
  return {
    offer_id: change?.offerId ?? idOf(offer.key),
    version: 1,
    company_name: names.company,
    creator_name: names.creator,
    title: terms.title,
    remuneration_type: terms.employment === null ? terms.remunerationType : 'FULL_TIME',
    employment: terms.employment === null ? null : JSON.stringify(terms.employment),
    work: terms.work,
    rights: terms.rights,
    delivery_on: terms.deliveryOn,
    service_from: terms.serviceFrom,
    service_to: terms.serviceTo,
    place: terms.place,
    inspection_completes_on: terms.inspectionCompletesOn,
    net_price: terms.netPrice,
    gross_price: terms.grossPrice,
    requested_period_months: 'months' in offer ? (offer.months ?? null) : null,
    payment_due_on: terms.paymentDueOn,
    payment_closes_on: terms.paymentClosesOn,
    payment_months_later: terms.paymentMonthsLater,
    payment_pays_on: terms.paymentPaysOn,
    payment_method: terms.paymentMethod,
    publicity: terms.publicity,
    message: change === undefined ? (offer.message ?? null) : (change.message ?? null),
    paper,
    previous_hash: change?.previousHash ?? null,
    content_hash: hashOf(paper),
    created_by_user_id: idOf(`${offer.companyKey}-1`),
    created_at: sentAt,
  };
}
