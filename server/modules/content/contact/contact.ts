import type { Context } from '../../../lib/request/context.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { networkOf } from '../../../lib/process/network.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { asEmail, emailKey } from '../../accounts/users/emails.ts';
import type { ContactTopic } from '../../mail/kinds.ts';
import { mail } from '../../mail/mails.ts';
import * as sql from './contactSql.ts';

const hour = 3_600_000;
/** Every message sends a mail to an address that may be a stranger's. */
const networkLimit = { name: 'contact-network', hits: 20, windowMs: hour };
const emailLimit = { name: 'contact-email', hits: 5, windowMs: hour };
/** The same text again within this time is a retry. */
const sameMs = 10 * 60_000;

export interface ContactInput {
  readonly topic: ContactTopic;
  readonly name: string;
  readonly companyName?: string | null | undefined;
  readonly email: string;
  readonly body: string;
}

/** Stores a message, and mails the operators and the sender. */
export async function sendContact(context: Context, input: ContactInput): Promise<void> {
  const { services, request, viewer } = context;
  await hit(services, networkLimit, networkOf(request.ip));
  const inputs = new Inputs();
  const email = asEmail(input.email);
  if (email === undefined)
    inputs.wrong('email', 'メールアドレスの形式を確認してください(例：name@example.com)。');
  const values = {
    topic: input.topic,
    name: inputs.requiredLine('name', 'お名前', input.name, 100),
    companyName: inputs.line('companyName', '会社名', input.companyName, 100),
    email: email ?? '',
    body: inputs.requiredLines('body', '内容', input.body, 5000),
  };
  inputs.finish();
  await hit(services, emailLimit, emailKey(values.email));
  await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    await sql.holdSender(trx, emailKey(values.email));
    if (await sql.isKnown(trx, values.email, values.body, new Date(now.getTime() - sameMs))) return;
    await sql.insertContact(trx, {
      ...values,
      id: services.newId(),
      userId: viewerId(viewer),
      now,
    });
    await mail(trx, services, {
      template: 'contactReceived',
      to: values.email,
      data: { name: values.name, topic: values.topic, body: values.body },
    });
    await mail(trx, services, {
      template: 'contactToOperators',
      to: services.config.operatorMail,
      data: { ...values },
    });
  });
}
