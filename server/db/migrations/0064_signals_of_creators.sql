-- What each creator is found by when a company says what it needs: entries of taxonomies, styles and words of their works and their
-- profile, read by the program (modules/recommend/ranking/signals.ts).
create table creator_signals (
  user_id uuid primary key references creator_profiles on delete cascade,
  -- Such as CATEGORY:パッケージ or WORD:提灯.
  signals text[] not null,
  updated_at timestamptz(3) not null
);
create index creator_signals_index on creator_signals using gin (signals) with (fastupdate = off);

-- Creators whose signals have to be read anew. Whoever writes here may be at work on the creator's rows for long; whoever takes a mark away
-- reads after that, and a mark set meanwhile stands.
create table creator_signals_due (
  user_id uuid primary key
);

create function note_creator_signals() returns trigger language plpgsql as $$
begin
  insert into creator_signals_due (user_id)
    select distinct user_id from changed order by user_id
    on conflict (user_id) do nothing;
  return null;
end
$$;

create trigger creator_profiles_signals_in after insert on creator_profiles referencing new table as changed
  for each statement execute function note_creator_signals();
create trigger creator_job_profiles_signals_in after insert on creator_job_profiles referencing new table as changed
  for each statement execute function note_creator_signals();
create trigger creator_job_profiles_signals_over after update on creator_job_profiles referencing new table as changed
  for each statement execute function note_creator_signals();
create trigger creator_skills_signals_in after insert on creator_skills referencing new table as changed
  for each statement execute function note_creator_signals();
create trigger creator_skills_signals_over after update on creator_skills referencing new table as changed
  for each statement execute function note_creator_signals();
create trigger creator_skills_signals_out after delete on creator_skills referencing old table as changed
  for each statement execute function note_creator_signals();
create trigger creator_tools_signals_in after insert on creator_tools referencing new table as changed
  for each statement execute function note_creator_signals();
create trigger creator_tools_signals_out after delete on creator_tools referencing old table as changed
  for each statement execute function note_creator_signals();

create function note_creator_signal() returns trigger language plpgsql as $$
begin
  insert into creator_signals_due (user_id) values (new.user_id) on conflict (user_id) do nothing;
  return null;
end
$$;
create trigger creator_profiles_signals_over after update of introduction, prefecture_id on creator_profiles
  for each row execute function note_creator_signal();

create function note_author_signals() returns trigger language plpgsql as $$
begin
  insert into creator_signals_due (user_id)
    select distinct author_id from changed order by author_id
    on conflict (user_id) do nothing;
  return null;
end
$$;
create trigger products_signals_in after insert on products referencing new table as changed
  for each statement execute function note_author_signals();
create trigger products_signals_out after delete on products referencing old table as changed
  for each statement execute function note_author_signals();

create function note_author_signal() returns trigger language plpgsql as $$
begin
  insert into creator_signals_due (user_id) values (new.author_id) on conflict (user_id) do nothing;
  return null;
end
$$;
-- Counters and scores move all day and say nothing of a creator.
create trigger products_signals_over
  after update of name, description, design_scope, category_ids, industry_ids, tool_ids, visibility, is_published, approved_at,
    is_hidden, taken_down_at on products
  for each row execute function note_author_signal();

insert into creator_signals_due (user_id) select user_id from creator_profiles order by user_id;
