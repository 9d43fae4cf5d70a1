import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { columnsOf } from '../../db/columns.ts';
import { isStaffRole } from '../../lib/request/staff.ts';
import type { StaffRole } from '../../lib/request/staff.ts';

export interface StaffRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly passwordHash: string;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
}

const columns = columnsOf('id', 'email', 'name', 'roles', 'passwordHash', 'createdAt', 'disabledAt');

const staffOf = <Row extends { readonly roles: readonly string[] }>(row: Row) => ({
  ...row,
  roles: row.roles.filter(isStaffRole),
});

export async function staffOfEmail(db: Kysely<Tables>, email: string): Promise<StaffRow | undefined> {
  const row = await db
    .selectFrom('staff_accounts')
    .select(columns)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row && staffOf(row);
}

/** Locked: signing in, changing the password and disabling run one after another. */
export async function holdStaff(trx: Transaction<Tables>, id: string): Promise<StaffRow | undefined> {
  const row = await trx
    .selectFrom('staff_accounts')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && staffOf(row);
}

export interface ListedStaff extends StaffRow {
  readonly hasSecondFactor: boolean;
  readonly lastUsedAt: Date | null;
}

export async function listStaff(db: Kysely<Tables>): Promise<ListedStaff[]> {
  const rows = await db
    .selectFrom('staff_accounts')
    .select((eb) => [
      ...columns,
      eb
        .exists(
          eb
            .selectFrom('staff_totps as t')
            .select('t.staff_id')
            .whereRef('t.staff_id', '=', 'staff_accounts.id')
            .where('t.confirmed_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('hasSecondFactor'),
      eb
        .selectFrom('staff_sessions as s')
        .select((inner) => inner.fn.max('s.last_used_at').as('at'))
        .whereRef('s.staff_id', '=', 'staff_accounts.id')
        .as('lastUsedAt'),
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(staffOf);
}

export async function insertStaff(
  trx: Transaction<Tables>,
  staff: Pick<StaffRow, 'id' | 'email' | 'name' | 'passwordHash' | 'roles'> & { readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('staff_accounts')
    .values({
      id: staff.id,
      email: staff.email,
      name: staff.name,
      roles: [...staff.roles],
      password_hash: staff.passwordHash,
      created_at: staff.now,
    })
    .execute();
}

export async function changeStaff(
  trx: Transaction<Tables>,
  id: string,
  change: {
    readonly roles?: readonly StaffRole[];
    readonly passwordHash?: string;
    readonly disabledAt?: Date | null;
  },
): Promise<void> {
  await trx
    .updateTable('staff_accounts')
    .set({
      ...(change.roles && { roles: [...change.roles] }),
      ...(change.passwordHash !== undefined && { password_hash: change.passwordHash }),
      ...(change.disabledAt !== undefined && { disabled_at: change.disabledAt }),
    })
    .where('id', '=', id)
    .execute();
}

export interface StaffTotp {
  readonly secretEncrypted: string;
  readonly confirmedAt: Date | null;
  readonly lastStep: number;
}

export function totpOf(db: Kysely<Tables>, staffId: string): Promise<StaffTotp | undefined> {
  return db
    .selectFrom('staff_totps')
    .select(columnsOf('secretEncrypted', 'confirmedAt', 'lastStep'))
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
}

export async function putTotp(
  trx: Transaction<Tables>,
  { staffId, sealed, now }: { readonly staffId: string; readonly sealed: string; readonly now: Date },
): Promise<void> {
  const values = { secret_encrypted: sealed, created_at: now, confirmed_at: null, last_step: 0 };
  await trx
    .insertInto('staff_totps')
    .values({ staff_id: staffId, ...values })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(values))
    .execute();
}

export async function markStep(
  trx: Transaction<Tables>,
  staffId: string,
  step: number,
  confirmedAt: Date,
): Promise<void> {
  await trx
    .updateTable('staff_totps')
    .set({ last_step: step, confirmed_at: confirmedAt })
    .where('staff_id', '=', staffId)
    .execute();
}

interface CodeRow {
  readonly selector: string;
  readonly codeHash: string;
}

export async function putCodes(
  trx: Transaction<Tables>,
  staffId: string,
  codes: readonly CodeRow[],
  now: Date,
): Promise<void> {
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  if (codes.length === 0) return;
  await trx
    .insertInto('staff_recovery_codes')
    .values(
      codes.map(({ selector, codeHash }) => ({
        staff_id: staffId,
        selector,
        code_hash: codeHash,
        created_at: now,
      })),
    )
    .execute();
}

export function unusedCode(
  db: Kysely<Tables>,
  staffId: string,
  selector: string,
): Promise<CodeRow | undefined> {
  return db
    .selectFrom('staff_recovery_codes')
    .select(columnsOf('selector', 'codeHash'))
    .where('staff_id', '=', staffId)
    .where('selector', '=', selector)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** False when already used. */
export async function takeCode(
  trx: Transaction<Tables>,
  staffId: string,
  { selector, codeHash }: CodeRow,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('selector', '=', selector)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('selector')
    .executeTakeFirst();
  return used !== undefined;
}

export async function removeFactor(trx: Transaction<Tables>, staffId: string): Promise<void> {
  await trx.deleteFrom('staff_totps').where('staff_id', '=', staffId).execute();
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
}
