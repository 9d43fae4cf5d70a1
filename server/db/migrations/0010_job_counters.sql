-- Triggers that keep the copies and counts of job openings. No use case writes them.

create trigger job_opening_categories_added after insert on job_opening_categories referencing new table as new_rows
  for each statement execute function refresh_id_array('job_openings', 'job_opening_id', 'category_id', 'category_ids');
create trigger job_opening_categories_removed after delete on job_opening_categories referencing old table as old_rows
  for each statement execute function refresh_id_array('job_openings', 'job_opening_id', 'category_id', 'category_ids');

create trigger job_opening_industries_added after insert on job_opening_industries referencing new table as new_rows
  for each statement execute function refresh_id_array('job_openings', 'job_opening_id', 'industry_id', 'industry_ids');
create trigger job_opening_industries_removed after delete on job_opening_industries referencing old table as old_rows
  for each statement execute function refresh_id_array('job_openings', 'job_opening_id', 'industry_id', 'industry_ids');

create trigger job_opening_tools_added after insert on job_opening_tools referencing new table as new_rows
  for each statement execute function refresh_id_array('job_openings', 'job_opening_id', 'tool_id', 'tool_ids');
create trigger job_opening_tools_removed after delete on job_opening_tools referencing old table as old_rows
  for each statement execute function refresh_id_array('job_openings', 'job_opening_id', 'tool_id', 'tool_ids');

create trigger job_opening_occupations_added after insert on job_opening_occupations referencing new table as new_rows
  for each statement execute function refresh_id_array('job_openings', 'job_opening_id', 'occupation_id', 'occupation_ids');
create trigger job_opening_occupations_removed after delete on job_opening_occupations referencing old table as old_rows
  for each statement execute function refresh_id_array('job_openings', 'job_opening_id', 'occupation_id', 'occupation_ids');

create trigger job_opening_tags_added after insert on job_opening_tags referencing new table as new_rows
  for each statement execute function refresh_id_array('job_openings', 'job_opening_id', 'tag_id', 'tag_ids');
create trigger job_opening_tags_removed after delete on job_opening_tags referencing old table as old_rows
  for each statement execute function refresh_id_array('job_openings', 'job_opening_id', 'tag_id', 'tag_ids');

-- A suspended company's openings leave the lists at once, and come back with it.
create function fill_job_opening_company() returns trigger language plpgsql as $$
begin
  -- The lock puts this in line with a suspension: either it is seen here, or it sees the new opening.
  perform from companies where id = new.company_id for share;
  new.is_hidden := exists (select from companies where id = new.company_id and status <> 'ACTIVE');
  return new;
end
$$;
create trigger job_openings_company_filled before insert on job_openings
  for each row execute function fill_job_opening_company();

create function spread_company_status() returns trigger language plpgsql as $$
begin
  update job_openings set is_hidden = (new.status <> 'ACTIVE') where company_id = new.id;
  return null;
end
$$;
create trigger companies_status_spread after update of status on companies
  for each row when (old.status is distinct from new.status) execute function spread_company_status();

-- Totals: public openings by kind (`public_job_openings`), a company's by status (`company_job_openings`), those of a
-- company that visitors see (`company_public_job_openings`), and a creator's entries by the status of the opening
-- (`creator_entries`). Whole statements when openings come or go, rows when one moves between lists, so that saving a
-- draft and counting an entry touch no total.
create function count_job_openings() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select *, 1 as amount from new_rows'
    else 'select *, -1 as amount from old_rows'
  end;
begin
  execute format($sql$
    insert into list_counters as c (list, owner_id, key, total)
    select list, owner_id, key, sum(amount)
    from (%s) as changed
    cross join lateral (values
      ('company_job_openings', company_id, status, true),
      ('company_public_job_openings', company_id, 'ALL', public_at is not null),
      ('public_job_openings', '00000000-0000-0000-0000-000000000000'::uuid, resumeration_type, public_at is not null)
    ) as place (list, owner_id, key, is_in)
    where is_in
    group by list, owner_id, key
    order by list, owner_id, key
    on conflict (list, owner_id, key) do update set total = c.total + excluded.total
  $sql$, changed);
  return null;
