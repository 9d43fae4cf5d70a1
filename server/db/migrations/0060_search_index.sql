-- What /search looks into, anew: readings beside the words, and what has changed since it was indexed.
drop table search_documents;
drop table search_suggestions;

create table search_documents (
  kind text not null check (kind in ('PRODUCT', 'CREATOR', 'JOB_OPENING', 'COMPANY')),
  product_id uuid unique references products on delete cascade,
  creator_id uuid unique references creator_profiles on delete cascade,
  job_opening_id uuid unique references job_openings on delete cascade,
  company_id uuid unique references companies on delete cascade,
  subject_id uuid not null generated always as
    (coalesce(product_id, creator_id, job_opening_id, company_id)) stored,
  -- As written, for showing where a match lies.
  title text not null,
  body text not null default '',
  -- How each of their words is read: [from, to, reading, …] of the title, then of the body.
  spans jsonb not null default '[[],[]]',
  -- Compared with what is typed: signs, and how they are read (a line for each way).
  folded_title text not null,
  folded_body text not null default '',
  spoken_title text not null default '',
  spoken_body text not null default '',
  -- The whole words of the title, folded and as read.
  title_words text[] not null default '{}',
  -- Every sign and every two in a row; ~ is of a reading, ^ of one that begins a word.
  grams text[] not null,
  facets text[] not null default '{}',
  -- Author of a work, or the creator: for hiding.
  owner_id uuid references users on delete cascade,
  -- Follows its subject by trigger, in the very write.
  audience text not null check (audience in ('EVERYONE', 'MEMBERS', 'NOBODY')),
  -- Fresh and well received before stale.
  quality real not null default 0,
  sort_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (kind, subject_id),
  check (num_nonnulls(product_id, creator_id, job_opening_id, company_id) = 1),
  check (case kind when 'PRODUCT' then product_id when 'CREATOR' then creator_id
    when 'JOB_OPENING' then job_opening_id else company_id end is not null)
);
create index search_documents_grams_index on search_documents using gin (grams) with (fastupdate = off);
create index search_documents_facets_index on search_documents using gin (facets) with (fastupdate = off);
create index search_documents_quality_index on search_documents (kind, quality desc, subject_id desc)
  where audience <> 'NOBODY';
create index search_documents_sort_index on search_documents (kind, sort_at desc, subject_id desc)
  where audience <> 'NOBODY';
create index search_documents_owner_index on search_documents (owner_id) where owner_id is not null;

-- Words of titles, skills and vocabularies: offered while typing, and for what was mistyped. Whether a viewer finds anything by one is asked
-- before it is offered.
create table search_words (
  folded text not null check (char_length(folded) between 1 and 60),
  word text not null check (char_length(word) between 1 and 60),
  spoken text not null default '' check (char_length(spoken) <= 120),
  uses integer not null default 1,
  primary key (folded, word)
);
create index search_words_folded_index on search_words (folded text_pattern_ops, uses desc);
create index search_words_spoken_index on search_words (spoken text_pattern_ops, uses desc) where spoken <> '';

-- What was written since it was indexed last, noted in the very write: the outbox of the index.
create sequence search_turns;
create table search_changes (
  kind text not null check (kind in ('PRODUCT', 'CREATOR', 'JOB_OPENING', 'COMPANY')),
  subject_id uuid not null,
  -- A change while it is being indexed is another turn.
  turn bigint not null default nextval('search_turns'),
  claimed_until timestamptz(3),
  attempts smallint not null default 0,
  primary key (kind, subject_id)
);
create index search_changes_turn_index on search_changes (turn);

create function note_search_change(changed_kind text, changed uuid) returns void language sql as $$
  insert into search_changes (kind, subject_id) values (changed_kind, changed)
  -- The row is held either way; what nobody has taken yet need not be written again.
  on conflict (kind, subject_id) do update set turn = nextval('search_turns'), attempts = 0
    where search_changes.claimed_until is not null
$$;

create function search_audience_of_work(work products) returns text language sql immutable as $$
  select case when work.public_at is not null then 'EVERYONE' when work.member_at is not null then 'MEMBERS' else 'NOBODY' end
$$;
create function search_audience_of_opening(opening job_openings) returns text language sql immutable as $$
  select case when opening.public_at is null then 'NOBODY' when opening.is_open_to_outside then 'EVERYONE' else 'MEMBERS' end
$$;

create function note_new_works() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, subject_id) select 'PRODUCT', id from added;
  return null;
