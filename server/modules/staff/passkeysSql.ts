import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { columnsOf } from '../../db/columns.ts';

export type ChallengePurpose = 'REGISTER' | 'SIGN_IN';

interface Challenge {
  readonly challengeHash: string;
  readonly purpose: ChallengePurpose;
  readonly staffId: string;
}

/** Also deletes their expired ones. */
export async function insertChallenge(
  db: Kysely<Tables>,
  { challengeHash, purpose, staffId }: Challenge,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await db
    .deleteFrom('staff_passkey_challenges')
    .where('staff_id', '=', staffId)
    .where('expires_at', '<', now)
    .execute();
  await db
    .insertInto('staff_passkey_challenges')
    .values({ challenge_hash: challengeHash, purpose, staff_id: staffId, expires_at: expiresAt })
    .execute();
}

/** False when unknown, used, expired or somebody else's. Only one of several calls gets it. */
export async function takeChallenge(
  db: Kysely<Tables>,
  { challengeHash, purpose, staffId }: Challenge,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('staff_passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export interface StaffPasskeyRow {
  readonly id: string;
  readonly staffId: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const columns = columnsOf(
  'id',
  'staffId',
  'credentialId',
  'publicKey',
  'counter',
  'transports',
  'name',
  'createdAt',
  'lastUsedAt',
);

export function passkeysOf(db: Kysely<Tables>, staffId: string): Promise<StaffPasskeyRow[]> {
  return db
    .selectFrom('staff_passkeys')
    .select(columns)
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Rejects with a unique violation when anybody has registered the credential. */
export async function insertPasskey(
  trx: Transaction<Tables>,
  row: Omit<StaffPasskeyRow, 'lastUsedAt'>,
): Promise<void> {
  await trx
    .insertInto('staff_passkeys')
    .values({
      id: row.id,
      staff_id: row.staffId,
      credential_id: row.credentialId,
      public_key: row.publicKey,
      counter: row.counter,
      transports: row.transports,
      name: row.name,
      created_at: row.createdAt,
    })
    .execute();
}

/** False when it was removed meanwhile, or its counter has moved on (a sign of a copied key). */
export async function markUsed(
  trx: Transaction<Tables>,
  { id, counter: before }: Pick<StaffPasskeyRow, 'counter' | 'id'>,
  { counter, now }: { readonly counter: number; readonly now: Date },
): Promise<boolean> {
  const used = await trx
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Answers its name. */
export async function deletePasskey(
  trx: Transaction<Tables>,
  { id, staffId }: { readonly id: string; readonly staffId: string },
): Promise<string | undefined> {
  const gone = await trx
    .deleteFrom('staff_passkeys')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('name')
    .executeTakeFirst();
  return gone?.name;
}

export async function deletePasskeys(trx: Transaction<Tables>, staffId: string): Promise<void> {
  await trx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
}
