-- Staff have pages of their own: several roles each, a second factor always, sessions of a working day.
alter table staff_accounts add column roles text[] not null default '{}';
update staff_accounts
set roles = case role when 'ADMINISTRATOR' then array['ADMINISTRATOR'] else array['REVIEWER', 'SUPPORT'] end;
alter table staff_accounts
  alter column roles drop default,
  drop column role,
  add check (cardinality(roles) between 1 and 4),
  add check (roles <@ array['REVIEWER', 'SUPPORT', 'EDITOR', 'ADMINISTRATOR']);

create table staff_totps (
  staff_id uuid primary key references staff_accounts on delete cascade,
  secret_encrypted text not null check (char_length(secret_encrypted) <= 500),
  created_at timestamptz(3) not null,
  -- When its first code was shown; until then it opens nothing.
  confirmed_at timestamptz(3),
  -- The half minute of the last code taken: none is taken twice.
  last_step bigint not null default 0
);

create table staff_recovery_codes (
  staff_id uuid not null references staff_accounts on delete cascade,
  selector text not null check (char_length(selector) between 1 and 10),
  code_hash text not null check (char_length(code_hash) between 20 and 500),
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (staff_id, selector)
);

alter table staff_sessions
  add column previous_token_hash text unique check (previous_token_hash ~ '^[0-9a-f]{64}$'),
  add column rotated_at timestamptz(3),
  add column device_name text not null default '' check (char_length(device_name) <= 200),
  add column address text check (char_length(address) <= 64),
  add column end_reason text check (end_reason in ('SIGNED_OUT', 'ENDED', 'TOKEN_REUSED', 'DISABLED', 'RESET'));

-- The desk of reviews: who has a work before them, until when, and whether they put it aside.
create table review_leases (
  product_id uuid primary key references products on delete cascade,
  staff_id uuid not null references staff_accounts on delete cascade,
  taken_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index review_leases_staff_index on review_leases (staff_id, expires_at);

create table review_holds (
  product_id uuid primary key references products on delete cascade,
  staff_id uuid not null references staff_accounts on delete cascade,
  note text not null default '' check (char_length(note) <= 500),
  held_at timestamptz(3) not null
);

-- What a reviewer decided, which is done some seconds later unless they take it back.
create table review_decisions (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  staff_id uuid not null references staff_accounts on delete restrict,
  decision text not null check (decision in ('APPROVE', 'REJECT')),
  reason text check (char_length(reason) between 1 and 1000),
  -- Which of the templates it began with, for the count of reasons.
  template text check (char_length(template) <= 40),
  -- Of the contents that were seen.
  version text not null check (char_length(version) <= 40),
  -- By number, whether each point was met: {"1":true,"3":false}.
  checks jsonb not null default '{}',
  submitted_at timestamptz(3) not null,
  decided_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  seconds_taken integer check (seconds_taken >= 0),
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'TAKEN_BACK', 'OVERTAKEN')),
  check ((decision = 'REJECT') = (reason is not null))
);
-- One decision waits for a work, whoever decides.
create unique index review_decisions_waiting_index on review_decisions (product_id) where state = 'WAITING';
create index review_decisions_staff_index on review_decisions (staff_id, decided_at desc);
create index review_decisions_decided_index on review_decisions (decided_at desc, id desc) where state = 'DONE';
create index review_decisions_product_index on review_decisions (product_id, decided_at desc);
