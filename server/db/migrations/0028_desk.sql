-- The recruiter's desk: candidates in every order by an index, totals by stage without counting, and how companies answer.

-- Who sees to a candidate. Whoever leaves the company sees to nobody.
alter table job_entries add column assignee_id uuid references company_members on delete set null;
create index job_entries_assignee_index on job_entries (assignee_id) where assignee_id is not null;

-- When an answer is due; at the end of time once there was one, or once the creator took the entry back. It sorts the desk.
alter table job_entries add column answer_due_at timestamptz(3) not null generated always as (
  case when first_replied_at is null and stage <> 'WITHDRAWN' then reply_by
    else timestamptz '9999-01-01 00:00:00+00' end) stored;
drop index job_entries_reply_index;
drop index job_entries_late_index;
create index job_entries_due_index on job_entries (job_opening_id, answer_due_at, id);

-- When the company was told that the date is near.
alter table job_entries add column reminded_at timestamptz(3);
create index job_entries_reminder_index on job_entries (answer_due_at, id)
  where reminded_at is null and answer_due_at < timestamptz '9999-01-01 00:00:00+00';

-- Signs as people count them: one of them may be several code points.
alter table job_entry_answers drop constraint job_entry_answers_answer_text_check,
  add constraint job_entry_answers_answer_text_check check (char_length(answer_text) between 1 and 4000);
alter table job_entries drop constraint job_entries_entry_message_check,
  add constraint job_entries_entry_message_check check (char_length(entry_message) <= 8000);

-- Whether the opening is PUBLIC, copied so that a creator's two lists walk one index.
alter table job_entries add column is_recruiting boolean not null default true;
update job_entries as e set is_recruiting = (o.status = 'PUBLIC') from job_openings as o where o.id = e.job_opening_id;
create index job_entries_recruiting_index on job_entries (creator_id, is_recruiting, entered_at desc, id desc);

create function fill_job_entry_opening() returns trigger language plpgsql as $$
begin
  -- The lock puts this in line with a change of the opening's status. Without an opening the foreign key is about to say so.
  select status = 'PUBLIC' into new.is_recruiting from job_openings where id = new.job_opening_id for no key update;
  new.is_recruiting := coalesce(new.is_recruiting, false);
  return new;
end
$$;
create trigger job_entries_opening_filled before insert on job_entries
  for each row execute function fill_job_entry_opening();

create function spread_job_opening_status() returns trigger language plpgsql as $$
begin
  update job_entries set is_recruiting = (new.status = 'PUBLIC') where job_opening_id = new.id;
  return null;
end
$$;
create trigger job_openings_status_spread after update of status on job_openings
  for each row when (new.entries_count > 0 and (old.status = 'PUBLIC') is distinct from (new.status = 'PUBLIC'))
  execute function spread_job_opening_status();

-- Totals by stage (`opening_entries`), kept with those of 0010; changes are added up, so that closing an opening with
-- thousands of entries writes each total once. Whoever changes entries locks their opening first.
create or replace function count_job_entries() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select *, 1 as amount from new_rows'
    else 'select *, -1 as amount from old_rows'
  end;
begin
  -- The opening first: its lock puts this in line with a change of its status, which the total below then sees.
  execute format($sql$
    update job_openings as o
    set entries_count = o.entries_count + t.entries, unread_entries_count = o.unread_entries_count + t.unread
    from (
      select job_opening_id, sum(amount)::integer as entries,
        coalesce(sum(amount) filter (where read_at is null), 0)::integer as unread
      from (%s) as changed group by job_opening_id
    ) as t
    where o.id = t.job_opening_id
  $sql$, changed);
  execute format($sql$
    insert into list_counters as c (list, owner_id, key, total)
    select list, owner_id, key, sum(amount)
    from (%s) as changed
    join job_openings as o on o.id = changed.job_opening_id
    cross join lateral (values
      ('creator_entries', changed.creator_id, o.status),
      ('opening_entries', changed.job_opening_id, changed.stage)
    ) as place (list, owner_id, key)
    group by list, owner_id, key
    order by list, owner_id, key
    on conflict (list, owner_id, key) do update set total = c.total + excluded.total
  $sql$, changed);
  return null;
end
$$;

create function count_job_entry_changes() returns trigger language plpgsql as $$
begin
  update job_openings as o set unread_entries_count = o.unread_entries_count + t.unread
    from (
      select job_opening_id, sum(amount)::integer as unread
      from (
        select job_opening_id, 1 as amount from new_rows where read_at is null
        union all
        select job_opening_id, -1 from old_rows where read_at is null
      ) as changed
      group by job_opening_id having sum(amount) <> 0
    ) as t
    where o.id = t.job_opening_id;
  insert into list_counters as c (list, owner_id, key, total)
    select 'opening_entries', job_opening_id, stage, sum(amount)
    from (
      select job_opening_id, stage, 1 as amount from new_rows
      union all
      select job_opening_id, stage, -1 from old_rows
    ) as changed
    group by job_opening_id, stage having sum(amount) <> 0
    order by job_opening_id, stage
    on conflict (list, owner_id, key) do update set total = c.total + excluded.total;
  return null;
end
$$;
drop trigger job_entries_counted_over on job_entries;
drop function count_job_entry_read();
create trigger job_entries_counted_over after update on job_entries
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_job_entry_changes();

create function forget_opening_totals() returns trigger language plpgsql as $$
begin
  delete from list_counters where list = 'opening_entries' and owner_id in (select id from old_rows);
  return null;
end
$$;
create trigger job_openings_totals_forgotten after delete on job_openings referencing old table as old_rows
  for each statement execute function forget_opening_totals();

insert into list_counters (list, owner_id, key, total)
  select 'opening_entries', job_opening_id, stage, count(*) from job_entries group by job_opening_id, stage;

-- Companies whose answers changed since their rate was worked out. Whoever writes a row here has an opening of theirs locked.
create table company_responsiveness_due (
  company_id uuid primary key references companies on delete cascade
);
create index companies_responsiveness_index on companies (responsiveness_computed_at nulls first, id);

create function note_company_responsiveness() returns trigger language plpgsql as $$
begin
  insert into company_responsiveness_due (company_id)
    select distinct o.company_id
    from new_rows as e join job_openings as o on o.id = e.job_opening_id
    where e.first_replied_at is not null
    order by o.company_id
    on conflict (company_id) do nothing;
  return null;
end
$$;
-- Its name puts it behind the triggers that count.
create trigger job_entries_responsiveness_noted after update on job_entries referencing new table as new_rows
  for each statement execute function note_company_responsiveness();
insert into company_responsiveness_due (company_id)
  select distinct o.company_id from job_openings as o where o.entries_count > 0;
