-- Openings that creators keep, and the other order of the list of openings.

create table job_opening_bookmarks (
  user_id uuid not null references users on delete cascade,
  job_opening_id uuid not null references job_openings on delete cascade,
  created_at timestamptz(3) not null,
  -- The last day that its creator was reminded of; another one is told again.
  reminded_of date,
  primary key (user_id, job_opening_id)
);
create index job_opening_bookmarks_user_index on job_opening_bookmarks (user_id, created_at desc, job_opening_id desc);
create index job_opening_bookmarks_opening_index on job_opening_bookmarks (job_opening_id);

-- By their last day, those without one after all others.
create index job_openings_public_deadline_index on job_openings (valid_through, public_at desc, id desc)
  where public_at is not null;
create index job_openings_public_kind_deadline_index
  on job_openings (resumeration_type, valid_through, public_at desc, id desc) where public_at is not null;

alter table activity_notifications drop constraint activity_notifications_type_check,
  add constraint activity_notifications_type_check
    check (type in ('CHAT_MESSAGE', 'ENTRY_JOB_OPENING', 'FOLLOW_RECEIVED', 'JOB_CONSULTATION', 'JOB_OFFER', 'ENTRY_PROGRESS', 'PRODUCT_REVIEW', 'SAVED_SEARCH', 'SAVED_JOB_OPENING'));
alter table notification_preferences drop constraint notification_preferences_kind_check,
  add constraint notification_preferences_kind_check
    check (kind in ('CHAT_MESSAGE', 'ENTRY_JOB_OPENING', 'FOLLOW_RECEIVED', 'JOB_CONSULTATION', 'JOB_OFFER', 'ENTRY_PROGRESS', 'PRODUCT_REVIEW', 'SAVED_SEARCH', 'SAVED_JOB_OPENING', 'PLATFORM'));
