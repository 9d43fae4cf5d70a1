import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { isDay } from '../../../lib/dates/days.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { addDays } from '../../../lib/dates/paymentDates.ts';
import { addressLine, creatorLines } from '../parties.ts';
import { companyParty, creatorParties } from '../partiesSql.ts';
import { offerLimits, undecidableTerms } from '../terms/fields.ts';
import type { Milestone, OfferTerms } from '../terms/fields.ts';
import { canonicalText, hashOf, paperOf } from '../terms/paper.ts';
import type { PaperFacts } from '../terms/paper.ts';
import { readTerms } from '../terms/rules.ts';
import type { TermsInput } from '../terms/rules.ts';
import { versionIssued } from './documents.ts';
import { offerNotFound } from './offers.ts';
import type { Origin } from './originsSql.ts';
import { insertVersion } from './versionsSql.ts';

/** A version of an offer: what its sender wrote, and the paper made of it. */

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

export interface Written {
  readonly terms: OfferTerms;
  readonly message: string | null;
  readonly replyBy: Date;
}

export function readWritten(
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
export async function partiesOf(
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

export async function writeVersion(
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