end
$$;
create trigger job_openings_counted_in after insert on job_openings referencing new table as new_rows
  for each statement execute function count_job_openings();
create trigger job_openings_counted_out after delete on job_openings referencing old table as old_rows
  for each statement execute function count_job_openings();

create function count_job_opening_change() returns trigger language plpgsql as $$
declare
  delta integer := case when new.public_at is null then -1 else 1 end;
begin
  if old.status <> new.status then
    perform add_to_list_counter('company_job_openings', new.company_id, old.status, -1);
    perform add_to_list_counter('company_job_openings', new.company_id, new.status, 1);
  end if;
  if (old.public_at is null) <> (new.public_at is null) then
    perform add_to_list_counter('company_public_job_openings', new.company_id, 'ALL', delta);
    perform add_to_list_counter(
      'public_job_openings', '00000000-0000-0000-0000-000000000000', new.resumeration_type, delta);
  end if;
  if old.status <> new.status and new.entries_count > 0 then
    insert into list_counters as c (list, owner_id, key, total)
      select 'creator_entries', e.creator_id, place.status, place.amount
      from job_entries as e
      cross join (values (old.status, -1), (new.status, 1)) as place (status, amount)
      where e.job_opening_id = new.id
      order by e.creator_id, place.status
      on conflict (list, owner_id, key) do update set total = c.total + excluded.total;
  end if;
  return null;
end
$$;
create trigger job_openings_counted_over after update on job_openings
  for each row when (
    old.status is distinct from new.status
    or (old.public_at is null) is distinct from (new.public_at is null))
  execute function count_job_opening_change();

-- The totals above are kept per kind and company: an opening keeps both.
create function keep_job_opening_kind() returns trigger language plpgsql as $$
begin
  raise exception 'a job opening keeps its kind and its company' using errcode = 'restrict_violation';
end
$$;
create trigger job_openings_kind_kept before update of resumeration_type, company_id on job_openings
  for each row when (
    old.resumeration_type is distinct from new.resumeration_type or old.company_id is distinct from new.company_id)
  execute function keep_job_opening_kind();

create function count_job_entries() returns trigger language plpgsql as $$
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
    select 'creator_entries', changed.creator_id, o.status, sum(amount)
    from (%s) as changed
    join job_openings as o on o.id = changed.job_opening_id
    group by changed.creator_id, o.status
    order by changed.creator_id, o.status
    on conflict (list, owner_id, key) do update set total = c.total + excluded.total
  $sql$, changed);
  return null;
end
$$;
create trigger job_entries_counted_in after insert on job_entries referencing new table as new_rows
  for each statement execute function count_job_entries();
create trigger job_entries_counted_out after delete on job_entries referencing old table as old_rows
  for each statement execute function count_job_entries();

create function count_job_entry_read() returns trigger language plpgsql as $$
begin
  update job_openings set unread_entries_count = unread_entries_count + case when new.read_at is null then 1 else -1 end
    where id = new.job_opening_id;
  return null;
end
$$;
create trigger job_entries_counted_over after update on job_entries
  for each row when ((old.read_at is null) is distinct from (new.read_at is null))
  execute function count_job_entry_read();

-- When an opening goes, its entries go by cascade and no longer find it: their creators' totals are settled before.
create function settle_creator_entries() returns trigger language plpgsql as $$
begin
  insert into list_counters as c (list, owner_id, key, total)
    select 'creator_entries', creator_id, old.status, -count(*)
    from job_entries where job_opening_id = old.id group by creator_id order by creator_id
    on conflict (list, owner_id, key) do update set total = c.total + excluded.total;
  return old;
end
$$;
create trigger job_openings_entries_settled before delete on job_openings
  for each row when (old.entries_count > 0) execute function settle_creator_entries();
