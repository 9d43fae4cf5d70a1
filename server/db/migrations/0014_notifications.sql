-- What users are told: activity around them, and words from the house.

create table activity_notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The first five are the specification's; the others are ours.
  type text not null
    check (type in ('CHAT_MESSAGE', 'ENTRY_JOB_OPENING', 'FOLLOW_RECEIVED', 'JOB_CONSULTATION', 'JOB_OFFER', 'ENTRY_PROGRESS', 'PRODUCT_REVIEW', 'SAVED_SEARCH')),
  actor_id uuid references users on delete cascade,
  -- The resource it links to; which one depends on the type.
  chat_room_id uuid references chat_rooms on delete cascade,
  job_opening_id uuid references job_openings on delete cascade,
  entry_id uuid references job_entries on delete cascade,
  consultation_id uuid references job_consultations on delete cascade,
  offer_id uuid references official_job_offers on delete cascade,
  product_id uuid references products on delete cascade,
  saved_search_id uuid,
  -- Small facts for the words, such as a stage or how many works were found.
  detail jsonb not null default '{}',
  -- An effect that is retried notifies once.
  dedupe_key text check (char_length(dedupe_key) <= 200),
  in_app boolean not null default true,
  -- DAILY waits for the digest, NONE is not mailed; mailed_at tells the rest.
  mail text not null default 'NONE' check (mail in ('AT_ONCE', 'DAILY', 'NONE')),
  mailed_at timestamptz(3),
  sent_at timestamptz(3) not null,
  read_at timestamptz(3)
);
create unique index activity_notifications_dedupe_index on activity_notifications (user_id, dedupe_key)
  where dedupe_key is not null;
create index activity_notifications_user_index on activity_notifications (user_id, sent_at desc, id desc) where in_app;
create index activity_notifications_type_index on activity_notifications (user_id, type, sent_at desc, id desc)
  where in_app;
create index activity_notifications_unread_index on activity_notifications (user_id) where in_app and read_at is null;
create index activity_notifications_digest_index on activity_notifications (user_id, sent_at)
  where mail = 'DAILY' and mailed_at is null;
create index activity_notifications_actor_index on activity_notifications (actor_id) where actor_id is not null;
create index activity_notifications_room_index on activity_notifications (chat_room_id) where chat_room_id is not null;
create index activity_notifications_opening_index on activity_notifications (job_opening_id)
  where job_opening_id is not null;
create index activity_notifications_entry_index on activity_notifications (entry_id) where entry_id is not null;
create index activity_notifications_consultation_index on activity_notifications (consultation_id)
  where consultation_id is not null;
create index activity_notifications_offer_index on activity_notifications (offer_id) where offer_id is not null;
create index activity_notifications_product_index on activity_notifications (product_id) where product_id is not null;

-- The specification's product-company notifications, `tsumugiNotifications`.
create table platform_notifications (
  id uuid primary key,
  action_type text not null check (action_type in ('INFORMATION', 'MAINTENANCE', 'NEW_FEATURE', 'CAMPAIGN', 'IMPORTANT')),
  content text not null check (char_length(content) between 1 and 2000),
  link text check (char_length(link) <= 500 and link ~ '^(/|https://)'),
  audience text not null default 'ALL' check (audience in ('ALL', 'CREATORS', 'COMPANIES')),
  publish_at timestamptz(3) not null,
  -- When the worker sent it out; null until publish_at has come.
  sent_at timestamptz(3),
  created_by_staff_id uuid,
  created_at timestamptz(3) not null
);
create index platform_notifications_publish_index on platform_notifications (publish_at desc, id desc);
create index platform_notifications_audience_index on platform_notifications (audience, publish_at desc, id desc);
create index platform_notifications_waiting_index on platform_notifications (publish_at) where sent_at is null;

create table platform_notification_reads (
  user_id uuid not null references users on delete cascade,
  notification_id uuid not null references platform_notifications on delete cascade,
  read_at timestamptz(3) not null,
  primary key (user_id, notification_id)
);
create index platform_notification_reads_notification_index on platform_notification_reads (notification_id);
