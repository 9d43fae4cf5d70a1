import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

/**
 * Every column that points at a person stands in one of the two lists; `purge.test.ts` walks the foreign keys and fails on one that does
 * not. These rows are deleted, in this order.
 */
export const purged = [
  'identities.user_id',
  'password_credentials.user_id',
  'one_time_tokens.user_id',
  'sessions.user_id',
  'user_blocks.blocker_id',
  'user_blocks.blocked_id',
  'notification_preferences.user_id',
  'user_settings.user_id',
  'data_exports.user_id',
  'job_change_motivations.user_id',
  'dialog_closings.user_id',
  'activity_notifications.user_id',
  'activity_notifications.actor_id',
  'platform_notification_reads.user_id',
  'saved_searches.user_id',
  'contact_messages.user_id',
  'document_requests.user_id',
  'company_invitations.accepted_user_id',
  'bookmarks.user_id',
  'follows.follower_id',
  'follows.followee_id',
  'activities.user_id',
  'search_documents.owner_id',
  'search_documents.creator_id',
  'products.author_id',
  'creator_hidden_companies.creator_id',
  'creator_hidden_domains.creator_id',
  'creator_engagement_types.user_id',
  'creator_onboarding_statuses.user_id',
  'creator_job_profiles.user_id',
  'creator_reward_prices.user_id',
  'creator_bank_accounts.user_id',
  'creator_skills.user_id',
  'creator_tools.user_id',
  'creator_profile_views.creator_id',
  'creator_profile_daily_views.creator_id',
  'corporate_interest_categories.user_id',
  'corporate_todo_statuses.user_id',
  'company_members.user_id',
  'corporate_profiles.user_id',
] as const;

/** Rows that stay, pointing at an account without a name, and why. */
export const kept = {
  'creator_profiles.user_id': 'emptied, and deleted where no room, entry, consultation or offer rests on it',
  'media_objects.owner_id':
    'what a message or a company still shows loses its owner, everything else is deleted',
  'reports.reporter_id': 'the reporter is taken out, the report is the operators’ to handle',
  'company_invitations.invited_by_user_id': 'an open invitation is the company’s',
  'chat_messages.sender_id': 'messages stay, said by 退会したユーザー',
  'chat_members.user_id': 'the room still shows whom it was with',
  'chat_rooms.creator_id': 'the company keeps its conversation',
  'chat_rooms.created_by_user_id': 'the same',
  'job_entries.creator_id': 'the company’s record of whom it answered; the words are deleted',
  'job_entry_notes.author_id': 'a colleague’s notes are the company’s',
  'job_entry_stage_changes.changed_by_user_id': 'the history of somebody else’s entry',
  'job_openings.created_by_user_id': 'openings are the company’s',
  'job_openings.edited_by_user_id': 'the same',
  'job_opening_changes.edited_by_user_id': 'the same',
  'job_opening_versions.published_by_user_id': 'what was published is proof',
  'job_consultations.creator_id': 'the company’s own words',
  'job_consultations.sender_id': 'the creator’s proof of what was asked',
  'official_job_offers.creator_id': 'proof for the other side, by law',
  'official_job_offers.sender_id': 'the same',
  'official_job_offer_versions.created_by_user_id': 'the same',
  'official_job_offer_responses.responded_by_user_id': 'the same',
} as const;

export interface Leaving {
  readonly userId: string;
  readonly email: string;
}

