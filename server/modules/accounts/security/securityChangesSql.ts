import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

export const securityChangeKinds = [
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'GOOGLE_LINKED',
  'GOOGLE_UNLINKED',
  'TOTP_ON',
  'TOTP_OFF',
  'RECOVERY_CODES_MADE',
  'RECOVERY_CODE_USED',
  'RECOVERY_STARTED',
  'RECOVERY_STOPPED',
  'FACTOR_REMOVED',
  'DEVICE_REMEMBERED',
  'DEVICES_FORGOTTEN',
] as const;
export type SecurityChangeKind = (typeof securityChangeKinds)[number];

export interface SecurityChangeRow {
  readonly id: string;
  readonly kind: SecurityChangeKind;
  /** The name of what was changed. */
  readonly detail: string | null;
  readonly deviceName: string;
  readonly address: string;
  readonly createdAt: Date;
}

export async function insertChange(
  trx: Transaction<Tables>,
  { userId, ...row }: SecurityChangeRow & { readonly userId: string },
): Promise<void> {
  await trx
    .insertInto('security_changes')
    .values({
      id: row.id,
      user_id: userId,
      kind: row.kind,
      detail: row.detail,
      device_name: row.deviceName,
      address: row.address.slice(0, 64),
      created_at: row.createdAt,
    })
    .execute();
}

const changesColumns = columnsOf('id', 'kind', 'detail', 'deviceName', 'address', 'createdAt');

export function latestChanges(
  db: Kysely<Tables>,
  userId: string,
  limit: number,
): Promise<SecurityChangeRow[]> {
  return db
    .selectFrom('security_changes')
    .select(changesColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ kind: SecurityChangeKind }>()
    .execute();
}

export async function sweepChanges(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('security_changes').where('created_at', '<', before).execute();
}
