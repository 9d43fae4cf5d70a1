import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { dayWords, isDay } from '../../../lib/dates/days.ts';
import {
  daysCounted,
  lastPaymentDay,
  lastRecommissionedDay,
  paidOn,
} from '../../../lib/dates/paymentDates.ts';
import { taxedBreakdownOf } from '../../../lib/prices.ts';
import { employmentTerms } from './employmentFields.ts';
import type { EmploymentItem } from './employmentFields.ts';
import { anyTermNames, terms, textTerms } from './fields.ts';
import type { AnyTermName, OfferTerms, Term, TermName } from './fields.ts';
import { inspectionOf } from './milestones.ts';

/**
 * One version's text as shown, printed, compared and hashed. Stored when the version is sent, so that later
 * wording changes do not affect issued papers.
 */
export interface OfferPaper {
  /** The number of this data format. */
  readonly form: 1;
  readonly title: string;
  readonly number: string;
  readonly version: number;
  /** ISO 8601 in Japan's time. */
  readonly issuedAt: string;
  readonly subject: string;
  readonly parties: readonly PaperParty[];
  readonly lines: readonly PaperLine[];
  readonly law: string;
  /** SHA-256 of the version before, in hexadecimal. */
  readonly previousHash: string | null;
}

export interface PaperParty {
  readonly role: '委託者' | '受託者' | '雇用主' | '応募者';
  readonly name: string;
  readonly lines: readonly string[];
}

export interface PaperLine {
  /** 1 to 12; up to 20 for 採用条件の提示. */
  readonly number: number;
  readonly term: AnyTermName;
  readonly label: string;
  readonly state: 'DECIDED' | 'NONE' | 'UNDECIDED';
  /** Paragraphs; compared between versions. */
  readonly text: readonly string[];
  /** Small print that follows from the text by rules. */
  readonly notes: readonly string[];
}

/** 条件の変更: what is changed, and since when the work is commissioned. */
export interface Amended {
  readonly number: string;
  readonly version: number;
  /** YYYY-MM-DD */
  readonly commissionedOn: string;
}

export interface PaperFacts {
  readonly offerId: string;
  readonly version: number;
  readonly issuedAt: Date;
  readonly company: Omit<PaperParty, 'role'>;
  readonly creator: Omit<PaperParty, 'role'> & { readonly isIndividual: boolean };
  readonly previousHash: string | null;
  readonly amends?: Amended | undefined;
}

const yen = (amount: number): string => `${amount.toLocaleString('en-US')}円`;

