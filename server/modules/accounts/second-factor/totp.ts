import type { Kysely, Transaction } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { reseal } from '../../../lib/secrets/reseal.ts';
import type { Services } from '../../../lib/request/services.ts';
import { toHalfWidth } from '../../../lib/text/text.ts';
import * as sql from './secondFactorSql.ts';

/** What every authenticator app supports. */
const shape = { issuer: 'つむぎ', algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;

type Sealing = Pick<Services, 'clock' | 'secrets'>;

/** Binds an encrypted secret to its owner's row. */
const placeOf = (userId: string) => `totp_credentials.secret:${userId}`;

export interface NewTotp {
  readonly secret: string;
  /** The QR code's text. */
  readonly uri: string;
}

/** Shown once; `label` names the account in the app. */
export function newTotp(label: string): NewTotp {
  const secret = new Secret({ size: secretBytes });
  return { secret: secret.base32, uri: new TOTP({ ...shape, label, secret }).toString() };
}

export function codeAt(secret: string, now: Date): string {
  return new TOTP({ ...shape, secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

/** The time step of a typed code: this one or a neighbour, after the last one used; else undefined. */
export function stepOf(secret: string, typed: string, now: Date, lastStep: number): number | undefined {
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: digitsOf(typed), timestamp, window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / shape.period) + delta;
  return step > lastStep ? step : undefined;
}

/** Inactive until its first code is shown. */
export async function putTotp(
  trx: Transaction<Tables>,
  { clock, secrets }: Sealing,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<NewTotp> {
  const made = newTotp(email);
  await sql.putTotp(trx, { userId, sealed: secrets.seal(made.secret, placeOf(userId)), now: clock.now() });
  return made;
}

export async function isFactorOn(db: Kysely<Tables>, userId: string): Promise<boolean> {
  return ((await sql.totpOf(db, userId))?.confirmedAt ?? null) !== null;
}

export function wrongCode(field: 'code' | 'recoveryCode' | 'totpCode' = 'code'): DomainError {
  // The app shows a new one every half minute; of the others there are ten.
  const next = field === 'recoveryCode' ? '別のコード' : '新しいコード';
  return new DomainError(
    'UserInputInvalidError',
    `コードが違うか、すでに使われています。${next}を入力してください。`,
    { field },
  );
}

/** People type full-width digits and a blank in the middle. */
function digitsOf(typed: string): string {
  return toHalfWidth(typed.slice(0, 40)).replace(/[\s-]/gu, '');
}

/**
 * Accepts a code once: of this time step or a neighbour, never one before the last used. The account is
 * locked, so only one of several simultaneous uses succeeds.
 */
export async function takeTotpCode(
  trx: Transaction<Tables>,
  { clock, secrets }: Sealing,
  userId: string,
  typed: string,
): Promise<boolean> {
  const row = await sql.totpOf(trx, userId);
  if (!row) return false;
  const now = clock.now();
  const secret = secrets.open(row.secretEncrypted, placeOf(userId));
  const step = stepOf(secret, typed, now, row.lastStep);
  if (step === undefined) return false;
  await sql.markStep(trx, userId, step, row.confirmedAt ?? now);
  return true;
}

/** After a change of key. Answers how many. */
export function resealTotps({ db, ...services }: Pick<Services, 'db' | 'log' | 'secrets'>): Promise<number> {
  return reseal(services, {
    what: 'a second factor',
    placeOf,
    rowsAfter: (userId, limit) => sql.sealedSecrets(db, userId, limit),
    replace: (row, anew) => sql.replaceSealed(db, row, anew),
  });
}
