import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../lib/services.ts';
import { notificationKinds } from './preferences.ts';
import * as sql from './settingsSql.ts';

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'tokenSecret'>;

/** What a mail can be stopped as: its kind of notice, or the mail of the day. */
const stoppedKinds = [...notificationKinds, 'DIGEST'] as const;

function signature({ tokenSecret }: Pick<Services, 'tokenSecret'>, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, 'tsumugi', 'stopping mails', 32));
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 27);
}

/** Stops mails of a kind for whoever got one of these, with no session and for as long as the mail is kept. */
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

/** One press: says whether the address is one of ours. Pressed again, it stays as it is. */
export async function stopMails(services: Needs, token: string): Promise<boolean> {
  const [name = '', person = '', given = '', ...more] = token.split('~');
  const wanted = Buffer.from(signature(services, `${name}~${person}`));
  const sent = Buffer.from(given);
  if (more.length > 0 || sent.length !== wanted.length || !timingSafeEqual(sent, wanted)) return false;
  const kind = stoppedKinds.find((one) => one === name);
  const userId = uuidOf(person);
  if (kind === undefined || userId === undefined) return false;
  const now = services.clock.now();
  if (kind === 'DIGEST') await sql.stopDigest(services.db, userId, now);
  else await sql.stopMailsOf(services.db, userId, kind, now);
  return true;
}
