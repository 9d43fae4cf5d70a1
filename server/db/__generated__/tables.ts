// Printed by server/db/printTables.ts from the migrated database: run `npm run tables` after a migration.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../values.ts';

export interface ActivitiesTable {
  id: string;
  user_id: string;
  type: 'CREATE_PRODUCT' | 'EDIT_PRODUCT' | 'EDIT_JOB_SEEKING_STATUS';
  product_id: string | null;
  job_seeking_status: 'NOT_SEEKING' | 'SEEKING' | 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER' | null;
  occurred_at: Date;
}

export interface ActivityNotificationsTable {
  id: string;
  user_id: string;
  type: 'CHAT_MESSAGE' | 'ENTRY_JOB_OPENING' | 'FOLLOW_RECEIVED' | 'JOB_CONSULTATION' | 'JOB_OFFER' | 'ENTRY_PROGRESS' | 'PRODUCT_REVIEW' | 'SAVED_SEARCH' | 'SAVED_JOB_OPENING' | 'INTERVIEW' | 'ENGAGEMENT' | 'OPENING_REVIEW';
  actor_id: string | null;
  chat_room_id: string | null;
  job_opening_id: string | null;
  entry_id: string | null;
  consultation_id: string | null;
  offer_id: string | null;
  product_id: string | null;
  saved_search_id: string | null;
  detail: ColumnType<Json, string | undefined, string>;
  dedupe_key: string | null;
  in_app: Generated<boolean>;
  mail: Generated<'AT_ONCE' | 'DAILY' | 'NONE'>;
  mailed_at: Date | null;
  sent_at: Date;
  read_at: Date | null;
  letter: ColumnType<Json | null, string | null, string | null>;
  group_day: GeneratedAlways<number | null>;
  engagement_id: string | null;
}

export interface AuditLogTable {
  id: string;
  actor_kind: 'STAFF' | 'COMMAND_LINE' | 'SYSTEM';
  staff_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  detail: ColumnType<Json, string | undefined, string>;
  address: string | null;
  occurred_at: Date;
}

export interface AuditSealsTable {
  sequence: number;
  log_id: string;
  previous_hash: string;
  hash: string;
  sealed_at: Date;
}

export interface AuditUnsealedTable {
  log_id: string;
}

export interface BenefitTotalsTable {
  slug: string;
  uses: Generated<number>;
}

export interface BenefitUsesTable {
  id: string;
  slug: string;
  user_id: string;
  used_at: Date;
}

export interface BookmarksTable {
  user_id: string;
  product_id: string;
  created_at: Date;
}

export interface BuiltDocumentsTable {
  hash: string;
  seen_on: string;
}

export interface BuiltFilesTable {
  path: string;
  body: Uint8Array;
  encoding: 'br' | null;
  seen_on: string;
}

export interface CategoriesTable {
  id: number;
  name: string;
  position: number;
}

export interface ChatMembersTable {
  room_id: string;
  user_id: string;
  joined_at: Date;
  last_read_sequence: Generated<number>;
  last_read_at: Date | null;
  last_sequence: Generated<number>;
  last_message_at: Generated<Date>;
  read_change: Generated<number>;
  is_muted: Generated<boolean>;
  archived_sequence: number | null;
  is_request: Generated<boolean>;
  has_unread: GeneratedAlways<boolean>;
  is_archived: GeneratedAlways<boolean>;
}

export interface ChatMessageWordsTable {
  message_id: string;
  room_id: string;
  company_id: string;
  creator_id: string;
  send_at: Date;
  folded: string;
  pairs: string;
}

export interface ChatMessagesTable {
  id: string;
  room_id: string;
  sequence: number;
  sender_id: string;
  client_id: string;
  kind: 'PLAIN' | 'MEDIA' | 'FILE' | 'JOB_CONSULTATION' | 'JOB_OPENING' | 'INTERVIEW';
  text: string | null;
  media_id: string | null;
  job_opening_id: string | null;
  consultation_id: string | null;
  offer_id: string | null;
  send_at: Date;
  deleted_at: Date | null;
  change: Generated<number>;
  reply_to_id: string | null;
  album_id: string | null;
  quote_id: string | null;
}

export interface ChatRoomNotesTable {
  id: string;
  room_id: string;
  author_id: string;
  client_id: string;
  body: string;
  created_at: Date;
}

export interface ChatRoomsTable {
  id: string;
  company_id: string;
  creator_id: string;
  created_by_user_id: string | null;
  origin: 'DIRECT' | 'ENTRY' | 'CONSULTATION' | 'OFFER' | 'FOLLOW';
  last_sequence: Generated<number>;
  last_message_at: Date;
  created_at: Date;
  last_change: Generated<number>;
  state_change: Generated<number>;
  request_state: 'WAITING' | 'DECLINED' | null;
  requested_at: Date | null;
  answered_at: Date | null;
  blocked_by_company_at: Date | null;
  blocked_by_company_user_id: string | null;
  assignee_id: string | null;
}

export interface ChatScheduledMessagesTable {
  id: string;
  room_id: string;
  sender_id: string;
  client_id: string;
  text: string;
  send_at: Date;
  refusal: string | null;
  changed_at: Date;
}

export interface ChatTemplatesTable {
  id: string;
  company_id: string;
  title: string;
  body: string;
  edited_by_user_id: string;
  created_at: Date;
  edited_at: Date;
}

export interface CompaniesTable {
  id: string;
  name: string;
  name_key: string;
  business_description: Generated<string>;
  corporate_page_url: string | null;
  location: string | null;
  postal_code: string | null;
  prefecture_id: number | null;
  city: string | null;
  street: string | null;
  building: string | null;
  latitude: number | null;
  longitude: number | null;
  contact_email: string | null;
  contact_phone_number: string | null;
  contact_form_url: string | null;
  avatar_media_id: string | null;
  cover_media_id: string | null;
  industry_id: number | null;
  founded_at: string | null;
  corporate_number: string | null;
  invoice_registration_number: string | null;
  capital_yen: number | null;
  employees_count: number | null;
  status: Generated<'ACTIVE' | 'SUSPENDED'>;
  suspended_at: Date | null;
  response_rate_percent: number | null;
  median_reply_minutes: number | null;
  responsiveness_computed_at: Date | null;
  lead_id: string | null;
  created_at: Date;
  updated_at: Date;
  search_text: GeneratedAlways<string>;
  search_pairs: GeneratedAlways<string[]>;
}

export interface CompanyDomainsTable {
  domain: string;
  company_id: string;
}

export interface CompanyInvitationsTable {
  id: string;
  company_id: string;
  email: string;
  role: 'CORPORATE_USER' | 'CORPORATE_AGENT' | 'OUTSOURCING_RECRUITER';
  token_hash: string;
  lead_id: string | null;
  invited_by_user_id: string | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  accepted_user_id: string | null;
  revoked_at: Date | null;
}

export interface CompanyMembersTable {
  user_id: string;
  company_id: string;
  role: 'CORPORATE_USER' | 'CORPORATE_AGENT' | 'OUTSOURCING_RECRUITER';
  joined_at: Date;
}

export interface CompanyResponsivenessDueTable {
  company_id: string;
}

export interface ContactMessagesTable {
  id: string;
  user_id: string | null;
  category: 'SERVICE' | 'ACCOUNT' | 'WORKS' | 'JOBS' | 'PAYMENT' | 'REPORT' | 'PRESS' | 'OTHER';
  name: string;
  company_name: string | null;
  email: string;
  phone_number: string | null;
  body: string;
  status: Generated<'NEW' | 'ANSWERED' | 'CLOSED'>;
  handled_by_staff_id: string | null;
  handled_at: Date | null;
  created_at: Date;
}

export interface CorporateInterestCategoriesTable {
  user_id: string;
  category_id: number;
  position: number;
}

