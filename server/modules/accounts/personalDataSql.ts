import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { area } from '../../lib/personalData.ts';
import type { Leaving, PersonalData } from '../../lib/personalData.ts';

/** Empties the row but keeps it, since other rows point at it. */
async function emptyAccount(trx: Transaction<Tables>, { userId }: Leaving, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      status: 'DELETED',
      deleted_at: now,
      deletion_due_at: null,
      // Receives no mail, and frees the person's address.
      email: `${userId}@deleted.invalid`,
      email_verified_at: null,
      suspension_reason: null,
      trial_ends_at: null,
      first_work_approved_at: null,
      via_prairie_card: false,
      closed_prairie_card_sign_up_campaign_ended_dialog_at: null,
      last_active_at: null,
    })
    .where('id', '=', userId)
    .execute();
}

export const accountsPersonalData = {
  areas: [
    area(
      'account.json',
      'アカウント(メールアドレス、登録日、ログイン方法、転職意向のアンケートなど)',
      'users as t',
      't.id',
      't.id',
      `'email', t.email, 'emailVerifiedAt', t.email_verified_at, 'role', t.role, 'registrationStep', t.registration_step,
     'createdAt', t.created_at, 'registrationCompletedAt', t.registration_completed_at, 'lastActiveAt', t.last_active_at,
     'deletionDueAt', t.deletion_due_at, 'viaPrairieCard', t.via_prairie_card,
     'passwordChangedAt', (select changed_at from password_credentials where user_id = t.id),
     'authenticatorAppSince', (select confirmed_at from totp_credentials where user_id = t.id),
     'recoveryCodesLeft', (select count(*) from recovery_codes where user_id = t.id and used_at is null),
     'rememberedDevicesUntil', (select json_agg(expires_at) from remembered_devices where user_id = t.id),
     'secondFactorRemovedAt', (select due_at from factor_recoveries where user_id = t.id),
     'google', (select json_agg(json_build_object('email', i.email, 'since', i.created_at)) from identities as i where i.user_id = t.id),
     'jobChangeMotivation', (select json_build_object('motivation', j.motivation, 'registeredAt', j.registered_at)
       from job_change_motivations as j where j.user_id = t.id)`,
    ),
    area(
      'passkeys.json',
      'パスキー(名前、登録日、最後に使った日)',
      'passkeys as t',
      't.user_id',
      't.id',
      `'name', t.name, 'isBackedUp', t.is_backed_up, 'createdAt', t.created_at, 'lastUsedAt', t.last_used_at`,
    ),
    area(
      'security_changes.json',
      'ログイン方法の変更の記録',
      'security_changes as t',
      't.user_id',
      't.id',
      `'kind', t.kind, 'detail', t.detail, 'deviceName', t.device_name, 'address', t.address, 'createdAt', t.created_at`,
    ),
    area(
      'decisions.json',
      '運営の判断と、それへの異議',
      'member_decisions as t',
      't.user_id',
      't.id',
      `'about', t.subject_kind, 'name', t.subject_name, 'rule', t.rule, 'reason', t.reason, 'decidedAt', t.decided_at,
     'endsAt', t.ends_at, 'endedAt', t.ended_at, 'contestedAt', t.contested_at, 'contest', t.contest, 'answeredAt', t.answered_at,
     'answer', t.answer, 'answerWords', t.answer_words`,
    ),
    area(
      'sessions.json',
      'ログインした端末',
      'sessions as t',
      't.user_id',
      't.id',
      `'deviceName', t.device_name, 'userAgent', t.user_agent, 'address', t.address, 'createdAt', t.created_at,
     'lastUsedAt', t.last_used_at, 'endedAt', t.ended_at`,
    ),
  ],
  purged: [
    'identities.user_id',
    'password_credentials.user_id',
    'one_time_tokens.user_id',
    'passkeys.user_id',
    'totp_credentials.user_id',
    'recovery_codes.user_id',
    'remembered_devices.user_id',
    'factor_recoveries.user_id',
    'security_changes.user_id',
    'sessions.user_id',
    'user_settings.user_id',
  ],
  kept: {
    'member_decisions.user_id': 'what the house decided and why, for whoever contests it',
  },
  empty: emptyAccount,
} as const satisfies PersonalData;
