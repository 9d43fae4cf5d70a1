import type { Context } from '../../../lib/request/context.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { reseal } from '../../../lib/secrets/reseal.ts';
import type { Services } from '../../../lib/request/services.ts';
import { oneLine, toHalfWidth, toKatakana } from '../../../lib/text/text.ts';
import { holdConfirmed } from '../../accounts/confirmation/confirmation.ts';
import { mail } from '../../mail/mails.ts';
import type { MailRequest } from '../../mail/mails.ts';
import { lookUp } from './bankDirectory.ts';
import type { Bank } from './bankDirectory.ts';
import * as sql from './bankSql.ts';
import type { BankAccountRow } from '../profiles/privateSql.ts';
import { atStep, withProfile } from '../registration/registration.ts';
import type { Own } from '../registration/registration.ts';
import { setTodo } from '../registration/registrationSql.ts';

export interface BankAccountInput {
  readonly bankCode: string;
  readonly branchCode: string;
  readonly accountType: BankAccountRow['accountType'];
  readonly accountNumber: string;
  readonly accountHolderKana: string;
}

interface CheckedAccount {
  readonly bank: Bank;
  readonly branch: Bank;
  readonly number: string;
  readonly holder: string;
}

const none: Bank = { code: '', name: '', kana: '' };

async function check(input: BankAccountInput): Promise<CheckedAccount> {
  const inputs = new Inputs();
  const { bank, branch } = await lookUp(digits(input.bankCode), digits(input.branchCode));
  if (!bank) inputs.wrong('bankCode', '銀行を選んでください。');
  if (bank && !branch) inputs.wrong('branchCode', '支店を選んでください。');
  const number = digits(input.accountNumber);
  if (!/^\d{1,7}$/u.test(number))
    inputs.wrong('accountNumber', '口座番号は7桁までの数字で入力してください。');
  const holder = holderName(input.accountHolderKana);
  if (!/^[\u30A1-\u30F6ーA-Z0-9（）．－ ]{1,60}$/u.test(holder)) {
    inputs.wrong(
      'accountHolderKana',
      holder === ''
        ? '口座名義を入力してください。'
        : '口座名義は、カタカナ・英大文字・数字・（）．－とスペースで、60文字以内で入力してください。',
    );
  }
  inputs.finish();
  return { bank: bank ?? none, branch: branch ?? none, number: number.padStart(7, '0'), holder };
}

/** People type it in full width, with blanks or hyphens. */
function digits(text: string): string {
  return toHalfWidth(oneLine(text)).replace(/[\s-]/gu, '');
}

/** As banks print it: capital letters, and kana and the four signs in full width. */
function holderName(text: string): string {
  const signs: Readonly<Record<string, string>> = { '(': '（', ')': '）', '.': '．', '-': '－' };
  return toHalfWidth(oneLine(toKatakana(text)))
    .replace(/[().-]/gu, (sign) => signs[sign] ?? sign)
    .replace(/[‐‑‒–—―−]/gu, '－')
    .toUpperCase();
}

/** Encrypted for this row alone: the text cannot be moved to another person's. */
const placeOf = (userId: string) => `creator_bank_accounts.account_number:${userId}`;

type BankChange = Extract<MailRequest, { template: 'bankAccountChanged' }>['data']['change'];

/** Always tells the owner: this is where their money goes. */
async function tellOwner(
  { trx, services, now }: Own,
  to: string,
  change: BankChange,
  numberEnd: string,
): Promise<void> {
  await mail(trx, services, { template: 'bankAccountChanged', to, data: { change, numberEnd, when: now } });
}

/**
 * The number is encrypted before it is stored and never answered or logged; its last digits tell accounts
 * apart.
 */
export async function registerBankAccount(context: Context, input: BankAccountInput): Promise<void> {
  const { bank, branch, number, holder } = await check(input);
  await atStep(context, withProfile, async (own) => {
    const { trx, services, userId, now } = own;
    const { email } = await holdConfirmed(trx, context);
    const replaced = await sql.putAccount(trx, {
      user_id: userId,
      bank_code: bank.code,
      bank_name: bank.name,
      branch_code: branch.code,
      branch_name: branch.name,
      account_type: input.accountType,
      account_number_encrypted: services.secrets.seal(number, placeOf(userId)),
      account_number_end: number.slice(-3),
      account_holder_kana: holder,
      registered_at: now,
    });
    await setTodo(trx, userId, 'bank_account_registered_at', now);
    await tellOwner(own, email, replaced ? 'REPLACED' : 'REGISTERED', number.slice(-3));
  });
}

export async function deleteBankAccount(context: Context): Promise<void> {
  await atStep(context, withProfile, async (own) => {
    const { email } = await holdConfirmed(own.trx, context);
    const numberEnd = await sql.deleteAccount(own.trx, own.userId);
    await setTodo(own.trx, own.userId, 'bank_account_registered_at', null);
    if (numberEnd !== undefined) await tellOwner(own, email, 'DELETED', numberEnd);
  });
}

export interface InvoiceAccount {
  readonly bankName: string;
  readonly branchName: string;
  readonly branchCode: string;
  readonly accountType: BankAccountRow['accountType'];
  readonly number: string;
  readonly holder: string;
}

/** The whole account, for the invoice that its owner issues. */
export async function accountForInvoice(
  trx: Parameters<typeof sql.accountOf>[0],
  { secrets }: Pick<Services, 'secrets'>,
  userId: string,
): Promise<InvoiceAccount | undefined> {
  const row = await sql.accountOf(trx, userId);
  if (!row) return undefined;
  const { sealed, ...account } = row;
  return { ...account, number: secrets.open(sealed, placeOf(userId)) };
}

/** After a change of key. Answers how many. */
export function resealBankAccounts({
  db,
  ...services
}: Pick<Services, 'db' | 'log' | 'secrets'>): Promise<number> {
  return reseal(services, {
    what: 'a bank account',
    placeOf,
    rowsAfter: (userId, limit) => sql.sealedNumbers(db, userId, limit),
    replace: (row, anew) => sql.replaceSealed(db, row, anew),
  });
}
