import * as v from 'valibot';
import { audit } from '../../lib/audit.ts';
import type { Acting } from '../../lib/audit.ts';
import { DomainError } from '../../lib/request/errors.ts';
import type { Services } from '../../lib/request/services.ts';
import { houseOf } from './house.ts';
import * as sql from './keptMailsSql.ts';
import type { KeptMailRow } from './keptMailsSql.ts';
import { refusalsOf } from './refusalsSql.ts';
import { letterOf } from './letters/letterOf.ts';
import { mailMessage } from './mails.ts';

export interface KeptMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly failedAt: Date;
  /** Handed over without an answer: it most likely arrived. */
  readonly inDoubt: boolean;
  readonly reason: string;
}

type Keeping = Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

function keptMail({ config }: Keeping, row: KeptMailRow): KeptMail {
  const mail = v.safeParse(mailMessage, row.payload);
  return {
    id: row.id,
    to: mail.success ? mail.output.to : '',
    subject: mail.success ? letterOf(mail.output, houseOf(config)).subject : '',
    failedAt: row.failedAt,
    inDoubt: row.handedOverAt !== null,
    reason: row.lastError,
  };
}

/** Mails that are no longer retried: refused, given up, or in doubt. */
export async function keptMails(services: Keeping): Promise<KeptMail[]> {
  const rows = await sql.keptMails(services.db, 100);
  return rows.map((row) => keptMail(services, row));
}

export interface MailState {
  readonly id: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly state: 'FAILED' | 'IN_DOUBT' | 'WAITING';
  readonly reason: string | null;
}

/**
 * Mails to an address that wait or were given up (sent ones are not kept), and how often the address refused.
 */
export async function mailsTo(
  { config, db }: Pick<Services, 'config' | 'db'>,
  address: string,
): Promise<{ readonly mails: readonly MailState[]; readonly refusals: number }> {
  const [rows, refusals] = await Promise.all([sql.mailsTo(db, address, 20), refusalsOf(db, address)]);
  return {
    refusals: refusals ?? 0,
    mails: rows.map(({ id, payload, createdAt, failedAt, handedOverAt, lastError }) => {
      const mail = v.safeParse(mailMessage, payload);
      return {
        id,
        subject: mail.success ? letterOf(mail.output, houseOf(config)).subject : '',
        createdAt,
        state: failedAt === null ? 'WAITING' : handedOverAt === null ? 'FAILED' : 'IN_DOUBT',
        reason: lastError,
      };
    }),
  };
}

/** An operator's decision: one in doubt may arrive twice. */
export async function sendKeptMail(services: Keeping, typed: string): Promise<KeptMail> {
  const unknown = () => new DomainError('ArgumentInvalidError', 'この番号のメールはありません。');
  const digits = typed.trim().toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{6,32}$/u.test(digits)) throw unknown();
  const [row, other] = await sql.keptMailsEndingIn(services.db, digits);
  if (other)
    throw new DomainError(
      'ArgumentInvalidError',
      'この番号に当てはまるメールが複数あります。もっと長く指定してください。',
    );
  if (!row) throw unknown();
  await services.db.transaction().execute(async (trx) => {
    if (!(await sql.sendAgain(trx, row.id, services.clock.now()))) throw unknown();
    await audit(trx, services, { action: 'mail.resend', subjectKind: 'MAIL', subjectId: row.id });
  });
  return keptMail(services, row);
}
