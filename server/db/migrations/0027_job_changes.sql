-- Openings that are edited while they are published, and openings that the operators suspend.

-- Who saved last, shown to whoever saves on an older state.
alter table job_openings add column edited_by_user_id uuid references users on delete set null;
create index job_openings_edited_by_index on job_openings (edited_by_user_id) where edited_by_user_id is not null;

-- What is being written about an opening that is published: it waits here, and what people see stays, until it is published
-- in its turn. `version` goes on from the opening's own, so that no two states of what is written ever share a number.
create table job_opening_changes (
  job_opening_id uuid primary key references job_openings on delete cascade,
  version integer not null check (version > 0),
  -- Everything that is written, as `server/modules/jobs/contentsSql.ts` reads it.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Of the content: here they keep the sweep of unused uploads from taking them.
  cover_media_id uuid references media_objects on delete set null,
  organization_structure_media_id uuid references media_objects on delete set null,
  edited_by_user_id uuid references users on delete set null,
  created_at timestamptz(3) not null,
  edited_at timestamptz(3) not null
);
create index job_opening_changes_user_index on job_opening_changes (edited_by_user_id);
create index job_opening_changes_cover_index on job_opening_changes (cover_media_id) where cover_media_id is not null;
create index job_opening_changes_structure_index on job_opening_changes (organization_structure_media_id)
  where organization_structure_media_id is not null;

-- A range is typed one end after the other: only what is published has to have both in order.
do $$
declare
  held name;
begin
  for held in
    select conname from pg_constraint
    where conrelid = 'job_openings'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) ~ 'pay_max' and conname not like 'job_openings_published%'
  loop
    execute format('alter table job_openings drop constraint %I', held);
  end loop;
end
$$;
alter table job_openings
  add constraint job_openings_pay_max_check check (pay_max between 1 and 100000000),
  add constraint job_openings_published_pay check (
    status = 'DRAFT' or pay_max is null or (pay_min is not null and pay_max >= pay_min));

-- 120 signs as people count them: one of them may be several code points.
alter table job_opening_questions
  drop constraint job_opening_questions_question_text_check,
  add constraint job_opening_questions_question_text_check check (char_length(question_text) between 1 and 480);
alter table job_entry_answers
  drop constraint job_entry_answers_question_title_check,
  add constraint job_entry_answers_question_title_check check (char_length(question_title) between 1 and 480);

-- Suspended by the operators: out of every list, as with a company that is suspended.
alter table job_openings add column suspended_at timestamptz(3);
alter table job_openings add column suspension_reason text check (char_length(suspension_reason) between 1 and 1000);
alter table job_openings
  add constraint job_openings_suspension check ((suspended_at is null) = (suspension_reason is null));

create or replace function spread_company_status() returns trigger language plpgsql as $$
begin
  update job_openings set is_hidden = (new.status <> 'ACTIVE' or suspended_at is not null) where company_id = new.id;
  return null;
end
$$;

create function fill_job_opening_suspension() returns trigger language plpgsql as $$
begin
  -- As when an opening is made: in line with a suspension of its company.
  perform from companies where id = new.company_id for share;
  new.is_hidden := new.suspended_at is not null
    or exists (select from companies where id = new.company_id and status <> 'ACTIVE');
  return new;
end
$$;
create trigger job_openings_suspension_filled before update of suspended_at on job_openings
  for each row when (old.suspended_at is distinct from new.suspended_at)
  execute function fill_job_opening_suspension();
