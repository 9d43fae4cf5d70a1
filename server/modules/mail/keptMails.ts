import * as v from 'valibot';
import { audit } from '../../lib/audit.ts';
import type { Acting } from '../../lib/audit.ts';
import { DomainError } from '../../lib/errors.ts';
import type { Services } from '../../lib/services.ts';
import { houseOf } from './house.ts';
import * as sql from './keptMailsSql.ts';
import type { KeptMailRow } from './keptMailsSql.ts';
import { letterOf } from './letters/letterOf.ts';
import { mailMessage } from './mails.ts';

export interface KeptMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly failedAt: Date;
  /** It was handed over and nobody heard the answer: nearly always it has arrived. */
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

/** Mails that are not sent by themselves any more: refused for good, given up, or handed over without an answer. */
export async function keptMails(services: Keeping): Promise<KeptMail[]> {
  const rows = await sql.keptMails(services.db, 100);
  return rows.map((row) => keptMail(services, row));
}

/** Sends one anew, which an operator decides: one in doubt may arrive twice then. */
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
