import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { japanDay } from '../../../lib/clock.ts';
import type { Context } from '../../../lib/context.ts';
import { DomainError } from '../../../lib/errors.ts';
import { keyOf } from '../../../lib/globalId.ts';
import { isUuid } from '../../../lib/ids.ts';
import { Inputs } from '../../../lib/inputs.ts';
import { isDay } from '../../../lib/days.ts';
import { effect } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { addDays } from '../../../lib/paymentDates.ts';
import { hit } from '../../../lib/rateLimit.ts';
import type { RateLimit } from '../../../lib/rateLimit.ts';
import {
  changeCard,
  changeRoom,
  holdAsMember,
  holdForWriting,
  sayInRoom,
  tellSaid,
} from '../../chat/messages/cards.ts';
import type { Said } from '../../chat/messages/cards.ts';
import { senderOf } from '../consultations/consultations.ts';
import type { Sender } from '../consultations/consultations.ts';
import { followOffer, holdOffered } from '../../jobs/desk/offered.ts';
import type { howConfirmed } from '../../accounts/confirmation/confirmation.ts';
import { openRoom } from '../../rooms/rooms.ts';
import type { RoomOfPair } from '../../rooms/rooms.ts';
import { refuseSuspended } from '../../companies/company/suspension.ts';
import { visibleCreator } from '../../creators/profiles/creators.ts';
import { addressLine, creatorLines } from '../parties.ts';
import { companyParty, creatorParties } from '../partiesSql.ts';
import { offerLimits, undecidableTerms } from '../terms/fields.ts';
import type { AnyTermName, Milestone, OfferTerms } from '../terms/fields.ts';
import { canonicalText, hashOf, lastLawfulDay, linesOf, paperOf } from '../terms/paper.ts';
import type { PaperFacts, PaperLine } from '../terms/paper.ts';
import { dutiesOf, readTerms } from '../terms/rules.ts';
import type { TermsInput } from '../terms/rules.ts';
import { versionIssued } from './documents.ts';
import { amendedFacts, forgetOffer, offerKey, offerNotFound, offerStatusAt, ownOffer } from './offers.ts';
import { insertEvent } from './eventsSql.ts';
import type { OfferEventKind } from './eventsSql.ts';
import * as sql from './offersSql.ts';
import type { OfferRow } from './offersSql.ts';
import { originOfConsultation, originOfEntry, originOfRoom } from './originsSql.ts';
import type { Origin } from './originsSql.ts';
import { insertVersion, versionsOf } from './versionsSql.ts';

type Given<Value> = Value | null | undefined;

export interface OfferInput {
  /** Made by the page; a repeat adds no second. */
  readonly clientId?: Given<string>;
  /** The offer's origin: one of the three. */
  readonly candidateId?: Given<string>;
  readonly consultationId?: Given<string>;
  readonly chatRoomId?: Given<string>;
  readonly terms: TermsInput;
  readonly message?: Given<string>;
  /** YYYY-MM-DD; a week from now by default. */
  readonly replyBy?: Given<string>;
}

export interface RevisionInput {
  readonly offerId: string;
  /** The version the form started from. */
  readonly baseVersion: number;
  readonly terms: TermsInput;
  readonly message?: Given<string>;
  readonly replyBy?: Given<string>;
}

/** 条件の変更, from the module that knows the work: the terms in force, and what must stay. */
export interface Amending {
  readonly engagementId: string;
  readonly offerId: string;
  readonly version: number;
  /** Delivered 回, whose days may be past. */
  readonly kept: readonly Milestone[];
  /** Checks the terms against the locked work and records that they were sent. */
  readonly sent: (trx: Transaction<Tables>, terms: OfferTerms, userId: string) => Promise<void>;
}

const aboutOffer = v.object({ offerId: v.string(), version: v.number() });
export const offerSent = effect('offer.sent', aboutOffer);

const sending: RateLimit = { name: 'official-offer', hits: 60, windowMs: 86_400_000 };

/** The end of a day in Japan. */
const endOfDay = (day: string): Date => new Date(Date.parse(`${addDays(day, 1)}T00:00:00+09:00`) - 1);

const usualReplyDays = 7;

