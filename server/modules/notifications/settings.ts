import type { Context } from '../../lib/request/context.ts';
import { DomainError } from '../../lib/request/errors.ts';
import { viewerId } from '../../lib/request/viewer.ts';
import type { QuietHours } from '../notices/quietHours.ts';
import { publicKeyOf } from './push/push.ts';
import * as sql from './settingsSql.ts';

export interface NotificationSettings {
  readonly quietHours: QuietHours | null;
  readonly agreesToNews: boolean;
  readonly hidesWords: boolean;
  readonly pushKey: string;
}

/** Null for others' settings. */
export async function settingsOf(
  { services, viewer }: Context,
  userId: string,
): Promise<NotificationSettings | null> {
  if (viewerId(viewer) !== userId) return null;
  const row = await sql.settingsOf(services.db, userId);
  const from = row?.quietFrom ?? null;
  const until = row?.quietUntil ?? null;
  return {
    quietHours: from === null || until === null ? null : { from, until },
    agreesToNews: row !== undefined && row.agreedAt !== null,
    hidesWords: await sql.hidesWords(services.db, userId),
    pushKey: await publicKeyOf(services),
  };
}

export interface SettingsChange {
  readonly quietHours?: QuietHours | null | undefined;
  readonly agreesToNews?: boolean | null | undefined;
  readonly hidesWords?: boolean | null | undefined;
}

const isHour = (hour: number): boolean => Number.isInteger(hour) && hour >= 0 && hour <= 23;

/** Omitted values stay; `null` removes the quiet hours. */
export async function updateSettings(
  { services, viewer }: Context,
  { quietHours, agreesToNews, hidesWords }: SettingsChange,
): Promise<void> {
  if (viewer.kind !== 'user') throw new DomainError('ForbiddenError', 'この操作はできません。');
  const { userId } = viewer;
  if (quietHours && !(isHour(quietHours.from) && isHour(quietHours.until)))
    throw new DomainError('ArgumentInvalidError', '時刻は0時から23時の間で指定してください。', {
      field: 'quietHours',
    });
  if (quietHours && quietHours.from === quietHours.until)
    throw new DomainError('ArgumentInvalidError', '開始と終了には、異なる時刻を指定してください。', {
      field: 'quietHours',
    });
  const now = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    await sql.ensureSettings(trx, userId, now);
    if (quietHours !== undefined) await sql.writeQuietHours(trx, userId, quietHours, now);
    if (agreesToNews != null) await sql.writeAgreement(trx, userId, agreesToNews, now);
    if (hidesWords != null) await sql.writeHidesWords(trx, userId, hidesWords, now);
  });
}