end
$$;
create trigger products_searched_new after insert on products referencing new table as added
  for each statement execute function note_new_works();

create function note_work_change() returns trigger language plpgsql as $$
begin
  if new.public_at is distinct from old.public_at or new.member_at is distinct from old.member_at then
    update search_documents set audience = search_audience_of_work(new)
      where kind = 'PRODUCT' and subject_id = new.id and audience <> search_audience_of_work(new);
  end if;
  perform note_search_change('PRODUCT', new.id);
  return null;
end
$$;
create trigger products_searched after update on products for each row
  when (old.name is distinct from new.name or old.description is distinct from new.description
    or old.design_scope is distinct from new.design_scope or old.public_at is distinct from new.public_at
    or old.member_at is distinct from new.member_at or old.category_ids is distinct from new.category_ids
    or old.industry_ids is distinct from new.industry_ids or old.tool_ids is distinct from new.tool_ids
    or old.author_facets is distinct from new.author_facets)
  execute function note_work_change();

create function note_creator_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.is_hidden <> old.is_hidden then
    update search_documents set audience = case when new.is_hidden then 'NOBODY' else 'EVERYONE' end
      where kind = 'CREATOR' and subject_id = new.user_id;
  end if;
  perform note_search_change('CREATOR', new.user_id);
  if tg_op = 'UPDATE' and new.user_name is distinct from old.user_name then
    perform note_search_change('PRODUCT', p.id) from products as p where p.author_id = new.user_id;
  end if;
  return null;
end
$$;
create trigger creator_profiles_searched_new after insert on creator_profiles
  for each row execute function note_creator_change();
create trigger creator_profiles_searched
  after update of user_name, first_name, last_name, first_name_kana, last_name_kana, introduction, prefecture_id,
    location, hobby, is_hidden on creator_profiles
  for each row execute function note_creator_change();

create function note_creator_part_change() returns trigger language plpgsql as $$
begin
  perform note_search_change('CREATOR', coalesce(new.user_id, old.user_id));
  return null;
end
$$;
create trigger creator_skills_searched after insert or update or delete on creator_skills
  for each row execute function note_creator_part_change();
create trigger creator_tools_searched after insert or update or delete on creator_tools
  for each row execute function note_creator_part_change();
create trigger creator_job_profiles_searched
  after insert or delete or update of job_seeking_status, operational_availabilities, way_of_workings on creator_job_profiles
  for each row execute function note_creator_part_change();
create trigger creator_engagement_types_searched after insert or update or delete on creator_engagement_types
  for each row execute function note_creator_part_change();

create function note_opening_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update search_documents set audience = search_audience_of_opening(new)
      where kind = 'JOB_OPENING' and subject_id = new.id and audience <> search_audience_of_opening(new);
  end if;
  perform note_search_change('JOB_OPENING', new.id);
  return null;
end
$$;
create trigger job_openings_searched_new after insert on job_openings
  for each row when (new.status <> 'DRAFT') execute function note_opening_change();
-- A draft is nobody's to find.
create trigger job_openings_searched after update on job_openings for each row
  when ((old.public_at is not null or new.public_at is not null)
    and (old.public_at is distinct from new.public_at or old.is_open_to_outside <> new.is_open_to_outside
      or old.edited_at is distinct from new.edited_at))
  execute function note_opening_change();

create function note_company_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status <> old.status then
    update search_documents set audience = case new.status when 'ACTIVE' then 'MEMBERS' else 'NOBODY' end
      where kind = 'COMPANY' and subject_id = new.id;
  end if;
  perform note_search_change('COMPANY', new.id);
  if tg_op = 'UPDATE' and new.name is distinct from old.name then
    perform note_search_change('JOB_OPENING', o.id) from job_openings as o where o.company_id = new.id and o.public_at is not null;
  end if;
  return null;
end
$$;
create trigger companies_searched_new after insert on companies for each row execute function note_company_change();
create trigger companies_searched
  after update of name, business_description, location, prefecture_id, city, industry_id, status on companies
  for each row execute function note_company_change();

insert into search_changes (kind, subject_id) select 'PRODUCT', id from products;
insert into search_changes (kind, subject_id) select 'CREATOR', user_id from creator_profiles;
insert into search_changes (kind, subject_id) select 'JOB_OPENING', id from job_openings where status <> 'DRAFT';
insert into search_changes (kind, subject_id) select 'COMPANY', id from companies;