function readReplyBy(inputs: Inputs, given: Given<string>, today: string): Date {
  const day = given == null || given === '' ? addDays(today, usualReplyDays) : given;
  if (!isDay(day) || day < today || day > addDays(today, offerLimits.replyDays)) {
    inputs.wrong('replyBy', `返答の期限は、今日から${offerLimits.replyDays}日以内の日付を入力してください。`);
    return new Date(0);
  }
  return endOfDay(day);
}

interface Written {
  readonly terms: OfferTerms;
  readonly message: string | null;
  readonly replyBy: Date;
}

function read(
  context: Context,
  input: Pick<OfferInput, 'message' | 'replyBy' | 'terms'>,
  kept: readonly Milestone[] = [],
): Written {
  const today = japanDay(context.services.clock.now());
  const inputs = new Inputs();
  const written = {
    terms: readTerms(inputs, input.terms, today, kept),
    message: inputs.lines('message', 'メッセージ', input.message, offerLimits.message),
    replyBy: readReplyBy(inputs, input.replyBy, today),
  };
  inputs.finish();
  return written;
}

/** The parties' data for the paper. */
async function partiesOf(
  context: Context,
  { companyId, creatorId }: Pick<Origin, 'companyId' | 'creatorId'>,
): Promise<Pick<PaperFacts, 'company' | 'creator'>> {
  const { db } = context.services;
  const company = await companyParty(db, companyId);
  const [creator] = await creatorParties(db, [creatorId]);
  if (!company || !creator) throw offerNotFound();
  const address = await addressLine(context, company);
  return {
    company: { name: company.name, lines: address === '' ? [] : [address] },
    creator: {
      name: `${creator.lastName} ${creator.firstName}`,
      lines: await creatorLines(context, creator),
      isIndividual: creator.isIndividual,
    },
  };
}

async function originOf(context: Context, { companyId }: Sender, input: OfferInput): Promise<Origin> {
  const { db } = context.services;
  const [entry, consultation, room] = [
    input.candidateId == null ? undefined : keyOf(input.candidateId, 'Candidate'),
    input.consultationId == null ? undefined : keyOf(input.consultationId, 'JobConsultation'),
    input.chatRoomId == null ? undefined : keyOf(input.chatRoomId, 'ChatRoom'),
  ];
  const origin =
    entry === undefined
      ? consultation === undefined
        ? room === undefined
          ? undefined
          : await originOfRoom(db, room)
        : await originOfConsultation(db, consultation)
      : await originOfEntry(db, entry);
  if (!origin || origin.companyId !== companyId)
    throw new DomainError('ArgumentInvalidError', 'オファーの相手が見つかりません。', {
      field: 'candidateId',
    });
  const isEmployment = input.terms.employment != null;
  if (origin.isFullTime !== isEmployment)
    throw new DomainError(
      'ArgumentInvalidError',
      isEmployment
        ? '採用条件の提示は、正社員の募集の応募者に送れます。'
        : '正社員の募集の応募者には、採用条件の提示を送ってください。',
      { field: 'candidateId' },
    );
  // Applying reveals a creator; others may have hidden meanwhile.
  if (origin.entryId === null && !(await visibleCreator(context, origin.creatorId)))
    throw new DomainError('ArgumentInvalidError', 'オファーの相手が見つかりません。', {
      field: 'candidateId',
    });
  return origin;
}

