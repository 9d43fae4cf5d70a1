import { randomBytes } from 'node:crypto';
import { audit } from '../../lib/audit.ts';
import type { Acting } from '../../lib/audit.ts';
import { DomainError } from '../../lib/request/errors.ts';
import { Inputs } from '../../lib/request/inputs.ts';
import type { Services } from '../../lib/request/services.ts';
import type { StaffContext, StaffRole } from '../../lib/request/staff.ts';
import { checkNewPassword, hashPassword, isPassword } from '../accounts/credentials/passwords.ts';
import { normalizeEmail } from '../accounts/users/emails.ts';
import { actorOf, endSessionsOf, requireStaff } from './sessions.ts';
import { deletePasskeys } from './passkeysSql.ts';
import * as sql from './staffSql.ts';
import type { ListedStaff, StaffRow } from './staffSql.ts';

type Making = Acting & Pick<Services, 'clock' | 'db' | 'hashing' | 'newId'>;

/** 120 bits, shown once and changed at the first sign-in. */
const firstPassword = (): string => randomBytes(15).toString('base64url');

const unknown = () => new DomainError('ArgumentInvalidError', 'この運営者は見つかりません。');

/** Only from the command line; there is no sign-up. Answers the first password, shown once. */
export async function makeStaff(
  services: Making,
  given: { readonly email: string; readonly name: string; readonly roles: readonly StaffRole[] },
): Promise<{ readonly email: string; readonly password: string }> {
  const inputs = new Inputs();
  const name = inputs.requiredLine('name', '名前', given.name, 50);
  inputs.finish();
  const email = normalizeEmail(given.email, 'email');
  const password = firstPassword();
  const passwordHash = await hashPassword(services, password);
  await services.db.transaction().execute(async (trx) => {
    if (await sql.staffOfEmail(trx, email))
      throw new DomainError('ArgumentInvalidError', 'このメールアドレスの運営者は、すでにいます。');
    const id = services.newId();
    await sql.insertStaff(trx, {
      id,
      email,
      name,
      roles: given.roles,
      passwordHash,
      now: services.clock.now(),
    });
    await audit(trx, services, {
      action: 'staff.make',
      subjectKind: 'STAFF',
      subjectId: id,
      detail: { name, roles: [...given.roles] },
    });
  });
  return { email, password };
}

export function listStaff({ db }: Pick<Services, 'db'>): Promise<ListedStaff[]> {
  return sql.listStaff(db);
}

export async function staffOfEmail({ db }: Pick<Services, 'db'>, email: string): Promise<StaffRow> {
  const found = await sql.staffOfEmail(db, normalizeEmail(email, 'email'));
  if (!found) throw unknown();
  return found;
}

async function change(
  services: Making,
  email: string,
  action: string,
  run: (
    trx: Parameters<typeof sql.holdStaff>[0],
    held: StaffRow,
  ) => Promise<Readonly<Record<string, string>>>,
): Promise<StaffRow> {
  const { id } = await staffOfEmail(services, email);
  return services.db.transaction().execute(async (trx) => {
    const held = await sql.holdStaff(trx, id);
    if (!held) throw unknown();
    const detail = await run(trx, held);
    await audit(trx, services, { action, subjectKind: 'STAFF', subjectId: id, detail });
    return held;
  });
}

export function setStaffRoles(
  services: Making,
  email: string,
  roles: readonly StaffRole[],
): Promise<StaffRow> {
  return change(services, email, 'staff.roles', async (trx, held) => {
    await sql.changeStaff(trx, held.id, { roles });
    return { before: held.roles.join(','), after: roles.join(',') };
  });
}

export function disableStaff(services: Making, email: string): Promise<StaffRow> {
  return change(services, email, 'staff.disable', async (trx, held) => {
    await sql.changeStaff(trx, held.id, { disabledAt: services.clock.now() });
    await endSessionsOf(trx, services, held.id, 'DISABLED');
    return {};
  });
}

export function enableStaff(services: Making, email: string): Promise<StaffRow> {
  return change(services, email, 'staff.enable', async (trx, held) => {
    await sql.changeStaff(trx, held.id, { disabledAt: null });
    return {};
  });
}

/** A new first password; the second factor is set up again at the next sign-in. */
export async function resetStaff(
  services: Making,
  email: string,
): Promise<{ readonly email: string; readonly password: string }> {
  const password = firstPassword();
  const passwordHash = await hashPassword(services, password);
  const held = await change(services, email, 'staff.reset', async (trx, { id }) => {
    await sql.changeStaff(trx, id, { passwordHash });
    await sql.removeFactor(trx, id);
    await deletePasskeys(trx, id);
    await endSessionsOf(trx, services, id, 'RESET');
    return {};
  });
  return { email: held.email, password };
}

/** Needs the present password. Ends the other sessions. */
export async function changeOwnPassword(
  context: StaffContext,
  typed: { readonly current: string; readonly password: string },
): Promise<void> {
  const { services } = context;
  const { staffId, email } = requireStaff(context);
  const known = await staffOfEmail(services, email);
  if (!(await isPassword(services, known.passwordHash, typed.current)))
    throw new DomainError('UserInputInvalidError', '現在のパスワードが違います。', { field: 'current' });
  await checkNewPassword(typed.password, 'password');
  const passwordHash = await hashPassword(services, typed.password);
  await services.db.transaction().execute(async (trx) => {
    const held = await sql.holdStaff(trx, staffId);
    if (held?.passwordHash !== known.passwordHash) throw unknown();
    await sql.changeStaff(trx, staffId, { passwordHash });
    await audit(
      trx,
      { ...services, actor: actorOf(context) },
      { action: 'staff.password', subjectKind: 'STAFF', subjectId: staffId },
    );
  });
}
