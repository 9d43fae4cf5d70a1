import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import type { Services } from '../../../lib/request/services.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { mail } from '../../mail/mails.ts';
import type { MailRequest } from '../../mail/mails.ts';
import { deviceNameOf } from '../sessions/deviceNames.ts';
import * as sql from './securityChangesSql.ts';
import type { SecurityChangeKind, SecurityChangeRow } from './securityChangesSql.ts';

export const { securityChangeKinds } = sql;

const keptMs = 90 * 86_400_000;
const shown = 20;

/** Records a change of an account's ways to sign in, which its devices show; callers send the mail. */
export async function noteChange(
  trx: Transaction<Tables>,
  { services, request }: Context,
  userId: string,
  kind: SecurityChangeKind,
  detail: string | null = null,
): Promise<void> {
  await sql.insertChange(trx, {
    id: services.newId(),
    userId,
    kind,
    detail,
    deviceName: deviceNameOf(request.userAgent),
    address: request.ip,
    createdAt: services.clock.now(),
  });
}

export type ToldChange = Extract<MailRequest, { template: 'securityChanged' }>['data']['change'];

/** The same, with a mail to the owner. */
export async function tellChange(
  trx: Transaction<Tables>,
  context: Context,
  { userId, email }: { readonly userId: string; readonly email: string },
  change: ToldChange,
  detail: string | null = null,
): Promise<void> {
  const { services, request } = context;
  await noteChange(trx, context, userId, change, detail);
  await mail(trx, services, {
    template: 'securityChanged',
    to: email,
    data: { change, detail, deviceName: deviceNameOf(request.userAgent), when: services.clock.now() },
  });
}

/** Newest first, only for one's own account. */
export async function changesOf({ services, viewer }: Context, userId: string): Promise<SecurityChangeRow[]> {
  return viewerId(viewer) === userId ? sql.latestChanges(services.db, userId, shown) : [];
}

export function sweepSecurityChanges({ db, clock }: Pick<Services, 'clock' | 'db'>): Promise<void> {
  return sql.sweepChanges(db, new Date(clock.now().getTime() - keptMs));
}

/** For changes that happen by themselves. */
export async function tellOwnChange(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  { userId, email }: { readonly userId: string; readonly email: string },
  change: ToldChange,
): Promise<void> {
  const when = services.clock.now();
  const nowhere = { detail: null, deviceName: '' };
  await sql.insertChange(trx, {
    ...nowhere,
    id: services.newId(),
    userId,
    kind: change,
    address: '',
    createdAt: when,
  });
  const data = { ...nowhere, change, when };
  await mail(trx, services, { template: 'securityChanged', to: email, data });
}
