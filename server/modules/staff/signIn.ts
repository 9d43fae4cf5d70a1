import { audit } from '../../lib/audit.ts';
import { DomainError } from '../../lib/request/errors.ts';
import type { StaffContext } from '../../lib/request/staff.ts';
import { isPassword } from '../accounts/credentials/passwords.ts';
import { notShown } from '../accounts/passkeys/webauthn.ts';
import { makeCodes, partsOf } from '../accounts/second-factor/recoveryCodes.ts';
import { newTotp, stepOf, wrongCode } from '../accounts/second-factor/totp.ts';
import type { NewTotp } from '../accounts/second-factor/totp.ts';
import { emailKey, normalizeEmail } from '../accounts/users/emails.ts';
import { attempt } from './attempts.ts';
import { askAtTheDoor, shownAtTheDoor } from './passkeys.ts';
import { openStaffSession } from './sessions.ts';
import type { StaffTokens } from './sessions.ts';
import * as sql from './staffSql.ts';
import { signStep, staffOfStep, stepHolds } from './tokens.ts';

const placeOf = (staffId: string) => `staff_totps.secret:${staffId}`;

export interface StaffStep {
  /** Sent with the second factor, within ten minutes. */
  readonly stepToken: string;
  /** For accounts without a second factor: set up the app now and send its first code. */
  readonly totp: NewTotp | null;
  /** Passkey options as JSON; null without passkeys. */
  readonly passkeyOptions: string | null;
}

/** The first step; a second factor must follow. */
export async function beginStaffSignIn(
  context: StaffContext,
  typed: { readonly email: string; readonly password: string },
): Promise<StaffStep> {
  const { services } = context;
  const email = normalizeEmail(typed.email, 'email');
  if (typed.password === '')
    throw new DomainError('UserInputInvalidError', 'パスワードを入力してください。', { field: 'password' });
  const account = await sql.staffOfEmail(services.db, email);
  const right = await attempt(context, emailKey(email), async () =>
    (await isPassword(services, account?.passwordHash, typed.password)) && account?.disabledAt === null
      ? account
      : undefined,
  );
  if (!right) throw new DomainError('UserInputInvalidError', 'メールアドレスかパスワードが違います。');
  const passkeyOptions = await askAtTheDoor(context, right.id);
  return services.db.transaction().execute(async (trx) => {
    await sql.holdStaff(trx, right.id);
    const known = await sql.totpOf(trx, right.id);
    const stepToken = await signStep(services, right);
    if (known?.confirmedAt) return { stepToken, totp: null, passkeyOptions };
    const totp = newTotp(right.email);
    const sealed = services.secrets.seal(totp.secret, placeOf(right.id));
    await sql.putTotp(trx, { staffId: right.id, sealed, now: services.clock.now() });
    return { stepToken, totp, passkeyOptions };
  });
}

const anew = () =>
  new DomainError('TokenInvalidError', '時間がたったため、もう一度はじめからログインしてください。');

export interface StaffEntered {
  readonly tokens: StaffTokens;
  /** Shown once, when the second factor is set up. */
  readonly recoveryCodes: readonly string[] | null;
}

/** The second step: a passkey, the app's code or a recovery code. */
export async function confirmStaffSignIn(
  context: StaffContext,
  step: {
    readonly stepToken: string;
    readonly code?: string | null | undefined;
    readonly recoveryCode?: string | null | undefined;
    readonly passkey?: string | null | undefined;
  },
): Promise<StaffEntered> {
  const { services } = context;
  const staffId = await staffOfStep(services, step.stepToken);
  if (staffId === undefined) throw anew();
  if (typeof step.passkey === 'string') {
    const { passkey, stepToken } = step;
    const shown = await attempt(context, staffId, () => enterByKey(context, staffId, { stepToken, passkey }));
    if (!shown) throw notShown();
    return shown;
  }
  const byApp = typeof step.code === 'string';
  const entered = await attempt(context, staffId, () =>
    byApp
      ? enterByCode(context, staffId, step.stepToken, step.code ?? '')
      : enterByWritten(context, staffId, step),
  );
  if (!entered) throw wrongCode(byApp ? 'code' : 'recoveryCode');
  return entered;
}

