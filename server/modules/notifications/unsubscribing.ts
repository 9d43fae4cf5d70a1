import type { Services } from '../../lib/request/services.ts';
import { isSameSignature, signatureOf } from '../../lib/secrets/signing.ts';
import { notificationKinds } from './preferences.ts';
import * as sql from './settingsSql.ts';

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'tokenSecret'>;

/** A kind of notice, or the digest. */
const stoppedKinds = [...notificationKinds, 'DIGEST'] as const;

function signature({ tokenSecret }: Pick<Services, 'tokenSecret'>, text: string): string {
  return signatureOf(tokenSecret, 'stopping mails', text);
}

/** The unsubscribe link of a mail: needs no session and never expires. */
export function unsubscribeAddress(
  services: Pick<Services, 'config' | 'tokenSecret'>,
  userId: string,
  kind: string,
): string {
  const named = `${kind}~${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}`;
  return `${services.config.publicOrigin}/unsubscribe/${named}~${signature(services, named)}`;
}

function uuidOf(text: string): string | undefined {
  const hex = Buffer.from(text, 'base64url').toString('hex');
  return /^[0-9a-f]{32}$/u.test(hex)
    ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5')
    : undefined;
}

/** False for a forged address. Idempotent. */
export async function stopMails(services: Needs, token: string): Promise<boolean> {
  const [name = '', person = '', given = '', ...more] = token.split('~');
  if (more.length > 0 || !isSameSignature(given, signature(services, `${name}~${person}`))) return false;
  const kind = stoppedKinds.find((one) => one === name);
  const userId = uuidOf(person);
  if (kind === undefined || userId === undefined) return false;
  const now = services.clock.now();
  if (kind === 'DIGEST') await sql.stopDigest(services.db, userId, now);
  else await sql.stopMailsOf(services.db, userId, kind, now);
  return true;
}
