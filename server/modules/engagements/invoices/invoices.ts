import { batched, groupBy } from '../../../lib/request/batch.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { accountForInvoice } from '../../creators/bank/bankAccounts.ts';
import { actInRound, notNow } from '../works/acting.ts';
import type { ActingInRound } from '../works/acting.ts';
import { changeRound } from '../rounds/roundsSql.ts';
import type { RoundRow } from '../rounds/roundsSql.ts';
import type { EngagementRow } from '../works/engagementsSql.ts';
import { judgeRegistration } from '../rules/registration.ts';
import { deductibleShare, invoiceAmounts } from '../rules/taxes.ts';
import type { InvoiceAmounts, WorkKind } from '../rules/taxes.ts';
import { invoiceIssued, placeOfAccount } from './invoicePaper.ts';
import * as sql from './invoicesSql.ts';
import type { InvoiceRow } from './invoicesSql.ts';

const loader = batched<string, readonly InvoiceRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.invoicesOf(services.db, ids), ({ roundId }) => roundId),
);

/** Newest first. Only owners on the company's side, as they contain an account number. */
export async function invoicesOf(context: Context, { id }: RoundRow): Promise<readonly InvoiceRow[]> {
  const { viewer } = context;
  const may =
    viewer.kind === 'user' &&
    viewer.roles.some((role) => role === 'CREATOR_USER' || role === 'CORPORATE_USER');
  return may ? ((await loader(context).load(id)) ?? []) : [];
}

function forgetInvoices(context: Context, _done: EngagementRow): void {
  loader(context).clearAll();
}

interface InvoiceInput {
  readonly roundId: string;
  readonly workKind: WorkKind;
  readonly note?: string | null | undefined;
}

const longestNote = 500;

export interface InvoicePreview extends InvoiceAmounts {
  readonly registrationNumber: string | null;
  readonly isRegistrationDoubtful: boolean;
  readonly deductiblePercent: number;
  readonly hasBankAccount: boolean;
}

async function issuerOf(db: Parameters<typeof sql.issuer>[0], creatorId: string): Promise<sql.IssuerRow> {
  const issuer = await sql.issuer(db, creatorId);
  if (!issuer) throw new DomainError('ForbiddenError', 'クリエイターのプロフィールが見つかりません。');
  return issuer;
}

/** Omits an invalid corporate number: with it the paper would claim to be a 適格請求書. */
function usableNumber({ registrationNumber, isIndividual }: sql.IssuerRow): string | null {
  if (registrationNumber === null) return null;
  const verdict = judgeRegistration(registrationNumber, isIndividual);
  if (verdict === 'WRONG' || verdict === 'MALFORMED')
    throw new DomainError(
      'UserInputInvalidError',
      '登録番号の検査数字が合いません。プロフィールの登録番号を確認してください。',
      { field: 'registrationNumber' },
    );
  return registrationNumber;
}

/** 請求書: gets its number when issued; amounts follow from the rules. */
export async function issueInvoice(context: Context, input: InvoiceInput): Promise<EngagementRow> {
  const inputs = new Inputs();
  const note = inputs.lines('note', '備考', input.note, longestNote);
  inputs.finish();
  const done = await actInRound(context, input.roundId, 'CREATOR', async (acting) => {
    const { trx, round, name, now, engagement: work } = acting;
    const before = (await sql.invoicesOf(trx, [round.id])).find(({ status }) => status === 'ISSUED');
    if (before !== undefined) return undefined;
    if (round.state !== 'ACCEPTED' && round.state !== 'PAID')
      throw notNow(round, '請求書を発行できません。検収のあとに発行できます。');
    await write(acting, { context, workKind: input.workKind, note });
    if (round.state === 'ACCEPTED') await changeRound(trx, round.id, { state: 'INVOICED' });
    return {
      kind: 'INVOICED',
      news: 'WORK_INVOICED',
      roundId: round.id,
      saying: `${name}の請求書を発行しました(${japanDay(now)})。${work.companyName}のアカウントの管理者が開けます。`,
    };
  });
  forgetInvoices(context, done);
  return done;
}