async function writeVersion(
  trx: Transaction<Tables>,
  { services }: Context,
  { terms, message }: Written,
  facts: PaperFacts,
  senderId: string,
): Promise<void> {
  const paper = canonicalText(paperOf(terms, facts));
  const { undecided, other, milestones, employment, ...rest } = terms;
  await insertVersion(
    trx,
    {
      offer_id: facts.offerId,
      version: facts.version,
      company_name: facts.company.name,
      creator_name: facts.creator.name,
      commissioned_on: null,
      remuneration_type: employment === null ? rest.remunerationType : 'FULL_TIME',
      employment: employment === null ? null : JSON.stringify(employment),
      title: rest.title,
      work: rest.work,
      revisions: rest.revisions,
      rights: rest.rights,
      rights_net_price: rest.rightsNetPrice,
      delivery_on: rest.deliveryOn,
      service_from: rest.serviceFrom,
      service_to: rest.serviceTo,
      place: rest.place,
      inspection_completes_on: rest.inspectionCompletesOn,
      net_price: rest.netPrice,
      gross_price: rest.grossPrice,
      amount_formula: rest.amountFormula,
      weekly_hours: rest.weeklyHours,
      payment_due_on: rest.paymentDueOn,
      payment_closes_on: rest.paymentClosesOn,
      payment_months_later: rest.paymentMonthsLater,
      payment_pays_on: rest.paymentPaysOn,
      payment_method: rest.paymentMethod,
      publicity: rest.publicity,
      other_terms: other,
      is_recommissioned: rest.isRecommissioned,
      upstream_client: rest.upstreamClient,
      upstream_payment_on: rest.upstreamPaymentOn,
      message,
      paper,
      previous_hash: facts.previousHash,
      content_hash: hashOf(paper),
      created_by_user_id: senderId,
      created_at: services.clock.now(),
    },
    undecided.flatMap(({ term, reason, decidedBy }) =>
      isUndecidable(term)
        ? [{ offer_id: facts.offerId, version: facts.version, term, reason, decided_by: decidedBy }]
        : [],
    ),
    milestones.map(({ title, deliveryOn, netPrice, paymentDueOn }, index) => ({
      offer_id: facts.offerId,
      version: facts.version,
      number: index + 1,
      title,
      delivery_on: deliveryOn,
      net_price: netPrice,
      payment_due_on: paymentDueOn,
    })),
  );
  await enqueue(trx, services, versionIssued, { offerId: facts.offerId, version: facts.version });
}

type UndecidableTerm = Exclude<
  OfferTerms['undecided'][number]['term'],
  'AMOUNT' | 'COMMISSIONED' | 'PAYMENT_DATE'
>;

const isUndecidable = (term: OfferTerms['undecided'][number]['term']): term is UndecidableTerm =>
  undecidableTerms.includes(term);

/** A change goes to whoever does the work. */
async function originOfAmended(
  context: Context,
  { companyId }: Sender,
  { offerId }: Amending,
  { employment }: TermsInput,
): Promise<Origin> {
  const amended = await ownOffer(context, offerId);
  if (!amended || amended.companyId !== companyId || employment != null) throw offerNotFound();
  const { creatorId, jobOpeningId } = amended;
  return { companyId, creatorId, jobOpeningId, entryId: null, consultationId: null, isFullTime: false };
}

/** Sends a written offer. A repeat by the page answers the first. */
export async function createOffer(context: Context, input: OfferInput, amending?: Amending): Promise<string> {
  const { services } = context;
  const sender = senderOf(context);
  const clientId = input.clientId ?? null;
  if (clientId !== null && !isUuid(clientId))
    throw new DomainError('ArgumentInvalidError', '送信の番号が正しくありません。', { field: 'clientId' });
  const origin = amending
    ? await originOfAmended(context, sender, amending, input.terms)
    : await originOf(context, sender, input);
  const written = read(context, input, amending?.kept);
  const known = clientId === null ? undefined : await sql.offerOfClient(services.db, sender.userId, clientId);
  if (known !== undefined) return known;
  await hit(services, sending, sender.companyId);
  const parties = await partiesOf(context, origin);
  const amended = amending
    ? await amendedFacts(context, {
        amendsOfferId: amending.offerId,
        amendsVersion: amending.version,
        creatorId: origin.creatorId,
      })
    : null;
  const now = services.clock.now();
  const { id, said } = await services.db.transaction().execute(async (trx) => {
    if (!amending) await refuseSuspended(trx, sender.companyId, 'オファーを送れません');
    const entries = await holdOffered(trx, origin);
    const { roomId } = await openRoom(trx, services, {
      companyId: origin.companyId,
      creatorId: origin.creatorId,
      byUserId: sender.userId,
      origin: 'OFFER',
    });
    const room = await holdForWriting(trx, roomId, sender.userId, 'candidateId');
    // Checked again, now that the room's lock serialises senders.
    const before = clientId === null ? undefined : await sql.offerOfClient(trx, sender.userId, clientId);
    if (before !== undefined) return { id: before, said: [] };
    const offerId = services.newId();
    const isNew = await sql.insertOffer(trx, {
      id: offerId,
      company_id: origin.companyId,
      creator_id: origin.creatorId,
      sender_id: sender.userId,
      job_opening_id: origin.jobOpeningId,
      entry_id: origin.entryId,
      consultation_id: origin.consultationId,
      chat_room_id: roomId,
      client_id: clientId,
      amends_engagement_id: amending?.engagementId ?? null,
      amends_offer_id: amending?.offerId ?? null,
      amends_version: amending?.version ?? null,
      reply_by: written.replyBy,
      sent_at: now,
    });
    if (!isNew)
      throw new DomainError(
        'ArgumentInvalidError',
        amending
          ? 'この仕事には、返答を待っている条件の変更があります。内容を変えるときは、新しいバージョンを送ってください。'
          : 'この相手には、返答を待っているオファーか、承諾されたオファーがあります。条件を変えるときは、そのオファーの画面から変更してください。',
        { field: amending ? 'engagementId' : 'candidateId' },
      );
    await amending?.sent(trx, written.terms, sender.userId);
    await writeVersion(
      trx,
      context,
      written,
      {
        ...parties,
        offerId,
        version: 1,
        issuedAt: now,
        previousHash: amended?.hash ?? null,
        amends: amended?.amends,
      },
      sender.userId,
    );
    await note(trx, context, { offerId, version: 1, kind: 'SENT', userId: sender.userId });
    const message = await sayInRoom(trx, services, room, {
      senderId: sender.userId,
      kind: 'PLAIN',
      text:
        written.message ??
        `「${written.terms.title}」の${amending ? '条件の変更' : written.terms.employment === null ? 'オファー' : '採用条件の提示'}をお送りします。`,
      offerId,
      isToldApart: true,
    });
    await followOffer(trx, services, entries, {
      companyId: origin.companyId,
      byUserId: sender.userId,
      turn: 'SENT',
    });
    await enqueue(trx, services, offerSent, { offerId, version: 1 });
    const standing = !amending && origin.entryId === null ? [await changeRoom(trx, services, room)] : [];
    return { id: offerId, said: [message, ...standing] };
  });
  tellSaid(context, said);
  return id;
}

