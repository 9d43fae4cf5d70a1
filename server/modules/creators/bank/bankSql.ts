import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { SealedRow } from '../../../lib/secrets/reseal.ts';

type Row = Insertable<Tables['creator_bank_accounts']>;

/** True when it replaced another one. */
export async function putAccount(trx: Transaction<Tables>, row: Row): Promise<boolean> {
  const { user_id: owner, ...values } = row;
  const former = await trx
    .selectFrom('creator_bank_accounts')
    .select('user_id')
    .where('user_id', '=', owner)
    .executeTakeFirst();
  await trx
    .insertInto('creator_bank_accounts')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return former !== undefined;
}

/** Answers the last digits of the deleted account. */
export async function deleteAccount(trx: Transaction<Tables>, userId: string): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('creator_bank_accounts')
    .where('user_id', '=', userId)
    .returning('account_number_end as numberEnd')
    .executeTakeFirst();
  return row?.numberEnd;
}

/** A page of numbers, after this user's. */
export function sealedNumbers(db: Kysely<Tables>, after: string, limit: number): Promise<SealedRow[]> {
  return db
    .selectFrom('creator_bank_accounts')
    .select(['user_id as userId', 'account_number_encrypted as sealed'])
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

/** Only if the row still holds what was read: a newer account stays. */
export async function replaceSealed(
  db: Kysely<Tables>,
  { userId, sealed }: SealedRow,
  anew: string,
): Promise<void> {
  await db
    .updateTable('creator_bank_accounts')
    .set({ account_number_encrypted: anew })
    .where('user_id', '=', userId)
    .where('account_number_encrypted', '=', sealed)
    .execute();
}

export async function accountOf(trx: Transaction<Tables>, userId: string) {
  return trx
    .selectFrom('creator_bank_accounts')
    .select([
      'bank_name as bankName',
      'branch_name as branchName',
      'branch_code as branchCode',
      'account_type as accountType',
      'account_holder_kana as holder',
      'account_number_encrypted as sealed',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
