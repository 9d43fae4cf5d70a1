import type { Transaction } from 'kysely';
import { isUniqueViolation } from '../../db/databaseErrors.ts';
import type { Tables } from '../../db/__generated__/tables.ts';
import { audit } from '../../lib/audit.ts';
import { DomainError } from '../../lib/request/errors.ts';
import { keyOf } from '../../lib/request/globalId.ts';
import type { StaffContext } from '../../lib/request/staff.ts';
import { hashToken } from '../accounts/credentials/oneTimeTokens.ts';
import { isPassword } from '../accounts/credentials/passwords.ts';
import {
  askForKey,
  askForNewKey,
  challengeIn,
  challengeMs,
  newKeyOf,
  notShown,
  partyOf,
  readAsserted,
  readRegistered,
  shownBy,
} from '../accounts/passkeys/webauthn.ts';
import type { Asked, Party } from '../accounts/passkeys/webauthn.ts';
import { deviceNameOf } from '../accounts/sessions/deviceNames.ts';
import { attempt } from './attempts.ts';
import * as sql from './passkeysSql.ts';
import type { ChallengePurpose, StaffPasskeyRow } from './passkeysSql.ts';
import { actorOf, requireStaff } from './sessions.ts';
import { staffOfEmail } from './staffSql.ts';

/** More devices than anybody has. */
const most = 20;
const longestName = 60;

/** The operators' pages may have their own host. */
const party = ({ services: { config } }: StaffContext): Party =>
  partyOf(config.admin?.origin ?? config.publicOrigin);

async function keep(
  { services: { db, clock } }: StaffContext,
  { options, challenge }: Asked,
  given: { readonly purpose: ChallengePurpose; readonly staffId: string },
): Promise<string> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + challengeMs);
  await sql.insertChallenge(db, { ...given, challengeHash: hashToken(challenge) }, { now, expiresAt });
  return options;
}

/** Marks the challenge as used, whatever comes of it. */
async function take(
  { services: { db, clock } }: StaffContext,
  challenge: string,
  given: { readonly purpose: ChallengePurpose; readonly staffId: string },
): Promise<void> {
  const expected = { ...given, challengeHash: hashToken(challenge) };
  if (!(await sql.takeChallenge(db, expected, clock.now()))) throw notShown();
}

export function ownPasskeys(context: StaffContext): Promise<StaffPasskeyRow[]> {
  return sql.passkeysOf(context.services.db, requireStaff(context).staffId);
}

/** Asks for the password again: nobody else can add a key at an unlocked desk. */
export async function staffPasskeyOptions(
  context: StaffContext,
  password: string,
): Promise<{ options: string }> {
  const { staffId, email } = requireStaff(context);
  const { services } = context;
  const right = await attempt(context, staffId, async () => {
    const account = await staffOfEmail(services.db, email);
    return (await isPassword(services, account?.passwordHash, password)) ? account : undefined;
  });
  if (!right) throw new DomainError('UserInputInvalidError', 'パスワードが違います。', { field: 'password' });
  const known = await sql.passkeysOf(services.db, staffId);
  if (known.length >= most) throw new DomainError('ForbiddenError', `パスキーは${most}個まで登録できます。`);
  const asked = await askForNewKey(party(context), { id: staffId, name: email }, known);
  return { options: await keep(context, asked, { purpose: 'REGISTER', staffId }) };
}

/** Named after the device that asks. */
export async function registerStaffPasskey(context: StaffContext, response: string): Promise<void> {
  const { services, request } = context;
  const { staffId } = requireStaff(context);
  const read = readRegistered(response);
  const challenge = challengeIn(read);
  await take(context, challenge, { purpose: 'REGISTER', staffId });
  const { credentialId, publicKey, counter, transports } = await newKeyOf(party(context), read, challenge);
  const name = deviceNameOf(request.userAgent).slice(0, longestName) || 'パスキー';
  const run = services.db.transaction().execute(async (trx) => {
    await sql.insertPasskey(trx, {
      id: services.newId(),
      staffId,
      credentialId,
      publicKey,
      counter,
      transports,
      name,
      createdAt: services.clock.now(),
    });
    await audit(
      trx,
      { ...services, actor: actorOf(context) },
      { action: 'staff.passkeyAdd', subjectKind: 'STAFF', subjectId: staffId, detail: { name } },
    );
  });
  await run.catch((error: unknown) => {
    throw isUniqueViolation(error, 'staff_passkeys_credential_id_key') ? notShown() : error;
  });
}

/** Idempotent. Signing in with the app's code still works. */
export async function removeStaffPasskey(context: StaffContext, globalId: string): Promise<void> {
  const { services } = context;
  const { staffId } = requireStaff(context);
  const id = keyOf(globalId, 'StaffPasskey');
  if (id === undefined) return;
  await services.db.transaction().execute(async (trx) => {
    const name = await sql.deletePasskey(trx, { id, staffId });
    if (name !== undefined)
      await audit(
        trx,
        { ...services, actor: actorOf(context) },
        { action: 'staff.passkeyRemove', subjectKind: 'STAFF', subjectId: staffId, detail: { name } },
      );
  });
}

/** After the password: a challenge for any of their passkeys; null when they have none. */
export async function askAtTheDoor(context: StaffContext, staffId: string): Promise<string | null> {
  const known = await sql.passkeysOf(context.services.db, staffId);
  if (known.length === 0) return null;
  return keep(context, await askForKey(party(context), known), { purpose: 'SIGN_IN', staffId });
}

/**
 * Checks a passkey's answer; the returned function records its use once the account is locked. Undefined when
 * it is not theirs.
 */
export async function shownAtTheDoor(
  context: StaffContext,
  staffId: string,
  answer: string,
): Promise<((trx: Transaction<Tables>) => Promise<boolean>) | undefined> {
  try {
    const read = readAsserted(answer);
    const challenge = challengeIn(read);
    await take(context, challenge, { purpose: 'SIGN_IN', staffId });
    const key = (await sql.passkeysOf(context.services.db, staffId)).find(
      ({ credentialId }) => credentialId === read.id,
    );
    if (!key) return undefined;
    const { counter } = await shownBy(party(context), read, { challenge, key, owner: staffId });
    return (trx) => sql.markUsed(trx, key, { counter, now: context.services.clock.now() });
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
