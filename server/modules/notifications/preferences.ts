import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Context } from '../../lib/request/context.ts';
import { DomainError } from '../../lib/request/errors.ts';
import { viewerId } from '../../lib/request/viewer.ts';
import type { Role } from '../../lib/request/viewer.ts';
import { activityTypes } from './activity.ts';
import * as sql from './preferencesSql.ts';
import { ensureSettings } from './settingsSql.ts';
import type { ChosenPreference, PreferenceRow } from './preferencesSql.ts';

export type NotificationKind = PreferenceRow['kind'];

export const notificationKinds = [
  ...activityTypes,
  'PLATFORM',
] as const satisfies readonly NotificationKind[];

export const mailTimings = ['AT_ONCE', 'DAILY', 'NEVER'] as const satisfies readonly PreferenceRow['mail'][];

/** The kinds each role can get, in the settings' order. */
const kindsOf: Readonly<Record<Role, readonly NotificationKind[]>> = {
  CREATOR_USER: [
    'CHAT_MESSAGE',
    'INTERVIEW',
    'JOB_CONSULTATION',
    'JOB_OFFER',
    'ENGAGEMENT',
    'ENTRY_PROGRESS',
    'SAVED_JOB_OPENING',
    'FOLLOW_RECEIVED',
    'PRODUCT_REVIEW',
    'SAVED_SEARCH',
    'PLATFORM',
  ],
  // For answers to consultations and offers they sent.
  CORPORATE_USER: [
    'CHAT_MESSAGE',
    'INTERVIEW',
    'ENTRY_JOB_OPENING',
    'JOB_CONSULTATION',
    'JOB_OFFER',
    'ENGAGEMENT',
    'OPENING_REVIEW',
    'SAVED_SEARCH',
    'PLATFORM',
  ],
  CORPORATE_AGENT: [
    'CHAT_MESSAGE',
    'INTERVIEW',
    'ENTRY_JOB_OPENING',
    'JOB_CONSULTATION',
    'SAVED_SEARCH',
    'PLATFORM',
  ],
  OUTSOURCING_RECRUITER: ['CHAT_MESSAGE', 'INTERVIEW', 'ENTRY_JOB_OPENING', 'SAVED_SEARCH', 'PLATFORM'],
};

interface Owner {
  readonly id: string;
  readonly role: Role;
}

/** All kinds for the person, as chosen or by default: in the app, and by mail at once. */
export async function preferencesOf(context: Context, { id, role }: Owner): Promise<PreferenceRow[]> {
  if (viewerId(context.viewer) !== id) return [];
  const chosen = new Map(
    (await sql.preferencesOf(context.services.db, id)).map((preference) => [preference.kind, preference]),
  );
  return kindsOf[role].map((kind) => chosen.get(kind) ?? { kind, inApp: true, mail: 'AT_ONCE', push: true });
}

export async function updatePreference(
  { services, viewer }: Context,
  preference: ChosenPreference,
): Promise<void> {
  if (viewer.kind !== 'user') throw new DomainError('ForbiddenError', 'この操作はできません。');
  if (!viewer.roles.some((role) => kindsOf[role].includes(preference.kind))) {
    throw new DomainError('ArgumentInvalidError', 'この種類の通知は届かないため、設定できません。', {
      field: 'kind',
    });
  }
  const now = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    await sql.writePreference(trx, viewer.userId, preference, now);
    if (preference.mail === 'DAILY') await ensureSettings(trx, viewer.userId, now);
  });
}

/** From now on they get the digest. */
export async function awaitMailOfDay(trx: Transaction<Tables>, userId: string, now: Date): Promise<void> {
  await ensureSettings(trx, userId, now);
}
