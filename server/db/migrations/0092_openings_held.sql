-- Openings that a rule holds back when they are published: out of every list until somebody of the house has looked at them.
alter table job_openings add column held_at timestamptz(3);

create or replace function spread_company_status() returns trigger language plpgsql as $$
begin
  update job_openings
    set is_hidden = (new.status <> 'ACTIVE' or suspended_at is not null or held_at is not null)
    where company_id = new.id;
  return null;
end
$$;

create or replace function fill_job_opening_suspension() returns trigger language plpgsql as $$
begin
  -- As when an opening is made: in line with a suspension of its company.
  perform from companies where id = new.company_id for share;
  new.is_hidden := new.suspended_at is not null or new.held_at is not null
    or exists (select from companies where id = new.company_id and status <> 'ACTIVE');
  return new;
end
$$;
drop trigger job_openings_suspension_filled on job_openings;
create trigger job_openings_suspension_filled before update of suspended_at, held_at on job_openings
  for each row when (old.suspended_at is distinct from new.suspended_at or old.held_at is distinct from new.held_at)
  execute function fill_job_opening_suspension();

-- What was found in which published version, and what came of it. A newer version takes the place of one that waits.
create table opening_holds (
  id uuid primary key,
  job_opening_id uuid not null references job_openings on delete cascade,
  -- Of job_opening_versions.
  version integer not null check (version > 0),
  -- [{rule, field, words, passage}], as `server/modules/jobs/holds/findings.ts` found it.
  findings jsonb not null check (jsonb_typeof(findings) = 'array'),
  held_at timestamptz(3) not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'RELEASED', 'SENT_BACK', 'OVERTAKEN')),
  -- Read by its company as it stands.
  reason text check (char_length(reason) between 1 and 1000),
  -- Null of the command line.
  decided_by_staff_id uuid references staff_accounts on delete restrict,
  decided_at timestamptz(3),
  check ((state = 'SENT_BACK') = (reason is not null)),
  check ((state = 'WAITING') = (decided_at is null))
);
create unique index opening_holds_waiting_index on opening_holds (job_opening_id) where state = 'WAITING';
create index opening_holds_queue_index on opening_holds (held_at, id) where state = 'WAITING';
create index opening_holds_opening_index on opening_holds (job_opening_id, held_at desc, id desc);
create index opening_holds_staff_index on opening_holds (decided_by_staff_id) where decided_by_staff_id is not null;

-- The desk of reviews has both before it: a lease and a decision are of a work or of an opening.
alter table review_leases drop constraint review_leases_pkey;
alter table review_leases
  alter column product_id drop not null,
  add column job_opening_id uuid references job_openings on delete cascade,
  add constraint review_leases_product_unique unique (product_id),
  add constraint review_leases_job_opening_unique unique (job_opening_id),
  add check (num_nonnulls(product_id, job_opening_id) = 1);

alter table review_decisions
  alter column product_id drop not null,
  add column job_opening_id uuid references job_openings on delete cascade,
  add check (num_nonnulls(product_id, job_opening_id) = 1);
create unique index review_decisions_waiting_opening_index on review_decisions (job_opening_id) where state = 'WAITING';
create index review_decisions_opening_index on review_decisions (job_opening_id, decided_at desc)
  where job_opening_id is not null;

alter table activity_notifications drop constraint activity_notifications_type_check;
alter table activity_notifications add constraint activity_notifications_type_check
  check (type in ('CHAT_MESSAGE', 'ENTRY_JOB_OPENING', 'FOLLOW_RECEIVED', 'JOB_CONSULTATION', 'JOB_OFFER', 'ENTRY_PROGRESS', 'PRODUCT_REVIEW', 'SAVED_SEARCH', 'SAVED_JOB_OPENING', 'INTERVIEW', 'ENGAGEMENT', 'OPENING_REVIEW'));
alter table notification_preferences drop constraint notification_preferences_kind_check;
alter table notification_preferences add constraint notification_preferences_kind_check
  check (kind in ('CHAT_MESSAGE', 'ENTRY_JOB_OPENING', 'FOLLOW_RECEIVED', 'JOB_CONSULTATION', 'JOB_OFFER', 'ENTRY_PROGRESS', 'PRODUCT_REVIEW', 'SAVED_SEARCH', 'PLATFORM', 'SAVED_JOB_OPENING', 'INTERVIEW', 'ENGAGEMENT', 'OPENING_REVIEW'));

-- The command line puts works aside too; the log says that it was the command line.
alter table review_holds alter column staff_id drop not null;