export interface CorporateProfilesTable {
  user_id: string;
  first_name: string;
  last_name: string;
  first_name_kana: string | null;
  last_name_kana: string | null;
  phone_number: string | null;
  profile_media_id: string | null;
  followees_count: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface CorporateTodoStatusesTable {
  user_id: string;
  initial_follow_feature_used: Generated<boolean>;
  initial_access_following_page_used: Generated<boolean>;
  do_not_show_initial_use_follow_feature_again: Generated<boolean>;
  do_not_use_follow_feature_in_following_screen_again: Generated<boolean>;
}

export interface CreatorBankAccountsTable {
  user_id: string;
  bank_code: string;
  bank_name: string;
  branch_code: string;
  branch_name: string;
  account_type: 'ORDINARY' | 'CURRENT' | 'SAVINGS';
  account_number_encrypted: string;
  account_number_end: string;
  account_holder_kana: string;
  registered_at: Date;
}

export interface CreatorEngagementTypesTable {
  id: string;
  user_id: string;
  engagement_type: 'CORPORATE' | 'FREELANCE' | 'SIDEJOB';
  corporate_name: string | null;
  name_of_company_you_currently_work_for: string | null;
  employer_key: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface CreatorHiddenCompaniesTable {
  creator_id: string;
  company_id: string;
  reason: 'MANUAL' | 'EMPLOYER_NAME' | 'EMPLOYER_DOMAIN';
  created_at: Date;
}

export interface CreatorHiddenDomainsTable {
  creator_id: string;
  domain: string;
}

export interface CreatorJobProfilesTable {
  id: string;
  user_id: string;
  job_seeking_status: 'NOT_SEEKING' | 'SEEKING' | 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER';
  latest_job_seeking_status_changed_at: Date;
  operational_hours: 'LESS_THAN_10_HOURS_PER_WEEK' | 'FROM_10_TO_20_HOURS_PER_WEEK' | 'FROM_20_TO_30_HOURS_PER_WEEK' | 'FROM_30_TO_40_HOURS_PER_WEEK' | 'MORE_THAN_40_HOURS_PER_WEEK' | null;
  operational_availabilities: ColumnType<('HOLIDAY' | 'WEEKDAY_DAY_TIME' | 'WEEKDAY_NIGHT_TIME')[], readonly ('HOLIDAY' | 'WEEKDAY_DAY_TIME' | 'WEEKDAY_NIGHT_TIME')[] | undefined, readonly ('HOLIDAY' | 'WEEKDAY_DAY_TIME' | 'WEEKDAY_NIGHT_TIME')[]>;
  way_of_workings: ColumnType<('FLEXIBLE' | 'FULL_REMOTE' | 'OFFICE')[], readonly ('FLEXIBLE' | 'FULL_REMOTE' | 'OFFICE')[] | undefined, readonly ('FLEXIBLE' | 'FULL_REMOTE' | 'OFFICE')[]>;
  reward_note: string | null;
  is_hidden: Generated<boolean>;
  seeking_at: GeneratedAlways<Date | null>;
  created_at: Date;
  updated_at: Date;
}

export interface CreatorListEntriesTable {
  list_id: string;
  creator_id: string;
  note: Generated<string>;
  added_by_user_id: string | null;
  added_at: Date;
}

export interface CreatorListsTable {
  id: string;
  company_id: string;
  name: string;
  created_by_user_id: string | null;
  created_at: Date;
  edited_at: Date;
}

export interface CreatorOnboardingStatusesTable {
  user_id: string;
  profile_registered_at: Date | null;
  product_registered_at: Date | null;
  job_profile_registered_at: Date | null;
  bank_account_registered_at: Date | null;
  is_completed: GeneratedAlways<boolean>;
  do_not_show_again: Generated<boolean>;
  do_not_show_again_sp: Generated<boolean>;
}

export interface CreatorProfileDailyViewsTable {
  creator_id: string;
  day: string;
  views: Generated<number>;
  reached: Generated<number>;
}

export interface CreatorProfileViewsTable {
  creator_id: string;
  day: string;
  viewer_key: string;
  viewed_at: Date;
}

export interface CreatorProfilesTable {
  user_id: string;
  first_name: string;
  last_name: string;
  first_name_kana: string | null;
  last_name_kana: string | null;
  user_name: string;
  introduction: Generated<string>;
  prefecture_id: number | null;
  location: string | null;
  hobby: string | null;
  gender: 'FEMALE' | 'MALE' | 'NO_ANSWER' | 'OTHER' | null;
  phone_number: string | null;
  website_url: string | null;
  profile_media_id: string | null;
  cover_media_id: string | null;
  invoice_registration_number: string | null;
  is_individual: Generated<boolean>;
  followers_count: Generated<number>;
  is_hidden: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
}

export interface CreatorRewardPricesTable {
  id: string;
  user_id: string;
  reward_category: string | null;
  reward_type: 'CONTRACT_UNIT' | 'HOURLY_RATE';
  net_price: number;
  gross_price: number;
  tsumugi_commission_fee: GeneratedAlways<number>;
  position: number;
}

export interface CreatorSignalsTable {
  user_id: string;
  signals: ColumnType<string[], readonly string[], readonly string[]>;
  updated_at: Date;
}

export interface CreatorSignalsDueTable {
  user_id: string;
}

export interface CreatorSkillsTable {
  id: string;
  user_id: string;
  name: string;
  position: number;
}

export interface CreatorToolsTable {
  user_id: string;
  tool_id: number;
  position: number;
}

export interface DataExportsTable {
  id: string;
  user_id: string;
  status: Generated<'REQUESTED' | 'READY' | 'FAILED'>;
  storage_key: string | null;
  byte_size: number | null;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
  by_house: Generated<boolean>;
}

export interface DialogClosingsTable {
  user_id: string;
  dialog: string;
  closed_at: Date;
}

export interface DocumentRequestsTable {
  id: string;
  document_slug: string;
  lead_id: string | null;
  user_id: string | null;
  token_hash: string;
  wants_meeting: Generated<boolean>;
  meeting_preference: string | null;
  created_at: Date;
  expires_at: Date;
  downloaded_at: Date | null;
  company_name: string | null;
  last_name: string | null;
  first_name: string | null;
  email: string | null;
  phone_number: string | null;
}

export interface EditorsPicksTable {
  product_id: string;
  reason: string;
  picked_at: Date;
  picked_by_staff_id: string | null;
  place: Generated<number>;
  ends_at: Date | null;
}

export interface EngagementDeliveriesTable {
  id: string;
  round_id: string;
  version: number;
  note: string | null;
  link_url: string | null;
  delivered_by_user_id: string | null;
  delivered_at: Date;
}

export interface EngagementEventsTable {
  id: string;
  engagement_id: string;
  round_id: string | null;
  kind: 'BEGUN' | 'DELIVERED' | 'CORRECTION_ASKED' | 'ACCEPTED' | 'ACCEPTED_SILENTLY' | 'INVOICED' | 'INVOICE_VOIDED' | 'PAID' | 'PAYMENT_DENIED' | 'RECEIVED' | 'ENDED_EARLY' | 'COMMENTED' | 'END_ANSWERED' | 'END_SETTLED' | 'TERMS_ASKED' | 'TERMS_PROPOSED' | 'TERMS_CHANGED' | 'TERMS_DECLINED' | 'TERMS_WITHDRAWN';
  side: 'CREATOR' | 'COMPANY' | 'NOBODY';
  user_id: string | null;
  term: 'WORK' | 'REVISIONS' | 'RIGHTS' | 'DELIVERY' | 'PLACE' | 'AMOUNT' | 'OTHER' | null;
  words: string | null;
  happened_at: Date;
  net_price: number | null;
}

export interface EngagementFilesTable {
  media_id: string;
  round_id: string;
  delivery_id: string | null;
  added_at: Date;
}

export interface EngagementHoursTable {
  id: string;
  round_id: string;
  worked_on: string;
  minutes: number;
  work: string;
  written_at: Date;
}

export interface EngagementInvoiceDocumentsTable {
  invoice_id: string;
  media_id: string;
  made_at: Date;
}

export interface EngagementInvoicesTable {
  id: string;
  round_id: string;
  creator_id: string;
  company_id: string;
  year: number;
  ordinal: number;
  status: Generated<'ISSUED' | 'VOIDED'>;
  issued_on: string;
  received_on: string;
  pay_by: string;
  title: string;
  issuer_name: string;
  issuer_address: string | null;
  company_name: string;
  registration_number: string | null;
  deductible_percent: number;
  work_kind: 'DESIGN' | 'ILLUSTRATION' | 'WRITING' | 'PHOTOGRAPHY' | 'TRANSLATION' | 'PROGRAMMING' | 'OTHER';
  net: number;
  tax: number;
  withholding: number;
  payable: GeneratedAlways<number | null>;
  note: string | null;
  replaces_id: string | null;
  bank_sealed: string | null;
  voided_at: Date | null;
  void_reason: string | null;
  issued_at: Date;
}

export interface EngagementRoundsTable {
  id: string;
  engagement_id: string;
  number: number;
  state: Generated<'UNDER_WAY' | 'DELIVERED' | 'CORRECTION_ASKED' | 'ACCEPTED' | 'INVOICED' | 'PAID' | 'RECEIVED' | 'ENDED_EARLY'>;
  net_price: number | null;
  deliver_by: string | null;
  period_from: string | null;
  period_to: string | null;
  inspection_days: number | null;
  received_on: string | null;
  inspect_by: string | null;
  due_on: string | null;
  pay_by: string | null;
  accepted_at: Date | null;
  is_accepted_silently: Generated<boolean>;
  paid_on: string | null;
  received_at: Date | null;
  silence_told_at: Date | null;
  due_told_at: Date | null;
  late_told_at: Date | null;
  fee_settled_at: Date | null;
  title: string | null;
  agreed_due_on: string | null;
  net_hour_price: number | null;
  close_told_at: Date | null;
  close_told_again_at: Date | null;
  hours_told_at: Date | null;
}

export interface EngagementThanksTable {
  engagement_id: string;
  side: 'CREATOR' | 'COMPANY';
  words: string;
  user_id: string | null;
  said_at: Date;
  reported_at: Date | null;
  reported_by_user_id: string | null;
}

export interface EngagementsTable {
  id: string;
  offer_id: string;
  offer_version: number;
  company_id: string;
  creator_id: string;
  chat_room_id: string | null;
  title: string;
  company_name: string;
  creator_name: string;
  remuneration_type: 'CONTRACT_UNIT' | 'HOURLY_RATE';
  net_hour_price: number | null;
  started_at: Date;
  ended_at: Date | null;
  ended_by_user_id: string | null;
  end_net_price: number | null;
  end_asks: 'COMPANY' | 'CREATOR' | null;
  terms_offer_id: string;
  terms_version: number;
}

export interface FactorRecoveriesTable {
  user_id: string;
  id: string;
  started_at: Date;
  due_at: Date;
}

export interface FeeAdjustmentsTable {
  id: string;
  round_id: string;
  net_price: number;
  reason: string;
  decided_at: Date;
}

export interface FeeInvoiceDocumentsTable {
  invoice_id: string;
  media_id: string;
  made_at: Date;
}

export interface FeeInvoiceLinesTable {
  invoice_id: string;
  position: number;
  round_id: string;
  title: string;
  creator_name: string;
  accepted_on: string;
  net_price: number;
  fee: number;
}

export interface FeeInvoiceNumbersTable {
  year: number;
  last: number;
}

export interface FeeInvoicesTable {
  id: string;
  company_id: string;
  month: string;
  year: number;
  ordinal: number;
  status: Generated<'ISSUED' | 'VOIDED'>;
  issued_on: string;
  pay_by: string;
  issuer_name: string;
  issuer_lines: string;
  issuer_account: string;
  registration_number: string | null;
  company_name: string;
  net: number;
  tax: number;
  total: GeneratedAlways<number | null>;
  replaces_id: string | null;
  paid_on: string | null;
  paid_marked_at: Date | null;
  voided_at: Date | null;
  void_reason: string | null;
  issued_at: Date;
  late_told_at: Date | null;
}

export interface FollowsTable {
  id: string;
  follower_id: string;
  followee_id: string;
  followed_at: Date;
}

export interface IdentitiesTable {
  provider: 'GOOGLE';
  subject: string;
  user_id: string;
  email: string;
  created_at: Date;
}

export interface IdentityNoncesTable {
  nonce_hash: string;
  created_at: Date;
  expires_at: Date;
}

export interface IndustriesTable {
  id: number;
  name: string;
  position: number;
}

export interface InterviewActsTable {
  message_id: string;
  interview_id: string;
  act: 'PROPOSED' | 'PICKED' | 'NONE_FITS' | 'CANCELLED';
  times: ColumnType<Date[], readonly Date[], readonly Date[]>;
}

export interface InterviewGuestsTable {
  interview_id: string;
  user_id: string;
}

export interface InterviewsTable {
  id: string;
  room_id: string;
  entry_id: string | null;
  proposed_by_user_id: string;
  state: 'PROPOSED' | 'FIXED' | 'NONE_FITS' | 'CANCELLED';
  version: number;
  ics_sequence: Generated<number>;
  minutes: number;
  place: string | null;
  times: ColumnType<Date[], readonly Date[], readonly Date[]>;
  starts_at: Date | null;
  created_at: Date;
  changed_at: Date;
}

export interface IssuedDocumentsTable {
  id: string;
  kind: 'OFFER' | 'RECORD';
  company_id: string;
  creator_id: string;
  offer_id: string;
  version: number;
  company_name: string;
  creator_name: string;
  subject: string;
  number: string;
  net_amount: number | null;
  issued_at: Date;
  paper: string | null;
  content_hash: string | null;
  media_id: string;
  sha256: string;
  made_at: Date;
  voided_at: Date | null;
  void_reason: string | null;
  voided_by_user_id: string | null;
  issue: Generated<number>;
}

export interface JobChangeMotivationsTable {
  user_id: string;
  motivation: 'ACTIVELY_CONSIDERING' | 'CONSIDERING' | 'INTERESTED_IF_THERE_ARE_INTERESTING_COMPANIES' | 'NOT_CONSIDERING';
  do_not_show_again: Generated<boolean>;
  registered_at: Date;
}

export interface JobConsultationsTable {
  id: string;
  company_id: string;
  sender_id: string | null;
  creator_id: string;
  chat_room_id: string | null;
  batch_id: string | null;
  title: string;
  category_id: number | null;
  offer_purpose: Generated<string>;
  offer_detail: string;
  way_of_working: 'FLEXIBLE' | 'FULL_REMOTE' | 'OFFICE';
  working_place: string | null;
  offer_type: 'CONTRACT_UNIT' | 'HOURLY_RATE';
  is_allowed_to_publish_external: Generated<boolean>;
  special_note_for_external_publish: string | null;
  net_hourly_rate_price: number | null;
  gross_hourly_rate_price: number | null;
  weekly_operational_hours: number | null;
  requested_period_months: number | null;
  is_operational_not_decided: boolean | null;
  desired_contract_started_at: Date | null;
  net_budget: number | null;
  gross_budget: number | null;
  desired_deadline_at: Date | null;
  status: Generated<'SENT' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'>;
  reply_by: Date;
  read_at: Date | null;
  responded_at: Date | null;
  created_at: Date;
  batch_size: Generated<number>;
  client_id: string | null;
  company_name: string | null;
  company_address: string | null;
  company_contact: string | null;
  answer_message: string | null;
  withdrawn_at: Date | null;
  reminded_at: Date | null;
  expiry_told_at: Date | null;
}

export interface JobEntriesTable {
  id: string;
  job_opening_id: string;
  creator_id: string;
  entry_message: Generated<string>;
  stage: Generated<'NEW' | 'CONSIDERING' | 'INTERVIEW' | 'OFFERED' | 'HIRED' | 'DECLINED' | 'WITHDRAWN'>;
  stage_changed_at: Date;
  entered_at: Date;
  reply_by: Date;
  read_at: Date | null;
  first_replied_at: Date | null;
  job_opening_version: number | null;
  chat_room_id: string | null;
  assignee_id: string | null;
  answer_due_at: GeneratedAlways<Date>;
  reminded_at: Date | null;
  is_recruiting: Generated<boolean>;
}

export interface JobEntryAnswersTable {
  id: string;
  entry_id: string;
  question_id: string | null;
  question_title: string;
  type: Generated<'TEXT'>;
  answer_text: string;
  position: number;
}

export interface JobEntryNotesTable {
  id: string;
  entry_id: string;
  author_id: string | null;
  body: string;
  created_at: Date;
  edited_at: Date;
}

export interface JobEntryStageChangesTable {
  id: string;
  entry_id: string;
  from_stage: 'NEW' | 'CONSIDERING' | 'INTERVIEW' | 'OFFERED' | 'HIRED' | 'DECLINED' | 'WITHDRAWN' | null;
  to_stage: 'NEW' | 'CONSIDERING' | 'INTERVIEW' | 'OFFERED' | 'HIRED' | 'DECLINED' | 'WITHDRAWN';
  message: string | null;
  changed_by_user_id: string | null;
  changed_at: Date;
  held_until: Date | null;
  cause: 'OFFER_ACCEPTED' | 'OFFER_DECLINED' | 'OFFER_EXPIRED' | 'OFFER_SENT' | 'OFFER_WITHDRAWN' | null;
}

export interface JobOpeningBookmarksTable {
  user_id: string;
  job_opening_id: string;
  created_at: Date;
  reminded_of: string | null;
}

export interface JobOpeningCategoriesTable {
  job_opening_id: string;
  category_id: number;
  position: number;
}

export interface JobOpeningChangesTable {
  job_opening_id: string;
  version: number;
  content: ColumnType<Json, string, string>;
  cover_media_id: string | null;
  organization_structure_media_id: string | null;
  edited_by_user_id: string | null;
  created_at: Date;
  edited_at: Date;
}

export interface JobOpeningDailySourcesTable {
  job_opening_id: string;
  day: string;
  source: 'FEED' | 'OTHER' | 'OUTSIDE' | 'PROFILE' | 'SEARCH' | 'SIMILAR' | 'TIMELINE';
  host: Generated<string>;
  opened: Generated<number>;
  entered: Generated<number>;
}

export interface JobOpeningDailyViewsTable {
  job_opening_id: string;
  day: string;
  seen: Generated<number>;
  opened: Generated<number>;
  saved: Generated<number>;
}

export interface JobOpeningIndustriesTable {
  job_opening_id: string;
  industry_id: number;
  position: number;
}

export interface JobOpeningLinksTable {
  id: string;
  job_opening_id: string;
  url: string;
  position: number;
}

export interface JobOpeningOccupationsTable {
  job_opening_id: string;
  occupation_id: number;
  position: number;
}

export interface JobOpeningQuestionsTable {
  id: string;
  job_opening_id: string;
  type: Generated<'TEXT'>;
  question_text: string;
  position: number;
}

export interface JobOpeningTagsTable {
  job_opening_id: string;
  tag_id: number;
  position: number;
}

export interface JobOpeningToolsTable {
  job_opening_id: string;
  tool_id: number;
  position: number;
}

export interface JobOpeningVersionsTable {
  job_opening_id: string;
  version: number;
  content: ColumnType<Json, string, string>;
  published_by_user_id: string | null;
  published_at: Date;
}

export interface JobOpeningViewsTable {
  job_opening_id: string;
  day: string;
  viewer_key: string;
  kind: 'OPENED' | 'SEEN';
  source: Generated<'FEED' | 'OTHER' | 'OUTSIDE' | 'PROFILE' | 'SEARCH' | 'SIMILAR' | 'TIMELINE'>;
  host: string | null;
  viewed_at: Date;
}

export interface JobOpeningsTable {
  id: string;
  company_id: string;
  created_by_user_id: string | null;
  resumeration_type: 'CONTRACT_UNIT' | 'HOURLY_RATE' | 'FULL_TIME';
  status: Generated<'CLOSED' | 'DRAFT' | 'PRIVATE' | 'PUBLIC'>;
  version: Generated<number>;
  duplicated_from_id: string | null;
  is_open_to_outside: Generated<boolean>;
  is_hidden: Generated<boolean>;
  created_at: Date;
  edited_at: Date;
  published_at: Date | null;
  closed_at: Date | null;
  title: Generated<string>;
  cover_media_id: string | null;
  working_place: string | null;
  working_place_type: 'FULL_REMOTE' | 'ON_SITE' | 'PARTIAL_REMOTE' | null;
  working_prefecture_id: number | null;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone_number: string | null;
  contact_form_url: string | null;
  information_as_of: string | null;
  valid_through: string | null;
  net_price: number | null;
  gross_price: number | null;
  payment_terms: string | null;
  offer_detail: string | null;
  is_allow_to_publish_external: boolean | null;
  special_note_for_external_publish: string | null;
  has_available_asset: boolean | null;
  available_asset_description: string | null;
  desired_delivery_at: Date | null;
  delivery_decided_by: string | null;
  delivery_method: string | null;
  weekly_operational_hours: number | null;
  requested_period_months: number | null;
  desired_way_of_working: 'FLEXIBLE' | 'FULL_REMOTE' | 'OFFICE' | null;
  service_description: string | null;
  team_mission: string | null;
  total_member_of_creators_description: string | null;
  role_responsibility_area: string | null;
  business_phase_description: string | null;
  organization_structure_media_id: string | null;
  creative_contribution: string | null;
  message_for_creator: string | null;
  job_requirements: string | null;
  desired_job_requirements: string | null;
  job_detail: string | null;
  job_change_scope: string | null;
  working_place_change_scope: string | null;
  employer_name: string | null;
  is_dispatch: boolean | null;
  contract_period_type: 'INDEFINITE' | 'FIXED_TERM' | null;
  contract_period_note: string | null;
  contract_renewal_note: string | null;
  has_probation: boolean | null;
  probation_note: string | null;
  pay_unit: 'HOUR' | 'HOURLY' | 'MONTH' | 'MONTHLY' | null;
  pay_min: number | null;
  pay_max: number | null;
  pay_note: string | null;
  has_fixed_overtime: boolean | null;
  fixed_overtime_amount: number | null;
  fixed_overtime_hours: number | null;
  pays_overtime_excess: boolean | null;
  working_hours: string | null;
  break_time: string | null;
  overtime_note: string | null;
  is_discretionary_work: boolean | null;
  holiday: string | null;
  employee_benefits: string | null;
  social_insurance: string | null;
  secondhand_smoke_control: 'NO_COUNTERMEASURES' | 'NO_SMOKING' | 'SMOKING_ROOM' | null;
  secondhand_smoke_note: string | null;
  tool: string | null;
  category_ids: ColumnType<number[], readonly number[] | undefined, readonly number[]>;
  industry_ids: ColumnType<number[], readonly number[] | undefined, readonly number[]>;
  tool_ids: ColumnType<number[], readonly number[] | undefined, readonly number[]>;
  occupation_ids: ColumnType<number[], readonly number[] | undefined, readonly number[]>;
  tag_ids: ColumnType<number[], readonly number[] | undefined, readonly number[]>;
  entries_count: Generated<number>;
  unread_entries_count: Generated<number>;
  public_at: GeneratedAlways<Date | null>;
  edited_by_user_id: string | null;
  suspended_at: Date | null;
  suspension_reason: string | null;
  held_at: Date | null;
}

export interface JobTagsTable {
  id: number;
  name: string;
  position: number;
}

export interface JournalDailyViewsTable {
  day: string;
  slug: string;
  views: Generated<number>;
}

export interface JournalViewsTable {
  slug: string;
  day: string;
  viewer_key: string;
}

export interface LeadsTable {
  id: string;
  source: Generated<'SIGN_UP' | 'DOCUMENT'>;
  company_name: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string | null;
  registration_purpose: string | null;
  urgency: 'CONSIDERATION_OF_ORDER_PLACEMENT' | 'INFORMATION_GATHERING' | 'REQUEST_IMMEDIATELY' | null;
  status: Generated<'NEW' | 'ACCEPTED' | 'DECLINED'>;
  decided_at: Date | null;
  decided_by_staff_id: string | null;
  created_at: Date;
}

export interface LegalAgreementsTable {
  id: string;
  user_id: string;
  kind: 'TERMS' | 'TERMS_CORPORATE' | 'TERMS_CREATOR' | 'PRIVACY_POLICY';
  version: number;
  agreed_at: Date;
}

export interface ListCountersTable {
  list: string;
  owner_id: Generated<string>;
  key: Generated<string>;
  total: Generated<number>;
}

export interface MailRefusalsTable {
  address: string;
  refusals: number;
  reason: string;
  refused_at: Date;
}

export interface MediaObjectsTable {
  id: string;
  owner_id: string | null;
  type: 'IMAGE' | 'VIDEO' | 'FILE';
  sha256: string;
  extension: 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'mp4' | 'webm' | 'ai' | 'pdf' | 'psd' | 'zip';
  storage_key: GeneratedAlways<string>;
  file_type: 'AI' | 'PDF' | 'PSD' | 'ZIP' | null;
  filename: string | null;
  byte_size: number;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  thumbhash: string | null;
  poster_media_id: string | null;
  is_private: Generated<boolean>;
  created_at: Date;
  is_animated: Generated<boolean>;
  is_public: Generated<boolean>;
  palette: ColumnType<number[] | null, readonly number[] | null, readonly number[] | null>;
}

export interface MemberDecisionsTable {
  id: string;
  subject_kind: 'USER' | 'COMPANY' | 'PRODUCT' | 'JOB_OPENING';
  subject_id: string;
  subject_name: string;
  user_id: string | null;
  company_id: string | null;
  staff_id: string | null;
  rule: string | null;
  reason: string;
  decided_at: Date;
  ends_at: Date | null;
  ended_at: Date | null;
  ended_why: 'LIFTED' | 'EXPIRED' | 'OVERTURNED' | null;
  ended_by_staff_id: string | null;
  token_hash: string | null;
  contested_at: Date | null;
  contest: string | null;
  answered_at: Date | null;
  answered_by_staff_id: string | null;
  answer: 'UPHELD' | 'OVERTURNED' | null;
  answer_words: string | null;
}

export interface NotificationPreferencesTable {
  user_id: string;
  kind: 'CHAT_MESSAGE' | 'ENTRY_JOB_OPENING' | 'FOLLOW_RECEIVED' | 'JOB_CONSULTATION' | 'JOB_OFFER' | 'ENTRY_PROGRESS' | 'PRODUCT_REVIEW' | 'SAVED_SEARCH' | 'PLATFORM' | 'SAVED_JOB_OPENING' | 'INTERVIEW' | 'ENGAGEMENT' | 'OPENING_REVIEW';
  in_app: Generated<boolean>;
  mail: Generated<'AT_ONCE' | 'DAILY' | 'NEVER'>;
  updated_at: Date;
  hides_words: Generated<boolean>;
  push: Generated<boolean>;
}

export interface NotificationSettingsTable {
  user_id: string;
  quiet_from: number | null;
  quiet_until: number | null;
  agreed_at: Date | null;
  stopped_at: Date | null;
  digest_at: Date;
  updated_at: Date;
}

export interface NumberEventsTable {
  id: GeneratedAlways<number>;
  measure: string;
  key: Generated<string>;
  happened_at: Date;
  amount: number;
}

export interface NumberLevelsTable {
  measure: string;
  hour: Date;
  level: number;
}

export interface NumberSumsTable {
  measure: string;
  hour: Date;
  key: string;
  amount: number;
}

export interface OccupationsTable {
  id: number;
  name: string;
  position: number;
}

export interface OfficialJobOfferEventsTable {
  id: string;
  offer_id: string;
  version: number;
  kind: 'SENT' | 'OPENED' | 'CHANGE_ASKED' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'PAPER_ASKED' | 'PAPER_SENT';
  user_id: string | null;
  term: string | null;
  words: string | null;
  confirmed_by: 'CONFIRMATION' | 'GOOGLE' | 'PASSKEY' | 'PASSWORD' | 'SIGN_IN' | 'TOTP' | null;
  ip: string | null;
  user_agent: string | null;
  happened_at: Date;
}

export interface OfficialJobOfferMilestonesTable {
  offer_id: string;
  version: number;
  number: number;
  title: string;
  delivery_on: string;
  net_price: number;
  payment_due_on: string | null;
}

export interface OfficialJobOfferResponsesTable {
  id: string;
  offer_id: string;
  version: number;
  response: 'ACCEPTED' | 'DECLINED';
  note: string | null;
  responded_by_user_id: string | null;
  responded_at: Date;
}

export interface OfficialJobOfferUndecidedTermsTable {
  offer_id: string;
  version: number;
  term: 'WORK' | 'REVISIONS' | 'RIGHTS' | 'DELIVERY' | 'PLACE' | 'INSPECTION' | 'PAYMENT_METHOD' | 'PUBLICITY' | 'OTHER';
  reason: string;
  decided_by: string;
  reminded_at: Date | null;
}

export interface OfficialJobOfferVersionsTable {
  offer_id: string;
  version: number;
  company_name: string;
  creator_name: string;
  commissioned_on: string | null;
  remuneration_type: 'CONTRACT_UNIT' | 'HOURLY_RATE' | 'FULL_TIME';
  work: string | null;
  rights: string | null;
  rights_net_price: number | null;
  delivery_on: string | null;
  service_from: string | null;
  service_to: string | null;
  place: string | null;
  inspection_completes_on: string | null;
  net_price: number | null;
  gross_price: number | null;
  requested_period_months: number | null;
  payment_due_on: string | null;
  payment_method: string | null;
  is_recommissioned: Generated<boolean>;
  upstream_payment_on: string | null;
  message: string | null;
  content_hash: string;
  created_by_user_id: string | null;
  created_at: Date;
  title: string | null;
  revisions: string | null;
  amount_formula: string | null;
  weekly_hours: number | null;
  payment_closes_on: number | null;
  payment_months_later: number | null;
  payment_pays_on: number | null;
  publicity: string | null;
  other_terms: string | null;
  upstream_client: string | null;
  paper: string | null;
  previous_hash: string | null;
  employment: ColumnType<Json | null, string | null, string | null>;
}

export interface OfficialJobOffersTable {
  id: string;
  company_id: string;
  creator_id: string;
  sender_id: string | null;
  job_opening_id: string | null;
  entry_id: string | null;
  consultation_id: string | null;
  chat_room_id: string | null;
  status: Generated<'SENT' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'>;
  current_version: Generated<number>;
  sent_at: Date;
  responded_at: Date | null;
  client_id: string | null;
  reply_by: Date | null;
  withdrawn_at: Date | null;
  reminded_at: Date | null;
  expiry_told_at: Date | null;
  amends_engagement_id: string | null;
  amends_offer_id: string | null;
  amends_version: number | null;
}

export interface OneTimeTokensTable {
  id: string;
  purpose: 'VERIFY_EMAIL' | 'RESET_PASSWORD' | 'RESET_EMAIL' | 'AGREE_EMAIL' | 'SIGN_IN' | 'RECOVER_FACTOR' | 'STOP_RECOVERY';
  token_hash: string;
  user_id: string;
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  needs_agreement: Generated<boolean>;
  agreed_at: Date | null;
}

export interface OpeningHoldsTable {
  id: string;
  job_opening_id: string;
  version: number;
  findings: ColumnType<Json, string, string>;
  held_at: Date;
  state: Generated<'WAITING' | 'RELEASED' | 'SENT_BACK' | 'OVERTAKEN'>;
  reason: string | null;
  decided_by_staff_id: string | null;
  decided_at: Date | null;
}

export interface OutboxTable {
  id: string;
  kind: string;
  payload: ColumnType<Json, string, string>;
  dedupe_key: string | null;
  created_at: Date;
  available_at: Date;
  attempts: Generated<number>;
  locked_until: Date | null;
  last_error: string | null;
  failed_at: Date | null;
  handed_over_at: Date | null;
  doubts: Generated<number>;
}

export interface PaperChecksTable {
  offer_id: string;
  checked_at: Date;
  fault: 'CHAIN' | 'BYTES' | null;
}

export interface PasskeyChallengesTable {
  challenge_hash: string;
  purpose: 'REGISTER' | 'SIGN_IN' | 'CONFIRM';
  session_id: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  counter: Generated<number>;
  transports: ColumnType<string[], readonly string[] | undefined, readonly string[]>;
  is_multi_device: boolean;
  is_backed_up: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PasswordCredentialsTable {
  user_id: string;
  password_hash: string;
  changed_at: Date;
}

export interface PlatformNotificationReadsTable {
  user_id: string;
  notification_id: string;
  read_at: Date;
}

export interface PlatformNotificationsTable {
  id: string;
  action_type: 'INFORMATION' | 'MAINTENANCE' | 'NEW_FEATURE' | 'CAMPAIGN' | 'IMPORTANT';
  content: string;
  link: string | null;
  audience: Generated<'ALL' | 'CREATORS' | 'COMPANIES'>;
  publish_at: Date;
  sent_at: Date | null;
  created_by_staff_id: string | null;
  created_at: Date;
  mailed_up_to: string | null;
}

export interface PrefecturesTable {
  id: number;
  name: string;
  kana: string;
  region: '北海道・東北' | '関東' | '中部' | '近畿' | '中国' | '四国' | '九州・沖縄';
}

export interface ProductAllowedCompaniesTable {
  product_id: string;
  company_id: string;
  created_at: Date;
}

export interface ProductCategoriesTable {
  product_id: string;
  category_id: number;
  position: number;
}

export interface ProductChoiceEventsTable {
  id: GeneratedAlways<number>;
  amount: number;
  category_ids: ColumnType<number[], readonly number[], readonly number[]>;
  industry_ids: ColumnType<number[], readonly number[], readonly number[]>;
  tool_ids: ColumnType<number[], readonly number[], readonly number[]>;
  author_facets: ColumnType<string[], readonly string[], readonly string[]>;
}

export interface ProductChoiceSumsTable {
  choice: string;
  total: number;
}

export interface ProductDailySourcesTable {
  product_id: string;
  day: string;
  source: 'FEED' | 'OTHER' | 'OUTSIDE' | 'PROFILE' | 'SEARCH' | 'SIMILAR' | 'TIMELINE';
  host: Generated<string>;
  audience: 'COMPANY' | 'CREATOR' | 'GUEST';
  views: number;
}

export interface ProductDailyViewsTable {
  product_id: string;
  day: string;
  views: Generated<number>;
  saves: Generated<number>;
  reached: Generated<number>;
}

export interface ProductDraftMediaTable {
  draft_id: string;
  media_id: string;
}

export interface ProductDraftsTable {
  id: string;
  author_id: string;
  version: number;
  content: ColumnType<Json, string, string>;
  created_at: Date;
  edited_at: Date;
}

export interface ProductIndustriesTable {
  product_id: string;
  industry_id: number;
  position: number;
}

export interface ProductMediaTable {
  product_id: string;
  media_id: string;
  position: number;
  caption: Generated<string>;
}

export interface ProductReviewActivitiesTable {
  id: string;
  review_id: string;
  review_status: 'APPROVED' | 'IN_PROGRESS' | 'REJECTED';
  reject_reason: string | null;
  activity_at: Date;
  staff_id: string | null;
}

export interface ProductReviewsTable {
  id: string;
  product_id: string;
  current_review_status: 'APPROVED' | 'IN_PROGRESS' | 'REJECTED';
  reject_reason: string | null;
  last_review_activity_at: Date;
}

export interface ProductRevisionMediaTable {
  revision_id: string;
  media_id: string;
  position: number;
  caption: Generated<string>;
}

export interface ProductRevisionsTable {
  id: string;
  product_id: string;
  name: string;
  description: Generated<string>;
  design_scope: Generated<string>;
  thumbnail_media_id: string | null;
  thumbnail_crop: ColumnType<Json | null, string | null, string | null>;
  category_ids: ColumnType<number[], readonly number[], readonly number[]>;
  industry_ids: ColumnType<number[], readonly number[], readonly number[]>;
  tool_ids: ColumnType<number[], readonly number[], readonly number[]>;
  created_at: Date;
  edited_at: Date;
  thumbnail_source_id: string | null;
  client_name: Generated<string>;
  period: Generated<string>;
  workload: Generated<string>;
  guide_price_min: number | null;
  guide_price_max: number | null;
}

export interface ProductScoresDueTable {
  product_id: string;
}

export interface ProductShareLinksTable {
  id: string;
  product_id: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface ProductToolsTable {
  product_id: string;
  tool_id: number;
  position: number;
}

export interface ProductViewsTable {
  product_id: string;
  day: string;
  viewer_key: string;
  viewed_at: Date;
  source: Generated<'FEED' | 'OTHER' | 'OUTSIDE' | 'PROFILE' | 'SEARCH' | 'SIMILAR' | 'TIMELINE'>;
  host: string | null;
  audience: Generated<'COMPANY' | 'CREATOR' | 'GUEST'>;
}

export interface ProductsTable {
  id: string;
  number: Generated<number>;
  author_id: string;
  name: string;
  description: Generated<string>;
  design_scope: Generated<string>;
  thumbnail_media_id: string | null;
  thumbnail_crop: ColumnType<Json | null, string | null, string | null>;
  visibility: Generated<'EVERYONE' | 'MEMBERS' | 'COMPANIES' | 'LINK'>;
  is_published: Generated<boolean>;
  first_published_at: Date | null;
  approved_at: Date | null;
  is_hidden: Generated<boolean>;
  taken_down_at: Date | null;
  category_ids: ColumnType<number[], readonly number[] | undefined, readonly number[]>;
  industry_ids: ColumnType<number[], readonly number[] | undefined, readonly number[]>;
  tool_ids: ColumnType<number[], readonly number[] | undefined, readonly number[]>;
  author_facets: ColumnType<string[], readonly string[] | undefined, readonly string[]>;
  author_registered_at: Generated<Date>;
  bookmarks_count: Generated<number>;
  views_count: Generated<number>;
  score: Generated<number>;
  shuffle_key: Generated<number>;
  created_at: Date;
  edited_at: Date;
  public_at: GeneratedAlways<Date | null>;
  member_at: GeneratedAlways<Date | null>;
  thumbnail_source_id: string | null;
  client_id: string | null;
  version: Generated<number>;
  client_name: Generated<string>;
  period: Generated<string>;
  workload: Generated<string>;
  guide_price_min: number | null;
  guide_price_max: number | null;
  palette: ColumnType<number[], readonly number[] | undefined, readonly number[]>;
  color_cells: GeneratedAlways<number[]>;
}

export interface PushDevicesTable {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
  updated_at: Date;
}

export interface PushKeysTable {
  id: Generated<number>;
  public_key: string;
  private_key_sealed: string;
  created_at: Date;
}

export interface QuotesTable {
  id: string;
  room_id: string;
  company_id: string;
  creator_id: string;
  client_id: string;
  company_name: string;
  creator_name: string;
  is_individual: boolean;
  title: string;
  items: ColumnType<Json, string, string>;
  net_price: number;
  note: string | null;
  valid_until: string;
  sent_at: Date;
  media_id: string | null;
  sha256: string | null;
  withdrawn_at: Date | null;
}

export interface RateLimitsTable {
  key: string;
  window_started_at: Date;
  hits: Generated<number>;
  expires_at: Date;
}

export interface RecoveryCodesTable {
  user_id: string;
  selector: string;
  code_hash: string;
  used_at: Date | null;
  created_at: Date;
}

export interface RefreshTokensTable {
  id: string;
  session_id: string;
  token_hash: string;
  parent_id: string | null;
  issued_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface RememberedDevicesTable {
  token_hash: string;
  user_id: string;
  session_id: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface ReportMediaTable {
  report_id: string;
  media_id: string;
}

export interface ReportsTable {
  id: string;
  reporter_id: string | null;
  subject_kind: 'PRODUCT' | 'USER' | 'COMPANY' | 'JOB_OPENING' | 'CHAT_MESSAGE' | 'CHAT_ROOM' | 'ENGAGEMENT';
  subject_id: string;
  reason: 'COPYRIGHT' | 'INAPPROPRIATE' | 'HARASSMENT' | 'FRAUD' | 'OUTSIDE_DEALING' | 'FALSE_TERMS' | 'SPAM' | 'OTHER';
  detail: Generated<string>;
  status: Generated<'OPEN' | 'ACTED' | 'DISMISSED'>;
  handled_by_staff_id: string | null;
  handled_at: Date | null;
  handling_note: string | null;
  created_at: Date;
  snapshot: ColumnType<Json | null, string | null, string | null>;
}

export interface ReviewDecisionsTable {
  id: string;
  product_id: string | null;
  staff_id: string;
  decision: 'APPROVE' | 'REJECT';
  reason: string | null;
  template: string | null;
  version: string;
  checks: ColumnType<Json, string | undefined, string>;
  submitted_at: Date;
  decided_at: Date;
  due_at: Date;
  seconds_taken: number | null;
  state: Generated<'WAITING' | 'DONE' | 'TAKEN_BACK' | 'OVERTAKEN'>;
  job_opening_id: string | null;
}

export interface ReviewHoldsTable {
  product_id: string;
  staff_id: string | null;
  note: Generated<string>;
  held_at: Date;
}

export interface ReviewLeasesTable {
  product_id: string | null;
  staff_id: string;
  taken_at: Date;
  expires_at: Date;
  job_opening_id: string | null;
}

export interface SavedSearchMatchesTable {
  saved_search_id: string;
  kind: 'PRODUCT' | 'CREATOR' | 'JOB_OPENING' | 'COMPANY';
  subject_id: string;
  found_at: Date;
  told_at: Date | null;
  notice_id: string | null;
  seen_at: Date | null;
}

export interface SavedSearchesTable {
  id: string;
  user_id: string;
  name: string;
  query: Generated<string>;
  created_at: Date;
  kind: 'PRODUCT' | 'CREATOR' | 'JOB_OPENING' | 'COMPANY' | null;
  filters: ColumnType<string[], readonly string[] | undefined, readonly string[]>;
  delivery: Generated<'AT_ONCE' | 'DAILY' | 'NEVER'>;
  condition: string;
  probes: ColumnType<string[], readonly string[], readonly string[]>;
  tell_at: Date | null;
  told_at: Date | null;
}

export interface SearchArrivalsTable {
  kind: 'PRODUCT' | 'CREATOR' | 'JOB_OPENING' | 'COMPANY';
  subject_id: string;
  turn: Generated<number>;
}

export interface SearchChangesTable {
  kind: 'PRODUCT' | 'CREATOR' | 'JOB_OPENING' | 'COMPANY';
  subject_id: string;
  turn: Generated<number>;
  claimed_until: Date | null;
  attempts: Generated<number>;
}

export interface SearchDocumentWordsTable {
  kind: 'PRODUCT' | 'CREATOR' | 'JOB_OPENING' | 'COMPANY';
  subject_id: string;
  title_words: ColumnType<number[], readonly number[], readonly number[]>;
  text_words: ColumnType<number[], readonly number[], readonly number[]>;
}

export interface SearchDocumentsTable {
  kind: 'PRODUCT' | 'CREATOR' | 'JOB_OPENING' | 'COMPANY';
  product_id: string | null;
  creator_id: string | null;
  job_opening_id: string | null;
  company_id: string | null;
  subject_id: GeneratedAlways<string>;
  title: string;
  body: Generated<string>;
  spans: ColumnType<Json, string | undefined, string>;
  folded_title: string;
  folded_body: Generated<string>;
  spoken_title: Generated<string>;
  spoken_body: Generated<string>;
  title_words: ColumnType<string[], readonly string[] | undefined, readonly string[]>;
  grams: ColumnType<string[], readonly string[], readonly string[]>;
  facets: ColumnType<string[], readonly string[] | undefined, readonly string[]>;
  owner_id: string | null;
  audience: 'EVERYONE' | 'MEMBERS' | 'NOBODY';
  quality: Generated<number>;
  sort_at: Date;
  updated_at: Date;
  tier: Generated<number>;
  beginnings: Generated<string>;
}

export interface SearchHostedTable {
  kind: 'PRODUCT' | 'CREATOR' | 'JOB_OPENING' | 'COMPANY';
  subject_id: string;
}

export interface SearchPushesTable {
  kind: 'PRODUCT' | 'CREATOR' | 'JOB_OPENING' | 'COMPANY';
  subject_id: string;
  turn: Generated<number>;
}

export interface SearchTiersTable {
  kind: 'PRODUCT' | 'CREATOR' | 'JOB_OPENING' | 'COMPANY';
  tier: number;
  least_quality: number;
}

export interface SearchWordsTable {
  id: GeneratedAlways<number>;
  folded: string;
  word: string;
  spoken: Generated<string>;
  in_titles: Generated<number>;
  in_texts: Generated<number>;
  weight: GeneratedAlways<number>;
}

export interface SearchWordsLeftTable {
  id: GeneratedAlways<number>;
  title_words: ColumnType<number[], readonly number[], readonly number[]>;
  text_words: ColumnType<number[], readonly number[], readonly number[]>;
}

export interface SecurityChangesTable {
  id: string;
  user_id: string;
  kind: 'PASSKEY_ADDED' | 'PASSKEY_REMOVED' | 'PASSWORD_CHANGED' | 'EMAIL_CHANGED' | 'GOOGLE_LINKED' | 'GOOGLE_UNLINKED' | 'TOTP_ON' | 'TOTP_OFF' | 'RECOVERY_CODES_MADE' | 'RECOVERY_CODE_USED' | 'RECOVERY_STARTED' | 'RECOVERY_STOPPED' | 'FACTOR_REMOVED' | 'DEVICE_REMEMBERED' | 'DEVICES_FORGOTTEN';
  detail: string | null;
  device_name: string;
  address: string;
  created_at: Date;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  device_name: Generated<string>;
  user_agent: Generated<string>;
  address: Generated<string>;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: 'SIGNED_OUT' | 'ENDED_BY_USER' | 'TOKEN_REUSED' | 'PASSWORD_CHANGED' | 'SUSPENDED' | 'DELETED' | 'EXPIRED' | null;
  confirmed_at: Date | null;
  confirmed_by: 'GOOGLE' | 'PASSKEY' | 'PASSWORD' | 'TOTP' | null;
}

export interface StaffAccountsTable {
  id: string;
  email: string;
  name: string;
  password_hash: string;
  created_at: Date;
  disabled_at: Date | null;
  roles: ColumnType<('REVIEWER' | 'SUPPORT' | 'EDITOR' | 'ADMINISTRATOR')[], readonly ('REVIEWER' | 'SUPPORT' | 'EDITOR' | 'ADMINISTRATOR')[], readonly ('REVIEWER' | 'SUPPORT' | 'EDITOR' | 'ADMINISTRATOR')[]>;
}

export interface StaffPasskeyChallengesTable {
  challenge_hash: string;
  purpose: 'REGISTER' | 'SIGN_IN';
  staff_id: string;
  expires_at: Date;
}

export interface StaffPasskeysTable {
  id: string;
  staff_id: string;
  credential_id: string;
  public_key: string;
  counter: Generated<number>;
  transports: ColumnType<string[], readonly string[] | undefined, readonly string[]>;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface StaffRecoveryCodesTable {
  staff_id: string;
  selector: string;
  code_hash: string;
  created_at: Date;
  used_at: Date | null;
}

export interface StaffSessionsTable {
  id: string;
  staff_id: string;
  token_hash: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  previous_token_hash: string | null;
  rotated_at: Date | null;
  device_name: Generated<string>;
  address: string | null;
  end_reason: 'SIGNED_OUT' | 'ENDED' | 'TOKEN_REUSED' | 'DISABLED' | 'RESET' | null;
}

export interface StaffTotpsTable {
  staff_id: string;
  secret_encrypted: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: Generated<number>;
}

export interface ToolsTable {
  id: number;
  name: string;
  family: string;
  position: number;
}

export interface TotpCredentialsTable {
  user_id: string;
  secret_encrypted: string;
  confirmed_at: Date | null;
  last_step: Generated<number>;
  created_at: Date;
}

export interface UserBlocksTable {
  blocker_id: string;
  blocked_id: string;
  created_at: Date;
}

export interface UserSettingsTable {
  user_id: string;
  shows_read_receipts: Generated<boolean>;
  enter_sends: Generated<boolean>;
  desk_state: ColumnType<Json, string | undefined, string>;
  updated_at: Date;
  talk_from: Generated<'EVERYBODY' | 'KNOWN' | 'NOBODY'>;
  passkey_offered_at: Date | null;
}

export interface UsersTable {
  id: string;
  email: string;
  email_verified_at: Date | null;
  role: 'CREATOR_USER' | 'CORPORATE_USER' | 'CORPORATE_AGENT' | 'OUTSOURCING_RECRUITER';
  registration_step: 'EMAIL_VERIFICATION' | 'PASSWORD' | 'PROFILE' | 'ENGAGEMENT_TYPE' | 'JOB_PROFILE' | 'COMPLETED';
  registration_completed_at: Date | null;
  status: Generated<'ACTIVE' | 'SUSPENDED' | 'DELETED'>;
  suspended_at: Date | null;
  suspension_reason: string | null;
  deleted_at: Date | null;
  trial_ends_at: Date | null;
  first_work_approved_at: Date | null;
  via_prairie_card: Generated<boolean>;
  closed_prairie_card_sign_up_campaign_ended_dialog_at: Date | null;
  last_active_at: Date | null;
  created_at: Date;
  deletion_due_at: Date | null;
}

export interface Tables {
  activities: ActivitiesTable;
  activity_notifications: ActivityNotificationsTable;
  audit_log: AuditLogTable;
  audit_seals: AuditSealsTable;
  audit_unsealed: AuditUnsealedTable;
  benefit_totals: BenefitTotalsTable;
  benefit_uses: BenefitUsesTable;
  bookmarks: BookmarksTable;
  built_documents: BuiltDocumentsTable;
  built_files: BuiltFilesTable;
  categories: CategoriesTable;
  chat_members: ChatMembersTable;
  chat_message_words: ChatMessageWordsTable;
  chat_messages: ChatMessagesTable;
  chat_room_notes: ChatRoomNotesTable;
  chat_rooms: ChatRoomsTable;
  chat_scheduled_messages: ChatScheduledMessagesTable;
  chat_templates: ChatTemplatesTable;
  companies: CompaniesTable;
  company_domains: CompanyDomainsTable;
  company_invitations: CompanyInvitationsTable;
  company_members: CompanyMembersTable;
  company_responsiveness_due: CompanyResponsivenessDueTable;
  contact_messages: ContactMessagesTable;
  corporate_interest_categories: CorporateInterestCategoriesTable;
  corporate_profiles: CorporateProfilesTable;
  corporate_todo_statuses: CorporateTodoStatusesTable;
  creator_bank_accounts: CreatorBankAccountsTable;
  creator_engagement_types: CreatorEngagementTypesTable;
  creator_hidden_companies: CreatorHiddenCompaniesTable;
  creator_hidden_domains: CreatorHiddenDomainsTable;
  creator_job_profiles: CreatorJobProfilesTable;
  creator_list_entries: CreatorListEntriesTable;
  creator_lists: CreatorListsTable;
  creator_onboarding_statuses: CreatorOnboardingStatusesTable;
  creator_profile_daily_views: CreatorProfileDailyViewsTable;
  creator_profile_views: CreatorProfileViewsTable;
  creator_profiles: CreatorProfilesTable;
  creator_reward_prices: CreatorRewardPricesTable;
  creator_signals: CreatorSignalsTable;
  creator_signals_due: CreatorSignalsDueTable;
  creator_skills: CreatorSkillsTable;
  creator_tools: CreatorToolsTable;
  data_exports: DataExportsTable;
  dialog_closings: DialogClosingsTable;
  document_requests: DocumentRequestsTable;
  editors_picks: EditorsPicksTable;
  engagement_deliveries: EngagementDeliveriesTable;
  engagement_events: EngagementEventsTable;
  engagement_files: EngagementFilesTable;
  engagement_hours: EngagementHoursTable;
  engagement_invoice_documents: EngagementInvoiceDocumentsTable;
  engagement_invoices: EngagementInvoicesTable;
  engagement_rounds: EngagementRoundsTable;
  engagement_thanks: EngagementThanksTable;
  engagements: EngagementsTable;
  factor_recoveries: FactorRecoveriesTable;
  fee_adjustments: FeeAdjustmentsTable;
  fee_invoice_documents: FeeInvoiceDocumentsTable;
  fee_invoice_lines: FeeInvoiceLinesTable;
  fee_invoice_numbers: FeeInvoiceNumbersTable;
  fee_invoices: FeeInvoicesTable;
  follows: FollowsTable;
  identities: IdentitiesTable;
  identity_nonces: IdentityNoncesTable;
  industries: IndustriesTable;
  interview_acts: InterviewActsTable;
  interview_guests: InterviewGuestsTable;
  interviews: InterviewsTable;
  issued_documents: IssuedDocumentsTable;
  job_change_motivations: JobChangeMotivationsTable;
  job_consultations: JobConsultationsTable;
  job_entries: JobEntriesTable;
  job_entry_answers: JobEntryAnswersTable;
  job_entry_notes: JobEntryNotesTable;
  job_entry_stage_changes: JobEntryStageChangesTable;
  job_opening_bookmarks: JobOpeningBookmarksTable;
  job_opening_categories: JobOpeningCategoriesTable;
  job_opening_changes: JobOpeningChangesTable;
  job_opening_daily_sources: JobOpeningDailySourcesTable;
  job_opening_daily_views: JobOpeningDailyViewsTable;
  job_opening_industries: JobOpeningIndustriesTable;
  job_opening_links: JobOpeningLinksTable;
  job_opening_occupations: JobOpeningOccupationsTable;
  job_opening_questions: JobOpeningQuestionsTable;
  job_opening_tags: JobOpeningTagsTable;
  job_opening_tools: JobOpeningToolsTable;
  job_opening_versions: JobOpeningVersionsTable;
  job_opening_views: JobOpeningViewsTable;
  job_openings: JobOpeningsTable;
  job_tags: JobTagsTable;
  journal_daily_views: JournalDailyViewsTable;
  journal_views: JournalViewsTable;
  leads: LeadsTable;
  legal_agreements: LegalAgreementsTable;
  list_counters: ListCountersTable;
  mail_refusals: MailRefusalsTable;
  media_objects: MediaObjectsTable;
  member_decisions: MemberDecisionsTable;
  notification_preferences: NotificationPreferencesTable;
  notification_settings: NotificationSettingsTable;
  number_events: NumberEventsTable;
  number_levels: NumberLevelsTable;
  number_sums: NumberSumsTable;
  occupations: OccupationsTable;
  official_job_offer_events: OfficialJobOfferEventsTable;
  official_job_offer_milestones: OfficialJobOfferMilestonesTable;
  official_job_offer_responses: OfficialJobOfferResponsesTable;
  official_job_offer_undecided_terms: OfficialJobOfferUndecidedTermsTable;
  official_job_offer_versions: OfficialJobOfferVersionsTable;
  official_job_offers: OfficialJobOffersTable;
  one_time_tokens: OneTimeTokensTable;
  opening_holds: OpeningHoldsTable;
  outbox: OutboxTable;
  paper_checks: PaperChecksTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  password_credentials: PasswordCredentialsTable;
  platform_notification_reads: PlatformNotificationReadsTable;
  platform_notifications: PlatformNotificationsTable;
  prefectures: PrefecturesTable;
  product_allowed_companies: ProductAllowedCompaniesTable;
  product_categories: ProductCategoriesTable;
  product_choice_events: ProductChoiceEventsTable;
  product_choice_sums: ProductChoiceSumsTable;
  product_daily_sources: ProductDailySourcesTable;
  product_daily_views: ProductDailyViewsTable;
  product_draft_media: ProductDraftMediaTable;
  product_drafts: ProductDraftsTable;
  product_industries: ProductIndustriesTable;
  product_media: ProductMediaTable;
  product_review_activities: ProductReviewActivitiesTable;
  product_reviews: ProductReviewsTable;
  product_revision_media: ProductRevisionMediaTable;
  product_revisions: ProductRevisionsTable;
  product_scores_due: ProductScoresDueTable;
  product_share_links: ProductShareLinksTable;
  product_tools: ProductToolsTable;
  product_views: ProductViewsTable;
  products: ProductsTable;
  push_devices: PushDevicesTable;
  push_keys: PushKeysTable;
  quotes: QuotesTable;
  rate_limits: RateLimitsTable;
  recovery_codes: RecoveryCodesTable;
  refresh_tokens: RefreshTokensTable;
  remembered_devices: RememberedDevicesTable;
  report_media: ReportMediaTable;
  reports: ReportsTable;
  review_decisions: ReviewDecisionsTable;
  review_holds: ReviewHoldsTable;
  review_leases: ReviewLeasesTable;
  saved_search_matches: SavedSearchMatchesTable;
  saved_searches: SavedSearchesTable;
  search_arrivals: SearchArrivalsTable;
  search_changes: SearchChangesTable;
  search_document_words: SearchDocumentWordsTable;
  search_documents: SearchDocumentsTable;
  search_hosted: SearchHostedTable;
  search_pushes: SearchPushesTable;
  search_tiers: SearchTiersTable;
  search_words: SearchWordsTable;
  search_words_left: SearchWordsLeftTable;
  security_changes: SecurityChangesTable;
  sessions: SessionsTable;
  staff_accounts: StaffAccountsTable;
  staff_passkey_challenges: StaffPasskeyChallengesTable;
  staff_passkeys: StaffPasskeysTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
  staff_sessions: StaffSessionsTable;
  staff_totps: StaffTotpsTable;
  tools: ToolsTable;
  totp_credentials: TotpCredentialsTable;
  user_blocks: UserBlocksTable;
  user_settings: UserSettingsTable;
  users: UsersTable;
}
