import * as v from 'valibot';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import { HopelessEffectError, PostponedEffectError } from '../../../lib/outbox/outbox.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { Services } from '../../../lib/request/services.ts';
import { houseOf } from '../../mail/house.ts';
import type { MailRequest } from '../../mail/mails.ts';
import { noticePushed } from '../../notices/notices.ts';
import { lineOf } from '../digest/digest.ts';
import { asItStands, quietOf, readerOfListener } from '../digest/outlook.ts';
import { isNews, isNewWord, listener as listenerOf } from '../digest/outlookSql.ts';
import type { PushKeys } from './pushSender.ts';
import * as sql from './pushSql.ts';

const keyPlace = 'push_keys.private_key_sealed';
const mostDevices = 10;
/** Devices off for longer find it in the app. */
const ttlSeconds = 24 * 3_600;

type Keeping = Pick<Services, 'clock' | 'db' | 'push' | 'secrets'>;

/** Our VAPID keys, made on first use. Browsers subscribe to these keys only. */
async function keysOf({ clock, db, push, secrets }: Keeping): Promise<PushKeys> {
  let row = await sql.keys(db);
  if (!row) {
    const made = push.makeKeys();
    const sealed = secrets.seal(made.privateKey, keyPlace);
    await sql.insertKeys(db, { publicKey: made.publicKey, privateKeySealed: sealed }, clock.now());
    row = await sql.keys(db);
  }
  if (!row) throw new Error('There are no keys to push with.');
  return { publicKey: row.publicKey, privateKey: secrets.open(row.privateKeySealed, keyPlace) };
}

/** After a change of the data key. */
export async function resealPushKeys({ db, secrets }: Pick<Services, 'db' | 'secrets'>): Promise<void> {
  const row = await sql.keys(db);
  if (row && !secrets.isCurrent(row.privateKeySealed))
    await sql.resealKeys(db, secrets.seal(secrets.open(row.privateKeySealed, keyPlace), keyPlace));
}

export async function publicKeyOf(services: Keeping): Promise<string> {
  return (await keysOf(services)).publicKey;
}

const notKnown = () =>
  new DomainError('ArgumentInvalidError', 'このブラウザーの通知には対応していません。', {
    field: 'endpoint',
  });

function wellFormed(push: Services['push'], { endpoint, p256dh, auth }: sql.DeviceValues): boolean {
  return (
    endpoint.length <= 1_000 &&
    push.knows(endpoint) &&
    /^[\w-]{87}$/u.test(p256dh) &&
    /^[\w-]{22}$/u.test(auth)
  );
}

/** A browser's subscription, valid while signed in; repeating keeps one device. */
export async function registerDevice(
  { services, viewer }: Context,
  { replaces, ...device }: sql.DeviceValues & { readonly replaces?: string | null | undefined },
): Promise<void> {
  if (viewer.kind !== 'user') throw new DomainError('ForbiddenError', 'この操作はできません。');
  if (!wellFormed(services.push, device)) throw notKnown();
  const { userId, sessionId } = viewer;
  const now = services.clock.now();
  if (replaces != null && replaces !== device.endpoint) await sql.deleteDevice(services.db, userId, replaces);
  await sql.putDevice(services.db, device, { id: services.newId(), userId, sessionId, now });
  await sql.dropOldest(services.db, userId, mostDevices);
}

export async function removeDevice({ services, viewer }: Context, endpoint: string): Promise<void> {
  if (viewer.kind !== 'user') throw new DomainError('ForbiddenError', 'この操作はできません。');
  await sql.deleteDevice(services.db, viewer.userId, endpoint);
}

const renewal = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ old: v.string(), endpoint: v.string(), p256dh: v.string(), auth: v.string() }),
);

/** A service worker has no session: knowing the secret old address authorises it. */
export async function renewDevice(
  services: Pick<Services, 'clock' | 'db' | 'push'>,
  body: string,
  address: string,
): Promise<boolean> {
  await hit(services, { name: 'push.renew', hits: 20, windowMs: 3_600_000 }, address);
  const read = v.safeParse(renewal, body);
  if (!read.success || !wellFormed(services.push, read.output)) return false;
  const { old, ...device } = read.output;
  return sql.renewDevice(services.db, old, device, services.clock.now());
}

/** The mail's subject, and the newest message unless hidden. */
function shown(
  services: Pick<Services, 'config'>,
  letter: MailRequest,
  hidesWords: boolean,
): { readonly title: string; readonly body: string; readonly url: string } {
  const line = lineOf({ ...letter, to: '' }, houseOf(services.config));
  if (line === null) throw new HopelessEffectError('The notice has no words.');
  const words = letter.template === 'messagesWaiting' && !hidesWords ? letter.data.words : null;
  const url = new URL(line.url);
  return { title: line.subject, body: words ?? '', url: `${url.pathname}${url.search}${url.hash}` };
}

type Needs = Keeping & Pick<Services, 'config'>;

async function pushTo(
  services: Needs,
  { concern, deviceId, letter }: v.InferOutput<typeof noticePushed.shape>,
): Promise<void> {
  const { clock, db, push } = services;
  const now = clock.now();
  const device = await sql.device(db, deviceId, now);
  const listener = device && (await listenerOf(db, concern.userId, concern.kind));
  if (!listener || device.userId !== concern.userId || listener.push === false) return;
  const stands =
    concern.kind === 'PLATFORM'
      ? await isNewWord(db, concern.userId, concern.noticeId)
      : await isNews(db, readerOfListener(listener), concern.noticeId);
  if (!stands) return;
  const until = quietOf(listener, now);
  if (until) throw new PostponedEffectError(until);
  // At most 32 base64url characters (RFC 8030).
  const topic = concern.noticeId.replaceAll('-', '');
  const standing = await asItStands(services, letter, concern.noticeId);
  const text = JSON.stringify({ ...shown(services, standing, listener.hidesWords === true), tag: topic });
  const answer = await push.send(device, { text, topic, ttlSeconds }, await keysOf(services));
  if (answer === 'GONE') await sql.retireDevice(db, deviceId, device.endpoint);
}

export function pushEffects(services: Needs): EffectHandlers {
  return handle(noticePushed, (pushed) => pushTo(services, pushed));
}