async function write(
  { trx, round, engagement, now }: ActingInRound,
  {
    context,
    workKind,
    note,
  }: { readonly context: Context; readonly workKind: WorkKind; readonly note: string | null },
): Promise<void> {
  const { services } = context;
  const issuer = await issuerOf(trx, engagement.creatorId);
  const account = await accountForInvoice(trx, services, engagement.creatorId);
  if (account === undefined)
    throw new DomainError(
      'ArgumentInvalidError',
      '振込先口座が登録されていません。マイページで登録してから発行してください。',
      { field: 'roundId' },
    );
  const registrationNumber = usableNumber(issuer);
  const { netPrice, receivedOn, payBy } = round;
  if (netPrice === null || receivedOn === null || payBy === null)
    throw notNow(round, '請求書を発行できません。');
  const amounts = invoiceAmounts([netPrice], { isIndividual: issuer.isIndividual, workKind });
  const issuedOn = japanDay(now);
  const year = Number(issuedOn.slice(0, 4));
  const ordinal = await sql.nextOrdinal(trx, engagement.creatorId, year);
  const [voided] = await sql.invoicesOf(trx, [round.id]);
  const id = services.newId();
  await sql.insertInvoice(trx, {
    id,
    round_id: round.id,
    creator_id: engagement.creatorId,
    company_id: engagement.companyId,
    year,
    ordinal,
    issued_on: issuedOn,
    received_on: receivedOn,
    pay_by: payBy,
    title:
      engagement.remunerationType === 'HOURLY_RATE' || round.title !== null
        ? `${engagement.title} 第${round.number}回`
        : engagement.title,
    issuer_name: `${issuer.lastName} ${issuer.firstName}`,
    issuer_address: issuer.prefecture,
    company_name: engagement.companyName,
    registration_number: registrationNumber,
    deductible_percent: deductibleShare(receivedOn, registrationNumber !== null),
    work_kind: workKind,
    net: amounts.net,
    tax: amounts.tax,
    withholding: amounts.withholding,
    note,
    replaces_id: voided?.id ?? null,
    bank_sealed: services.secrets.seal(JSON.stringify(account), placeOfAccount(id)),
    issued_at: now,
  });
  await enqueue(trx, services, invoiceIssued, { invoiceId: id });
}

interface VoidInput {
  readonly roundId: string;
  readonly reason: string;
}

/** Voids an invoice; it stays with its reason, and the round can be billed anew. */
export async function voidInvoice(context: Context, input: VoidInput): Promise<EngagementRow> {
  const inputs = new Inputs();
  const reason = inputs.requiredLines('reason', '取り消しの理由', input.reason, longestNote);
  inputs.finish();
  const done = await actInRound(context, input.roundId, 'CREATOR', async ({ trx, round, now, name }) => {
    const issued = (await sql.invoicesOf(trx, [round.id])).find(({ status }) => status === 'ISSUED');
    if (issued === undefined) return undefined;
    if (round.state === 'RECEIVED') throw notNow(round, '請求書を取り消せません。');
    await sql.voidInvoice(trx, issued.id, { reason, now });
    if (round.state === 'INVOICED') await changeRound(trx, round.id, { state: 'ACCEPTED' });
    return {
      kind: 'INVOICE_VOIDED',
      news: 'WORK_INVOICE_VOIDED',
      roundId: round.id,
      words: reason,
      saying: `${name}の請求書を取り消しました。\n${reason}`,
    };
  });
  forgetInvoices(context, done);
  return done;
}

export async function previewInvoice(
  context: Context,
  engagement: EngagementRow,
  round: RoundRow,
  workKind: WorkKind,
): Promise<InvoicePreview | null> {
  const { services } = context;
  if (round.netPrice === null) return null;
  const issuer = await issuerOf(services.db, engagement.creatorId);
  const { registrationNumber, isIndividual } = issuer;
  const verdict = registrationNumber === null ? 'FINE' : judgeRegistration(registrationNumber, isIndividual);
  return {
    ...invoiceAmounts([round.netPrice], { isIndividual, workKind }),
    registrationNumber,
    isRegistrationDoubtful: verdict !== 'FINE',
    deductiblePercent: deductibleShare(
      round.receivedOn ?? japanDay(services.clock.now()),
      registrationNumber !== null,
    ),
    hasBankAccount: await sql.hasAccount(services.db, engagement.creatorId),
  };
}
