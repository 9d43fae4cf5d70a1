-- Who is who, how they sign in, and what they chose.

create table users (
  id uuid primary key,
  email text not null check (char_length(email) between 3 and 254 and email like '%_@_%'),
  email_verified_at timestamptz(3),
  role text not null check (role in ('CREATOR_USER', 'CORPORATE_USER', 'CORPORATE_AGENT', 'OUTSOURCING_RECRUITER')),
  -- The step that comes next.
  registration_step text not null
    check (registration_step in ('EMAIL_VERIFICATION', 'PASSWORD', 'PROFILE', 'ENGAGEMENT_TYPE', 'JOB_PROFILE', 'COMPLETED')),
  registration_completed_at timestamptz(3),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED', 'DELETED')),
  suspended_at timestamptz(3),
  suspension_reason text check (char_length(suspension_reason) <= 1000),
  deleted_at timestamptz(3),
  -- What contentVisibilityType is computed from, without a join: a creator's first 14 days, then their first approved work.
  trial_ends_at timestamptz(3),
  first_work_approved_at timestamptz(3),
  via_prairie_card boolean not null default false,
  closed_prairie_card_sign_up_campaign_ended_dialog_at timestamptz(3),
  last_active_at timestamptz(3),
  created_at timestamptz(3) not null,
  -- Lets company_members point at (id, role): a member's role there and here cannot differ.
  unique (id, role),
  check ((status = 'SUSPENDED') = (suspended_at is not null and deleted_at is null)),
  check ((status = 'DELETED') = (deleted_at is not null))
);
create unique index users_email_index on users (lower(email));
create index users_created_index on users (created_at desc, id desc);
create index users_role_created_index on users (role, created_at desc, id desc);

create table password_credentials (
  user_id uuid primary key references users on delete cascade,
  password_hash text not null check (char_length(password_hash) between 20 and 500),
  changed_at timestamptz(3) not null
);

create table identities (
  provider text not null check (provider in ('GOOGLE')),
  subject text not null check (char_length(subject) between 1 and 255),
  user_id uuid not null references users on delete cascade,
  email text not null check (char_length(email) <= 254),
  created_at timestamptz(3) not null,
  primary key (provider, subject),
  unique (user_id, provider)
);

-- A device that signed in; its refresh tokens are one family.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  device_name text not null default '' check (char_length(device_name) <= 200),
  user_agent text not null default '' check (char_length(user_agent) <= 1000),
  address text not null default '' check (char_length(address) <= 64),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  end_reason text check (end_reason in ('SIGNED_OUT', 'ENDED_BY_USER', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'SUSPENDED', 'DELETED', 'EXPIRED')),
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_user_index on sessions (user_id, last_used_at desc, id desc) where ended_at is null;
create index sessions_expiry_index on sessions (expires_at);

create table refresh_tokens (
  id uuid primary key,
  session_id uuid not null references sessions on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- The token this one replaced. Unique: a race of two refreshes has one successor.
  parent_id uuid unique references refresh_tokens on delete cascade,
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index refresh_tokens_session_index on refresh_tokens (session_id);
create index refresh_tokens_expiry_index on refresh_tokens (expires_at);

-- Links in mails. Only a hash is kept.
create table one_time_tokens (
  id uuid primary key,
  purpose text not null check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'RESET_EMAIL')),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references users on delete cascade,
  -- The address the mail went to; for RESET_EMAIL the new one.
  email text not null check (char_length(email) <= 254),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index one_time_tokens_user_index on one_time_tokens (user_id, purpose, created_at desc) where used_at is null;
create index one_time_tokens_expiry_index on one_time_tokens (expires_at);

-- A company that asked to join, or for a document.
create table leads (
  id uuid primary key,
  source text not null default 'SIGN_UP' check (source in ('SIGN_UP', 'DOCUMENT')),
  company_name text not null check (char_length(company_name) between 1 and 100),
  first_name text not null check (char_length(first_name) between 1 and 50),
  last_name text not null check (char_length(last_name) between 1 and 50),
  email text not null check (char_length(email) between 3 and 254 and email like '%_@_%'),
  phone_number text check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  registration_purpose text check (char_length(registration_purpose) <= 1000),
  urgency text check (urgency in ('CONSIDERATION_OF_ORDER_PLACEMENT', 'INFORMATION_GATHERING', 'REQUEST_IMMEDIATELY')),
  status text not null default 'NEW' check (status in ('NEW', 'ACCEPTED', 'DECLINED')),
  decided_at timestamptz(3),
  decided_by_staff_id uuid,
  created_at timestamptz(3) not null,
  check ((status = 'NEW') = (decided_at is null))
);
create index leads_status_index on leads (status, created_at desc, id desc);
create index leads_created_index on leads (created_at desc, id desc);
create index leads_email_index on leads (lower(email));

create table user_blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index user_blocks_blocked_index on user_blocks (blocked_id);

-- A kind without a row is notified in the app and by mail at once.
create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  kind text not null
    check (kind in ('CHAT_MESSAGE', 'ENTRY_JOB_OPENING', 'FOLLOW_RECEIVED', 'JOB_CONSULTATION', 'JOB_OFFER', 'ENTRY_PROGRESS', 'PRODUCT_REVIEW', 'SAVED_SEARCH', 'PLATFORM')),
  in_app boolean not null default true,
  mail text not null default 'AT_ONCE' check (mail in ('AT_ONCE', 'DAILY', 'NEVER')),
  updated_at timestamptz(3) not null,
  primary key (user_id, kind)
);

-- A user without a row has the defaults.
create table user_settings (
  user_id uuid primary key references users on delete cascade,
  shows_read_receipts boolean not null default true,
  -- False swaps Enter and Shift+Enter in the chat.
  enter_sends boolean not null default true,
  desk_state jsonb not null default '{}',
  updated_at timestamptz(3) not null
);

create table data_exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  status text not null default 'REQUESTED' check (status in ('REQUESTED', 'READY', 'FAILED')),
  storage_key text check (char_length(storage_key) <= 200),
  byte_size bigint check (byte_size >= 0),
  requested_at timestamptz(3) not null,
  ready_at timestamptz(3),
  expires_at timestamptz(3),
  check (status <> 'READY' or (storage_key is not null and ready_at is not null and expires_at is not null))
);
create unique index data_exports_open_index on data_exports (user_id) where status = 'REQUESTED';
create index data_exports_user_index on data_exports (user_id, requested_at desc, id desc);
create index data_exports_expiry_index on data_exports (expires_at) where status = 'READY';