/** With Japan's offset. */
export function japanTime(moment: Date): string {
  return `${new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;
}

/** From the id's time and random part. */
export const documentNumber = (offerId: string): string =>
  `${offerId.slice(0, 8)}-${offerId.slice(9, 13)}-${offerId.slice(-4)}`.toUpperCase();

type Words = Pick<PaperLine, 'notes' | 'text'>;

const nothing: Words = { text: [], notes: [] };
const paragraphs = (text: string | null): string[] =>
  text === null ? [] : text.split('\n').filter((line) => line.trim() !== '');
const only = (...text: readonly string[]): Words => ({ text, notes: [] });

function rights({ rights: text, rightsNetPrice }: OfferTerms): Words {
  if (text === null) return nothing;
  return {
    text: [
      ...paragraphs(text),
      rightsNetPrice === null || rightsNetPrice === 0
        ? '対価は報酬の額に含む。'
        : `対価は、報酬の額とは別に${yen(rightsNetPrice)}(税抜)とする。`,
    ],
    notes: [],
  };
}

const notYet = 'まだ入力されていません';

/** A day that a draft may not have yet. */
const dayOrNotYet = (day: string): string => (isDay(day) ? dayWords(day) : notYet);

/** A line for each 回, if there are several. */
const byMilestone = (
  { milestones }: OfferTerms,
  words: (milestone: OfferTerms['milestones'][number]) => string,
): string[] => milestones.map((milestone, index) => `第${index + 1}回　${words(milestone)}`);

function delivery(offer: OfferTerms): Words {
  const { deliveryOn, serviceFrom, serviceTo, milestones } = offer;
  if (milestones.length > 0)
    return only(...byMilestone(offer, (one) => `${dayOrNotYet(one.deliveryOn)}　${one.title}`));
  if (deliveryOn !== null) return only(dayWords(deliveryOn));
  if (serviceFrom === null) return nothing;
  return only(
    serviceTo === null
      ? `${dayWords(serviceFrom)}から`
      : `${dayWords(serviceFrom)}から${dayWords(serviceTo)}まで`,
  );
}

/** Of design, illustration or writing, not of programming: which it is, the invoice says. */
const withheld = '源泉徴収の対象になる仕事では';

function amountWords(offer: OfferTerms, isIndividual: boolean): Words {
  const { netPrice, amountFormula, remunerationType, weeklyHours } = offer;
  if (netPrice === null)
    return amountFormula === null
      ? nothing
      : {
          text: paragraphs(amountFormula),
          notes: ['算定方法で示す。額が決まりしだい通知する。税抜とし、消費税10%を加える。'],
        };
  if (remunerationType === 'HOURLY_RATE')
    return {
      text: [`時給 ${yen(netPrice)}(税抜)に、実際に働いた時間を掛けた額`],
      notes: [
        ...(weeklyHours === null ? [] : [`週${weeklyHours}時間を目安とする。`]),
        `消費税10%を加える。${isIndividual ? `${withheld}、源泉所得税を差し引く。` : ''}`,
      ],
    };
  if (offer.milestones.length > 0)
    return {
      text: [`${yen(netPrice)}(税抜)`, ...byMilestone(offer, (one) => `${yen(one.netPrice)}(税抜)`)],
      notes: [
        `消費税10%を、回ごとに加える。${isIndividual ? `${withheld}、源泉所得税を回ごとに差し引く。` : ''}`,
      ],
    };
  const rightsPrice = offer.rightsNetPrice ?? 0;
  const { consumptionTaxOfNet, withholdingTax } = taxedBreakdownOf(netPrice + rightsPrice, isIndividual);
  return {
    text: [`${yen(netPrice)}(税抜)`],
    notes: [
      `${rightsPrice > 0 ? '権利の対価と合わせて、' : ''}消費税${yen(consumptionTaxOfNet)}を加える。${withholdingTax > 0 ? `${withheld}、源泉所得税${yen(withholdingTax)}を差し引く。` : ''}`,
    ],
  };
}

const monthDay = (day: number): string => (day >= 31 ? '末日' : `${day}日`);
const monthsLater = ['当月', '翌月', '翌々月'];

function paymentDate(offer: OfferTerms): Words {
  const { paymentDueOn, paymentClosesOn, paymentMonthsLater, paymentPaysOn } = offer;
  const upstream = offer.isRecommissioned ? upstreamNotes(offer) : [];
  if (paymentDueOn !== null && offer.milestones.length > 0)
    return {
      text: byMilestone(offer, (one) => dayWords(one.paymentDueOn ?? paymentDueOn)),
      notes: [
        '回ごとに、受け取った日から60日以内とする。金融機関の休業日にあたるときは、翌営業日に支払うことを双方が合意する。2日を超えて遅れるときは、前の営業日とする。',
        ...upstream,
      ],
    };
  if (paymentDueOn !== null) {
    const received = receivedOn(offer);
    const last = lastLawfulDay(offer);
    const paid = last === null ? paymentDueOn : paidOn(paymentDueOn, last);
    return {
      text: [dayWords(paymentDueOn)],
      notes: [
        ...(received === null ? [] : [`受け取る日を含めて${daysCounted(received, paymentDueOn)}日目。`]),
        ...(paid === paymentDueOn
          ? []
          : [`金融機関の休業日にあたるため、${dayWords(paid)}に支払うことを双方が合意する。`]),
        ...upstream,
      ],
    };
  }
  if (paymentClosesOn === null || paymentMonthsLater === null || paymentPaysOn === null) return nothing;
  return {
    text: [
      `毎月${monthDay(paymentClosesOn)}締め、${monthsLater[paymentMonthsLater] ?? ''}${monthDay(paymentPaysOn)}払い`,
    ],
    notes: [
      '金融機関の休業日にあたるときは、翌営業日に支払うことを双方が合意する。2日を超えて遅れるときは、前の営業日とする。',
      ...upstream,
    ],
  };
}

function upstreamNotes({ upstreamClient, upstreamPaymentOn }: OfferTerms): string[] {
  return [
    '再委託である。',
    ...(upstreamClient === null ? [] : [`元委託者 ${upstreamClient}`]),
    ...(upstreamPaymentOn === null ? [] : [`元委託の支払期日 ${dayWords(upstreamPaymentOn)}`]),
  ];
}

/** The day the payment period starts; null if unknown. */
export function receivedOn({ deliveryOn, serviceFrom, serviceTo }: OfferTerms): string | null {
  return deliveryOn ?? serviceTo ?? serviceFrom;
}

/** The last lawful payment day; null without a day of receipt. */
export function lastLawfulDay(offer: OfferTerms): string | null {
  if (offer.isRecommissioned)
    return offer.upstreamPaymentOn === null ? null : lastRecommissionedDay(offer.upstreamPaymentOn);
  const received = receivedOn(offer);
  return received === null ? null : lastPaymentDay(received);
}

/** The last day of work, for the commission's length. */
export function lastDayOfWork(offer: OfferTerms): string | null {
  return offer.deliveryOn ?? offer.serviceTo;
}

function inspection(offer: OfferTerms): Words {
  const { inspectionCompletesOn, milestones } = offer;
  if (inspectionCompletesOn === null) return nothing;
  return milestones.length === 0
    ? only(dayWords(inspectionCompletesOn))
    : only(...byMilestone(offer, (one) => dayWords(inspectionOf(offer, one) ?? inspectionCompletesOn)));
}

interface Facts {
  readonly isIndividual: boolean;
  readonly amends: Amended | undefined;
}

function commissioned(amends: Amended | undefined): Words {
  if (amends === undefined) return only('受託者がこの条件を承諾した日');
  return {
    text: [dayWords(amends.commissionedOn)],
    notes: [
      `No. ${amends.number} 第${amends.version}版の条件を変更する。変更後の条件は、受託者が承諾した日から効力を持ち、納品済みの回には及ばない。`,
    ],
  };
}

function wordsOf(name: TermName, offer: OfferTerms, { isIndividual, amends }: Facts): Words {
  switch (name) {
    case 'COMMISSIONED':
      return commissioned(amends);
    case 'RIGHTS':
      return rights(offer);
    case 'DELIVERY':
      return delivery(offer);
    case 'INSPECTION':
      return inspection(offer);
    case 'AMOUNT':
      return amountWords(offer, isIndividual);
    case 'PAYMENT_DATE':
      return paymentDate(offer);
    default: {
      const key = textTerms.find((text) => text.term === name)?.key;
      return key === undefined ? nothing : { text: paragraphs(offer[key]), notes: [] };
    }
  }
}

const saidOfNone: Partial<Readonly<Record<TermName, string>>> = {
  REVISIONS: '定めない',
  INSPECTION: '検査をしない',
  PUBLICITY: '定めない',
  OTHER: 'なし',
};

function lineOf({ number, name, label }: Term, offer: OfferTerms, facts: Facts): PaperLine {
  const open = offer.undecided.find(({ term }) => term === name);
  if (open)
    return {
      number,
      term: name,
      label,
      state: 'UNDECIDED',
      text: ['未定'],
      notes: [
        `理由 ${open.reason.trim() === '' ? notYet : open.reason}`,
        `決める日 ${dayOrNotYet(open.decidedBy)}`,
      ],
    };
  const { text, notes } = wordsOf(name, offer, facts);
  if (text.length > 0) return { number, term: name, label, state: 'DECIDED', text, notes };
  const none = saidOfNone[name];
  return { number, term: name, label, state: 'NONE', text: none === undefined ? [] : [none], notes: [] };
}

/** A version's lines in order, for page, comparison and paper. */
export function linesOf(offer: OfferTerms, isIndividual: boolean, amends?: Amended): PaperLine[] {
  if (offer.employment !== null) return employmentLines(offer.employment);
  return terms.map((term) => lineOf(term, offer, { isIndividual, amends }));
}

function employmentLines(employment: readonly EmploymentItem[]): PaperLine[] {
  return employmentTerms.map(({ number, name, label, isOptional }): PaperLine => {
    const text = paragraphs(employment.find(({ term }) => term === name)?.text ?? null);
    return text.length > 0
      ? { number, term: name, label, state: 'DECIDED', text, notes: [] }
      : { number, term: name, label, state: 'NONE', text: isOptional ? ['なし'] : [], notes: [] };
  });
}

const commission = {
  title: '業務委託の条件の通知',
  roles: ['委託者', '受託者'],
  law: '特定受託事業者に係る取引の適正化等に関する法律 第三条による明示',
} as const;
const changePaper = { ...commission, title: '業務委託の条件の変更の通知' } as const;
const employmentPaper = {
  title: '採用条件の提示',
  roles: ['雇用主', '応募者'],
  law: 'この書面は採用条件の提示です。労働基準法第十五条による労働条件通知書は、雇用主から別に交付されます。',
} as const;

export function paperOf(offer: OfferTerms, facts: PaperFacts): OfferPaper {
  const { company, creator } = facts;
  const form = facts.amends === undefined ? commission : changePaper;
  const { title, roles, law } = offer.employment === null ? form : employmentPaper;
  return {
    form: 1,
    title,
    number: documentNumber(facts.offerId),
    version: facts.version,
    issuedAt: japanTime(facts.issuedAt),
    subject: offer.title,
    parties: [
      { role: roles[0], name: company.name, lines: [...company.lines] },
      { role: roles[1], name: creator.name, lines: [...creator.lines] },
    ],
    lines: linesOf(offer, creator.isIndividual, facts.amends),
    law,
    previousHash: facts.previousHash,
  };
}

/** The text that is stored and hashed. */
export const canonicalText = (paper: OfferPaper): string => JSON.stringify(paper);

const texts = v.pipe(v.array(v.string()), v.readonly());
const paperShape = v.object({
  form: v.literal(1),
  title: v.string(),
  number: v.string(),
  version: v.number(),
  issuedAt: v.string(),
  subject: v.string(),
  parties: v.array(
    v.object({ role: v.picklist(['委託者', '受託者', '雇用主', '応募者']), name: v.string(), lines: texts }),
  ),
  lines: v.array(
    v.object({
      number: v.number(),
      term: v.picklist(anyTermNames),
      label: v.string(),
      state: v.picklist(['DECIDED', 'NONE', 'UNDECIDED']),
      text: texts,
      notes: texts,
    }),
  ),
  law: v.string(),
  previousHash: v.nullable(v.string()),
});

export const readPaper = (canonical: string): OfferPaper => v.parse(paperShape, JSON.parse(canonical));

export function paperOrNothing(canonical: string): OfferPaper | undefined {
  const read = v.safeParse(paperShape, JSON.parse(canonical));
  return read.success ? read.output : undefined;
}

export function hashOf(canonical: string): string {
  return createHash('sha256').update(canonical, 'utf8').digest('hex');
}

export interface LineDifference {
  readonly term: AnyTermName;
  /** The other version's paragraphs and notes. */
  readonly before: readonly string[];
}

/** Items that differ between versions. */
export function differences(before: readonly PaperLine[], after: readonly PaperLine[]): LineDifference[] {
  return after.flatMap((line) => {
    const other = before.find(({ term }) => term === line.term);
    if (!other) return [];
    const said = ({ state, text, notes }: PaperLine): readonly string[] =>
      // Notes follow from the text; but an open item's reason is in them.
      state === 'UNDECIDED' ? [...text, ...notes] : text;
    const was = said(other);
    return JSON.stringify(was) === JSON.stringify(said(line)) ? [] : [{ term: line.term, before: was }];
  });
}
