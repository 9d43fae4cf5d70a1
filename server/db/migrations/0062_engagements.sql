-- 仕事: what follows an accepted offer. Each has rounds (回); what was delivered, worked, said and billed in them stands here.

create table engagements (
  id uuid primary key,
  offer_id uuid not null unique references official_job_offers on delete restrict,
  offer_version integer not null,
  company_id uuid not null references companies on delete restrict,
  creator_id uuid not null references creator_profiles on delete restrict,
  chat_room_id uuid references chat_rooms on delete set null,
  -- As the paper names them.
  title text not null check (char_length(title) between 1 and 60),
  company_name text not null check (char_length(company_name) between 1 and 100),
  creator_name text not null check (char_length(creator_name) between 1 and 120),
  remuneration_type text not null check (remuneration_type in ('CONTRACT_UNIT', 'HOURLY_RATE')),
  net_hour_price integer check (net_hour_price between 1 and 1000000000),
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_by_user_id uuid references users on delete set null,
  foreign key (offer_id, offer_version) references official_job_offer_versions on delete restrict,
  check (remuneration_type = 'HOURLY_RATE' or net_hour_price is null)
);
create index engagements_company_index on engagements (company_id, started_at desc, id desc);
create index engagements_creator_index on engagements (creator_id, started_at desc, id desc);
create index engagements_room_index on engagements (chat_room_id) where chat_room_id is not null;
create index engagements_ender_index on engagements (ended_by_user_id) where ended_by_user_id is not null;

create table engagement_rounds (
  id uuid primary key,
  engagement_id uuid not null references engagements on delete restrict,
  number smallint not null check (number between 1 and 500),
  state text not null default 'UNDER_WAY' check (state in
    ('UNDER_WAY', 'DELIVERED', 'CORRECTION_ASKED', 'ACCEPTED', 'INVOICED', 'PAID', 'RECEIVED', 'ENDED_EARLY')),
  -- Before tax. Of hours, what those delivered come to; of a formula, what the creator reckoned.
  net_price integer check (net_price between 1 and 1000000000),
  deliver_by date,
  period_from date,
  period_to date,
  -- How many days inspection takes; null where there is none.
  inspection_days smallint check (inspection_days between 0 and 59),
  -- The day of the delivery that stands, and what follows from it.
  received_on date,
  inspect_by date,
  due_on date,
  pay_by date,
  accepted_at timestamptz(3),
  -- By silence, or because no inspection was agreed on: nobody pressed.
  is_accepted_silently boolean not null default false,
  paid_on date,
  received_at timestamptz(3),
  -- When each was told, once.
  silence_told_at timestamptz(3),
  due_told_at timestamptz(3),
  late_told_at timestamptz(3),
  unique (engagement_id, number),
  check ((period_from is null) = (period_to is null)),
  check (period_to >= period_from),
  check (num_nulls(received_on, due_on, pay_by) in (0, 3)),
  check (state not in ('DELIVERED', 'ACCEPTED', 'INVOICED', 'PAID', 'RECEIVED')
    or (received_on is not null and net_price is not null)),
  check (state not in ('ACCEPTED', 'INVOICED', 'PAID', 'RECEIVED') or accepted_at is not null),
  check (state not in ('PAID', 'RECEIVED') or paid_on is not null),
  check ((state = 'RECEIVED') = (received_at is not null))
);
create index engagement_rounds_inspect_index on engagement_rounds (inspect_by) where state = 'DELIVERED';
create index engagement_rounds_due_index on engagement_rounds (pay_by) where state in ('ACCEPTED', 'INVOICED');
create index engagement_rounds_period_index on engagement_rounds (period_to) where period_to is not null;

create table engagement_deliveries (
  id uuid primary key,
  round_id uuid not null references engagement_rounds on delete restrict,
  version smallint not null check (version > 0),
  note text check (char_length(note) between 1 and 2000),
  link_url text check (char_length(link_url) <= 500 and link_url ~ '^https?://'),
  delivered_by_user_id uuid references users on delete set null,
  delivered_at timestamptz(3) not null,
  unique (round_id, version)
);
create index engagement_deliveries_author_index on engagement_deliveries (delivered_by_user_id)
  where delivered_by_user_id is not null;