/** Records an event with its actor and network address. */
export async function note(
  trx: Transaction<Tables>,
  { services, request }: Context,
  event: {
    readonly offerId: string;
    readonly version: number;
    readonly kind: OfferEventKind;
    readonly userId: string;
    readonly term?: AnyTermName | null;
    readonly words?: string | null;
    readonly confirmedBy?: Awaited<ReturnType<typeof howConfirmed>>;
  },
): Promise<void> {
  await insertEvent(trx, {
    id: services.newId(),
    offer_id: event.offerId,
    version: event.version,
    kind: event.kind,
    user_id: event.userId,
    term: event.term ?? null,
    words: event.words ?? null,
    confirmed_by: event.confirmedBy ?? null,
    ip: request.ip.slice(0, 100),
    user_agent: request.userAgent.slice(0, 1_000),
    happened_at: services.clock.now(),
  });
}

/** Its card, and what the room says of offers that stand. */
export async function changeOffer(
  trx: Transaction<Tables>,
  services: Pick<Context['services'], 'clock' | 'newId'>,
  room: RoomOfPair,
  { id, entryId, amendsEngagementId }: Pick<OfferRow, 'amendsEngagementId' | 'entryId' | 'id'>,
): Promise<Said[]> {
  const card = await changeCard(trx, services, room, { offerId: id });
  return entryId === null && amendsEngagementId === null
    ? [...card, await changeRoom(trx, services, room)]
    : card;
}

