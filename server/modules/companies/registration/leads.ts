import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { networkOf } from '../../../lib/process/network.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import { asEmail, emailKey } from '../../accounts/users/emails.ts';
import { mail } from '../../mail/mails.ts';
import * as sql from './leadsSql.ts';
import type { LeadValues, Urgency } from './leadsSql.ts';

const hour = 60 * 60_000;
const dayMs = 24 * hour;

/** Enough for an office behind one address; each lead sends a mail to somebody who may not want it. */
const addressLimit = { name: 'lead-address', hits: 100, windowMs: hour };

export interface LeadInput {
  readonly companyName: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly registrationPurpose: string;
  readonly urgency: Urgency;
}

/** The id's last digits, which differ between leads of one day. */
export function shortIdOf(id: string): string {
  return id.slice(-8);
}

function checkLead(input: LeadInput): LeadValues {
  const inputs = new Inputs();
  const email = asEmail(input.email);
  if (email === undefined) {
    inputs.wrong(
      'email',
      input.email.trim() === ''
        ? 'メールアドレスを入力してください。'
        : 'メールアドレスの形式を確認してください(例：name@example.com)。',
    );
  }
  const values = {
    companyName: inputs.requiredLine('companyName', '会社名', input.companyName, 100),
    lastName: inputs.requiredLine('lastName', '姓', input.lastName, 50),
    firstName: inputs.requiredLine('firstName', '名', input.firstName, 50),
    email: email ?? '',
    phoneNumber: inputs.requiredPhone('phoneNumber', input.phoneNumber),
    registrationPurpose: inputs.requiredLines(
      'registrationPurpose',
      '利用目的',
      input.registrationPurpose,
      1000,
    ),
    urgency: input.urgency,
  };
  inputs.finish();
  return values;
}

/**
 * A company's application. The same address within a day updates an undecided lead and sends no second mail.
 * Answers what was sent, never stored data, so that nobody can probe an address.
 */
export async function registerLead({ services, request }: Context, input: LeadInput): Promise<LeadValues> {
  // Before reading, so that mistakes count too.
  await hit(services, addressLimit, networkOf(request.ip));
  const values = checkLead(input);
  await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    await sql.holdLeadsOfEmail(trx, emailKey(values.email));
    const known = await sql.latestLead(trx, values.email, new Date(now.getTime() - dayMs));
    if (known) {
      await sql.updateNewLead(trx, known.id, values);
      return;
    }
    const id = services.newId();
    await sql.insertLead(trx, id, values, now);
    await mail(trx, services, {
      template: 'leadReceived',
      to: values.email,
      data: { companyName: values.companyName, name: `${values.lastName} ${values.firstName}` },
    });
    await mail(trx, services, {
      template: 'leadToOperators',
      to: services.config.operatorMail,
      data: { shortId: shortIdOf(id), ...values },
    });
  });
  return values;
}

export function leadNotFound(): DomainError {
  return new DomainError('ArgumentInvalidError', 'この番号のお申し込みは見つかりません。');
}