create trigger engagement_deliveries_kept before update of round_id, version, note, link_url, delivered_at or delete
  on engagement_deliveries for each row execute function refuse_change();

-- Files wait beside a round until it is delivered.
create table engagement_files (
  media_id uuid primary key references media_objects on delete restrict,
  round_id uuid not null references engagement_rounds on delete restrict,
  delivery_id uuid references engagement_deliveries on delete restrict,
  added_at timestamptz(3) not null
);
create index engagement_files_round_index on engagement_files (round_id, added_at);
create index engagement_files_delivery_index on engagement_files (delivery_id) where delivery_id is not null;

-- Hours, day by day; they are changed until they are delivered.
create table engagement_hours (
  id uuid primary key,
  round_id uuid not null references engagement_rounds on delete restrict,
  worked_on date not null,
  minutes smallint not null check (minutes between 1 and 1440),
  work text not null check (char_length(work) between 1 and 200),
  written_at timestamptz(3) not null
);
create index engagement_hours_round_index on engagement_hours (round_id, worked_on, id);

-- What happened, in order. Nothing of it is changed or taken away.
create table engagement_events (
  id uuid primary key,
  engagement_id uuid not null references engagements on delete restrict,
  round_id uuid references engagement_rounds on delete restrict,
  kind text not null check (kind in ('BEGUN', 'DELIVERED', 'CORRECTION_ASKED', 'ACCEPTED', 'ACCEPTED_SILENTLY',
    'INVOICED', 'INVOICE_VOIDED', 'PAID', 'RECEIVED', 'ENDED_EARLY', 'COMMENTED')),
  side text not null check (side in ('CREATOR', 'COMPANY', 'NOBODY')),
  user_id uuid references users on delete set null,
  -- Of a correction: the item of the paper that what was delivered does not meet.
  term text check (term in ('WORK', 'REVISIONS', 'RIGHTS', 'DELIVERY', 'PLACE', 'AMOUNT', 'OTHER')),
  words text check (char_length(words) between 1 and 2000),
  happened_at timestamptz(3) not null,
  check ((side = 'NOBODY') = (kind in ('BEGUN', 'ACCEPTED_SILENTLY')))
);
create index engagement_events_engagement_index on engagement_events (engagement_id, happened_at, id);
create index engagement_events_round_index on engagement_events (round_id) where round_id is not null;
create index engagement_events_user_index on engagement_events (user_id) where user_id is not null;
create trigger engagement_events_kept
  before update of engagement_id, round_id, kind, side, term, words, happened_at or delete
  on engagement_events for each row execute function refuse_change();

alter table activity_notifications add column engagement_id uuid references engagements on delete cascade;
create index activity_notifications_engagement_index on activity_notifications (engagement_id)
  where engagement_id is not null;
alter table activity_notifications drop constraint activity_notifications_type_check;
alter table activity_notifications add constraint activity_notifications_type_check
  check (type in ('CHAT_MESSAGE', 'ENTRY_JOB_OPENING', 'FOLLOW_RECEIVED', 'JOB_CONSULTATION', 'JOB_OFFER', 'ENTRY_PROGRESS', 'PRODUCT_REVIEW', 'SAVED_SEARCH', 'SAVED_JOB_OPENING', 'INTERVIEW', 'ENGAGEMENT'));
alter table notification_preferences drop constraint notification_preferences_kind_check;
alter table notification_preferences add constraint notification_preferences_kind_check
  check (kind in ('CHAT_MESSAGE', 'ENTRY_JOB_OPENING', 'FOLLOW_RECEIVED', 'JOB_CONSULTATION', 'JOB_OFFER', 'ENTRY_PROGRESS', 'PRODUCT_REVIEW', 'SAVED_SEARCH', 'PLATFORM', 'SAVED_JOB_OPENING', 'INTERVIEW', 'ENGAGEMENT'));