/** Adds a version; earlier ones stay. Answers the offer. */
export async function reviseOffer(
  context: Context,
  input: RevisionInput,
  amending?: Amending,
): Promise<string> {
  const { services } = context;
  const sender = senderOf(context);
  const known = await ownOffer(context, offerKey(input.offerId));
  if (!known || known.amendsEngagementId !== (amending?.engagementId ?? null)) throw offerNotFound();
  const written = read(context, input, amending?.kept);
  await hit(services, sending, sender.companyId);
  const parties = await partiesOf(context, known);
  const amended = await amendedFacts(context, known);
  // Whoever blocked the company is sent no further offer; of a work that both agreed on they are told.
  const roomToRevise = (trx: Transaction<Tables>, roomId: string) =>
    amending
      ? holdAsMember(trx, roomId, sender.userId)
      : holdForWriting(trx, roomId, sender.userId, 'offerId');
  const said = await services.db.transaction().execute(async (trx) => {
    if (!amending) await refuseSuspended(trx, sender.companyId, 'オファーを送れません');
    const entries = await holdOffered(trx, known);
    const room = known.chatRoomId === null ? undefined : await roomToRevise(trx, known.chatRoomId);
    const offer = await sql.holdOffer(trx, known.id);
    if (!offer) throw offerNotFound();
    assertStands(offer, services.clock.now());
    if (offer.currentVersion !== input.baseVersion)
      throw new DomainError(
        'ArgumentInvalidError',
        `新しいバージョン(第${offer.currentVersion}版)が、先に送られています。内容を確認してから、もう一度送ってください。`,
        { field: 'baseVersion' },
      );
    const version = offer.currentVersion + 1;
    const before = (await versionsOf(trx, [offer.id])).at(-1);
    if ((before?.remunerationType === 'FULL_TIME') !== (written.terms.employment !== null))
      throw new DomainError(
        'ArgumentInvalidError',
        '業務委託の条件と採用条件は、互いに書き換えられません。',
        {
          field: 'terms',
        },
      );
    await amending?.sent(trx, written.terms, sender.userId);
    await writeVersion(
      trx,
      context,
      written,
      {
        ...parties,
        amends: amended?.amends,
        offerId: offer.id,
        version,
        issuedAt: services.clock.now(),
        previousHash: before?.contentHash ?? null,
      },
      sender.userId,
    );
    await sql.setVersion(trx, offer.id, { version, replyBy: written.replyBy });
    // An expired offer, whose entry went back, is open again.
    await followOffer(trx, services, entries, {
      companyId: offer.companyId,
      byUserId: sender.userId,
      turn: 'SENT',
    });
    await note(trx, context, { offerId: offer.id, version, kind: 'SENT', userId: sender.userId });
    await enqueue(trx, services, offerSent, { offerId: offer.id, version });
    if (!room) return [];
    return [
      ...(await changeOffer(trx, services, room, offer)),
      await sayInRoom(trx, services, room, {
        senderId: sender.userId,
        kind: 'PLAIN',
        text:
          written.message ??
          `「${written.terms.title}」の${amending ? '条件の変更' : 'オファー'}第${version}版をお送りします。`,
        isToldApart: true,
      }),
    ];
  });
  tellSaid(context, said);
  forgetOffer(context, known.id);
  return known.id;
}

const over = {
  ACCEPTED: 'このオファーは、すでに承諾されています。',
  DECLINED: 'このオファーは、辞退されています。',
  WITHDRAWN: 'このオファーは、取り下げられました。',
  EXPIRED: 'このオファーは、返答の期限を過ぎました。',
} as const;

/** Refuses a closed offer. A new version may revive an expired one. */
export function assertStands(offer: OfferRow, now: Date, { evenExpired = true } = {}): void {
  const status = offerStatusAt(offer, now);
  if (status === 'SENT' || (status === 'EXPIRED' && evenExpired)) return;
  throw new DomainError('ArgumentInvalidError', over[status], { field: 'offerId' });
}

export interface OfferPreview {
  readonly lines: readonly PaperLine[];
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  readonly lastPaymentDay: string | null;
  readonly hasProhibitions: boolean;
  readonly hasConsiderations: boolean;
  /** Characters missing in the paper's fonts. */
  readonly unprintable: readonly string[];
}

/** The paper of these terms, and their errors. Writes nothing. */
export async function previewOffer(
  context: Context,
  given: TermsInput,
  /** The offer in force, for a change of terms. */
  amendsId: string | null,
): Promise<OfferPreview> {
  const { services } = context;
  const amended = amendsId === null ? null : await ownOffer(context, offerKey(amendsId));
  const facts =
    amended &&
    (await amendedFacts(context, {
      amendsOfferId: amended.id,
      amendsVersion: amended.currentVersion,
      creatorId: amended.creatorId,
    }));
  const today = japanDay(services.clock.now());
  const inputs = new Inputs();
  const terms = readTerms(inputs, given, today);
  const duties = dutiesOf(terms, facts?.amends.commissionedOn ?? today);
  const lines = linesOf(terms, true, facts?.amends);
  const words = [terms.title, ...lines.flatMap(({ text, notes }) => [...text, ...notes])].join('\n');
  return {
    lines,
    // If the paper maker fails, the form still works.
    unprintable: await services.papers.unprintable(words).catch(() => []),
    problems: inputs.problems.map(({ details, message }) => ({ field: details.field ?? '', message })),
    lastPaymentDay: lastLawfulDay(terms),
    hasProhibitions: duties.prohibitions,
    hasConsiderations: duties.considerations,
  };
}