/** An account whose time has come, held; undefined when it was cancelled, or another server is at it. */
export function holdDue(
  trx: Transaction<Tables>,
  userId: string,
  now: Date,
): Promise<{ email: string } | undefined> {
  return trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('status', '<>', 'DELETED')
    .where('deletion_due_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

interface Undecided {
  readonly id: string;
  readonly stage: Selectable<Tables['job_entries']>['stage'];
}

const decided = ['DECLINED', 'HIRED', 'WITHDRAWN'] as const;

/** What a person entered and nobody has decided, held behind its openings as by everybody who writes an entry. */
export async function holdUndecided(trx: Transaction<Tables>, userId: string): Promise<Undecided[]> {
  const entries = trx
    .selectFrom('job_entries')
    .where('creator_id', '=', userId)
    .where('stage', 'not in', decided);
  await trx
    .selectFrom('job_openings')
    .select('id')
    .where('id', 'in', entries.select('job_opening_id'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return entries.select(['id', 'stage']).orderBy('id').forNoKeyUpdate().execute();
}

/** Nobody waits for an answer that nobody would read. */
export async function withdrawEntries(
  trx: Transaction<Tables>,
  entries: readonly (Undecided & { readonly stepId: string })[],
  { userId }: Leaving,
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  await trx
    .updateTable('job_entries')
    .set({ stage: 'WITHDRAWN', stage_changed_at: now })
    .where('id', 'in', ids)
    .execute();
  await trx
    .insertInto('job_entry_stage_changes')
    .values(
      entries.map(({ id, stage, stepId }) => ({
        id: stepId,
        entry_id: id,
        from_stage: stage,
        to_stage: 'WITHDRAWN',
        changed_by_user_id: userId,
        changed_at: now,
      })),
    )
    .execute();
}

/** The words in what others keep. */
async function emptyEntries(trx: Transaction<Tables>, userId: string): Promise<void> {
  const own = trx.selectFrom('job_entries').select('id').where('creator_id', '=', userId);
  await trx.deleteFrom('job_entry_answers').where('entry_id', 'in', own).execute();
  await trx.deleteFrom('job_entry_notes').where('entry_id', 'in', own).execute();
  await trx
    .updateTable('job_entry_stage_changes')
    .set({ message: null })
    .where('entry_id', 'in', own)
    .execute();
  await trx.updateTable('job_entries').set({ entry_message: '' }).where('creator_id', '=', userId).execute();
}

/** Rows that name the person without pointing at them. */
async function deleteUnlinked(trx: Transaction<Tables>, { userId, email }: Leaving): Promise<void> {
  for (const table of ['product_views', 'creator_profile_views', 'journal_views'] as const) {
    await trx.deleteFrom(table).where('viewer_key', '=', userId).execute();
  }
  for (const table of ['company_invitations', 'leads'] as const) {
    await trx
      .deleteFrom(table)
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .execute();
  }
}

/** A profile that rooms or proofs rest on stays without anything in it; else it goes. */
async function emptyProfile(trx: Transaction<Tables>, userId: string, now: Date): Promise<void> {
  await sql`
    delete from creator_profiles as p where p.user_id = ${userId}::uuid
      and not exists (select from chat_rooms where creator_id = p.user_id)
      and not exists (select from job_entries where creator_id = p.user_id)
      and not exists (select from job_consultations where creator_id = p.user_id)
      and not exists (select from official_job_offers where creator_id = p.user_id)`.execute(trx);
  await trx
    .updateTable('creator_profiles')
    .set({
      last_name: '退会した',
      first_name: 'ユーザー',
      last_name_kana: null,
      first_name_kana: null,
      user_name: '退会したユーザー',
      introduction: '',
      prefecture_id: null,
      location: null,
      hobby: null,
      gender: null,
      phone_number: null,
      website_url: null,
      profile_media_id: null,
      cover_media_id: null,
      invoice_registration_number: null,
      is_individual: true,
      is_hidden: true,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Everything personal of a held account but its uploads; answers the objects of its exports. */
export async function purge(trx: Transaction<Tables>, leaving: Leaving, now: Date): Promise<string[]> {
  const { userId } = leaving;
  const exports = await trx
    .selectFrom('data_exports')
    .select('storage_key')
    .where('user_id', '=', userId)
    .where('storage_key', 'is not', null)
    .execute();
  for (const place of purged) {
    const [table, column] = place.split('.');
    await sql`delete from ${sql.table(table ?? '')} where ${sql.ref(column ?? '')} = ${userId}::uuid`.execute(
      trx,
    );
  }
  await trx.updateTable('reports').set({ reporter_id: null }).where('reporter_id', '=', userId).execute();
  await deleteUnlinked(trx, leaving);
  await emptyEntries(trx, userId);
  await emptyProfile(trx, userId, now);
  await trx
    .updateTable('users')
    .set({
      status: 'DELETED',
      deleted_at: now,
      deletion_due_at: null,
      // Nobody can receive mail there, and the person's own address is free to register again.
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
  return exports.flatMap(({ storage_key: key }) => key ?? []);
}