async function enterByKey(
  context: StaffContext,
  staffId: string,
  { stepToken, passkey }: { readonly stepToken: string; readonly passkey: string },
): Promise<StaffEntered | undefined> {
  const { services } = context;
  const note = await shownAtTheDoor(context, staffId, passkey);
  if (!note) return undefined;
  return services.db.transaction().execute(async (trx) => {
    const held = await sql.holdStaff(trx, staffId);
    if (!held || held.disabledAt !== null || !(await stepHolds(services, stepToken, held))) throw anew();
    if (!(await note(trx))) return undefined;
    return enter(context, trx, staffId, 'PASSKEY', null);
  });
}

async function enterByCode(
  context: StaffContext,
  staffId: string,
  stepToken: string,
  code: string,
): Promise<StaffEntered | undefined> {
  const { services } = context;
  // Hashing ten codes is slow: done before the account is locked, and only if needed.
  const first = (await sql.totpOf(services.db, staffId))?.confirmedAt === null;
  const made = first ? await makeCodes(services) : undefined;
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const held = await sql.holdStaff(trx, staffId);
    if (!held || held.disabledAt !== null || !(await stepHolds(services, stepToken, held))) throw anew();
    const totp = await sql.totpOf(trx, staffId);
    if (!totp) throw anew();
    const secret = services.secrets.open(totp.secretEncrypted, placeOf(staffId));
    const halfMinute = stepOf(secret, code, now, totp.lastStep);
    if (halfMinute === undefined) return undefined;
    await sql.markStep(trx, staffId, halfMinute, totp.confirmedAt ?? now);
    const codes = totp.confirmedAt === null ? made : undefined;
    if (codes) await sql.putCodes(trx, staffId, codes.rows, now);
    return enter(context, trx, staffId, codes ? 'TOTP_SET_UP' : 'TOTP', codes?.codes ?? null);
  });
}

async function enterByWritten(
  context: StaffContext,
  staffId: string,
  {
    stepToken,
    recoveryCode,
  }: { readonly stepToken: string; readonly recoveryCode?: string | null | undefined },
): Promise<StaffEntered | undefined> {
  const { services } = context;
  const { selector, secret } = partsOf(recoveryCode ?? '');
  const found = await sql.unusedCode(services.db, staffId, selector);
  const right = await isPassword(services, found?.codeHash, secret);
  if (!right || !found) return undefined;
  return services.db.transaction().execute(async (trx) => {
    const held = await sql.holdStaff(trx, staffId);
    if (!held || held.disabledAt !== null || !(await stepHolds(services, stepToken, held))) throw anew();
    if (!(await sql.takeCode(trx, staffId, found, services.clock.now()))) return undefined;
    return enter(context, trx, staffId, 'RECOVERY_CODE', null);
  });
}

async function enter(
  context: StaffContext,
  trx: Parameters<typeof openStaffSession>[0],
  staffId: string,
  by: string,
  recoveryCodes: readonly string[] | null,
): Promise<StaffEntered> {
  const tokens = await openStaffSession(trx, context, staffId);
  await audit(
    trx,
    { ...context.services, actor: { staffId, address: context.request.ip } },
    { action: 'staff.signIn', subjectKind: 'STAFF', subjectId: staffId, detail: { by } },
  );
  return { tokens, recoveryCodes };
}

/** For the demo town: an operator whose app is already set up, so that a start can print its key. */
export async function setUpDemoFactor(
  { db, clock, secrets }: Pick<StaffContext['services'], 'clock' | 'db' | 'secrets'>,
  email: string,
  secret: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await sql.staffOfEmail(trx, email);
    if (!found || (await sql.totpOf(trx, found.id))?.confirmedAt) return;
    await sql.putTotp(trx, {
      staffId: found.id,
      sealed: secrets.seal(secret, placeOf(found.id)),
      now: clock.now(),
    });
    await sql.markStep(trx, found.id, 0, clock.now());
  });
}

/** For the command line of a local start only. */
export async function openSecret(
  { db, secrets }: Pick<StaffContext['services'], 'db' | 'secrets'>,
  staffId: string,
): Promise<string | undefined> {
  const totp = await sql.totpOf(db, staffId);
  return totp?.confirmedAt ? secrets.open(totp.secretEncrypted, placeOf(staffId)) : undefined;
}
