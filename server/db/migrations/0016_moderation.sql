-- Operators, reports, and the log of everything operators do.

create table staff_accounts (
  id uuid primary key,
  email text not null check (char_length(email) between 3 and 254 and email like '%_@_%'),
  name text not null check (char_length(name) between 1 and 50),
  role text not null default 'OPERATOR' check (role in ('ADMINISTRATOR', 'OPERATOR')),
  password_hash text not null check (char_length(password_hash) between 20 and 500),
  created_at timestamptz(3) not null,
  disabled_at timestamptz(3)
);
create unique index staff_accounts_email_index on staff_accounts (lower(email));

create table staff_sessions (
  id uuid primary key,
  staff_id uuid not null references staff_accounts on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index staff_sessions_staff_index on staff_sessions (staff_id);
create index staff_sessions_expiry_index on staff_sessions (expires_at);

create table reports (
  id uuid primary key,
  reporter_id uuid references users on delete set null,
  subject_kind text not null check (subject_kind in ('PRODUCT', 'USER', 'COMPANY', 'JOB_OPENING', 'CHAT_MESSAGE')),
  subject_id uuid not null,
  reason text not null
    check (reason in ('COPYRIGHT', 'INAPPROPRIATE', 'HARASSMENT', 'FRAUD', 'OUTSIDE_DEALING', 'FALSE_TERMS', 'SPAM', 'OTHER')),
  detail text not null default '' check (char_length(detail) <= 2000),
  status text not null default 'OPEN' check (status in ('OPEN', 'ACTED', 'DISMISSED')),
  handled_by_staff_id uuid references staff_accounts on delete set null,
  handled_at timestamptz(3),
  handling_note text check (char_length(handling_note) <= 2000),
  created_at timestamptz(3) not null,
  check ((status = 'OPEN') = (handled_at is null))
);
create index reports_status_index on reports (status, created_at desc, id desc);
create index reports_subject_index on reports (subject_kind, subject_id, created_at desc);
-- The same person reports the same thing once while the report is open.
create unique index reports_open_index on reports (reporter_id, subject_kind, subject_id) where status = 'OPEN';

create table audit_log (
  id uuid primary key,
  actor_kind text not null check (actor_kind in ('STAFF', 'COMMAND_LINE', 'SYSTEM')),
  staff_id uuid references staff_accounts on delete restrict,
  action text not null check (char_length(action) between 1 and 100),
  subject_kind text not null check (char_length(subject_kind) between 1 and 50),
  subject_id text check (char_length(subject_id) <= 100),
  detail jsonb not null default '{}',
  address text check (char_length(address) <= 64),
  occurred_at timestamptz(3) not null,
  check ((actor_kind = 'STAFF') = (staff_id is not null))
);
create index audit_log_occurred_index on audit_log (occurred_at desc, id desc);
create index audit_log_staff_index on audit_log (staff_id, occurred_at desc, id desc) where staff_id is not null;
create index audit_log_subject_index on audit_log (subject_kind, subject_id, occurred_at desc, id desc);
create trigger audit_log_kept before update or delete on audit_log for each row execute function refuse_change();

alter table leads add foreign key (decided_by_staff_id) references staff_accounts on delete set null;
alter table product_review_activities add foreign key (staff_id) references staff_accounts on delete set null;
alter table editors_picks add foreign key (picked_by_staff_id) references staff_accounts on delete set null;
alter table platform_notifications add foreign key (created_by_staff_id) references staff_accounts on delete set null;
