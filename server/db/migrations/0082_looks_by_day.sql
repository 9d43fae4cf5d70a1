-- Where looks at works come from and by whom, looks at openings, and who was spoken to first: sums by day of Japan, kept by triggers.
-- Who looked is in product_views and job_opening_views as long as it takes to count once a day.

alter table product_views
  add column source text not null default 'OTHER'
    check (source in ('FEED', 'OTHER', 'OUTSIDE', 'PROFILE', 'SEARCH', 'SIMILAR', 'TIMELINE')),
  -- Of another site that led here; nothing else of its address is kept.
  add column host text check (char_length(host) between 1 and 100),
  add column audience text not null default 'GUEST' check (audience in ('COMPANY', 'CREATOR', 'GUEST')),
  add check (host is null or source = 'OUTSIDE');

create table product_daily_sources (
  product_id uuid not null references products on delete cascade,
  day date not null,
  source text not null check (source in ('FEED', 'OTHER', 'OUTSIDE', 'PROFILE', 'SEARCH', 'SIMILAR', 'TIMELINE')),
  host text not null default '' check (char_length(host) <= 100),
  audience text not null check (audience in ('COMPANY', 'CREATOR', 'GUEST')),
  views integer not null check (views >= 0),
  primary key (product_id, day, source, host, audience)
);
create index product_daily_sources_day_index on product_daily_sources (day);

alter table product_daily_views
  -- Bookmarks of this day that still stand.
  add column saves integer not null default 0 check (saves >= 0),
  -- Companies that spoke to the author for the first time, and had looked at this work in the 35 days before.
  add column reached integer not null default 0 check (reached >= 0);
create index product_daily_views_day_index on product_daily_views (day);
alter table creator_profile_daily_views
  add column reached integer not null default 0 check (reached >= 0);
create index creator_profile_daily_views_day_index on creator_profile_daily_views (day);

create function tokyo_day(moment timestamptz) returns date language sql immutable parallel safe as $$
  select (moment at time zone 'Asia/Tokyo')::date
$$;

create or replace function count_product_views() returns trigger language plpgsql as $$
begin
  insert into product_daily_views as v (product_id, day, views)
    select product_id, day, count(*) from new_rows group by product_id, day order by product_id, day
    on conflict (product_id, day) do update set views = v.views + excluded.views;
  -- At most twenty sites a work and day have their names kept: an address that somebody makes up fills no table.
  insert into product_daily_sources as s (product_id, day, source, host, audience, views)
    select product_id, day, source, host, audience, count(*)
    from (
      select n.product_id, n.day, n.source, n.audience,
        case when n.host is null then ''
          when (select count(distinct k.host) from product_daily_sources as k
            where k.product_id = n.product_id and k.day = n.day and k.source = 'OUTSIDE' and k.host <> n.host) >= 20 then ''
          else n.host end as host
      from new_rows as n) as named
    group by product_id, day, source, host, audience order by product_id, day, source, host, audience
    on conflict (product_id, day, source, host, audience) do update set views = s.views + excluded.views;
  update products as p set views_count = p.views_count + changed.amount
    from (select product_id, count(*)::integer as amount from new_rows group by product_id) as changed
    where p.id = changed.product_id;
  return null;
end
$$;

create function count_saves_by_day() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_daily_views as v (product_id, day, saves)
      select product_id, tokyo_day(created_at), count(*) from new_rows
      group by 1, 2 order by 1, 2
      on conflict (product_id, day) do update set saves = v.saves + excluded.saves;
  else
    update product_daily_views as v set saves = greatest(v.saves - gone.amount, 0)
      from (select product_id, tokyo_day(created_at) as day, count(*)::integer as amount from old_rows group by 1, 2) as gone
      where v.product_id = gone.product_id and v.day = gone.day;
  end if;
  return null;
end
$$;
-- Named to run before those that count in all: a look, too, takes the row of the day before that of the work.
create trigger bookmarks_by_day_in after insert on bookmarks referencing new table as new_rows
  for each statement execute function count_saves_by_day();
create trigger bookmarks_by_day_out after delete on bookmarks referencing old table as old_rows
  for each statement execute function count_saves_by_day();

insert into product_daily_views as v (product_id, day, saves)
  select product_id, tokyo_day(created_at), count(*) from bookmarks
  where created_at >= now() - interval '90 days' group by 1, 2
  on conflict (product_id, day) do update set saves = excluded.saves;

-- A company spoke to a creator: counted when it is the first that the two have to do with each other.
create function count_reach(of_creator uuid, by_company uuid, moment timestamptz) returns void language sql as $$
  insert into creator_profile_daily_views as v (creator_id, day, reached)
    values (of_creator, tokyo_day(moment), 1)
    on conflict (creator_id, day) do update set reached = v.reached + 1;
  insert into product_daily_views as v (product_id, day, reached)
    select distinct seen.product_id, tokyo_day(moment), 1
    from company_members as m
    join product_views as seen on seen.viewer_key = m.user_id::text
    join products as p on p.id = seen.product_id and p.author_id = of_creator
    where m.company_id = by_company and seen.day between tokyo_day(moment) - 35 and tokyo_day(moment)
    order by seen.product_id
    on conflict (product_id, day) do update set reached = v.reached + 1;
$$;

create function note_first_word() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'chat_rooms' then
    if new.origin = 'ENTRY' or new.created_by_user_id is not distinct from new.creator_id then return null; end if;
  end if;
  if exists (select from job_consultations as c
      where c.creator_id = new.creator_id and c.company_id = new.company_id and c.id <> new.id)
    or exists (select from chat_rooms as r
      where r.creator_id = new.creator_id and r.company_id = new.company_id and r.id <> new.id)
    or exists (select from job_entries as e join job_openings as o on o.id = e.job_opening_id
      where e.creator_id = new.creator_id and o.company_id = new.company_id)
  then return null; end if;
  perform count_reach(new.creator_id, new.company_id, new.created_at);
  return null;
end
$$;
create trigger chat_rooms_first_word after insert on chat_rooms for each row execute function note_first_word();
create trigger job_consultations_first_word after insert on job_consultations
  for each row execute function note_first_word();

-- Looks at openings: seen in a list, or opened. Never by those of its company.
create table job_opening_views (
  job_opening_id uuid not null references job_openings on delete cascade,
  day date not null,
  viewer_key text not null check (char_length(viewer_key) between 1 and 100),
  kind text not null check (kind in ('OPENED', 'SEEN')),
  source text not null default 'OTHER'
    check (source in ('FEED', 'OTHER', 'OUTSIDE', 'PROFILE', 'SEARCH', 'SIMILAR', 'TIMELINE')),
  host text check (char_length(host) between 1 and 100),
  viewed_at timestamptz(3) not null,
  primary key (job_opening_id, day, viewer_key, kind),
  check (host is null or source = 'OUTSIDE')
);
create index job_opening_views_day_index on job_opening_views (day);
create index job_opening_views_viewer_index on job_opening_views (viewer_key);

create table job_opening_daily_views (
  job_opening_id uuid not null references job_openings on delete cascade,
  day date not null,
  seen integer not null default 0 check (seen >= 0),
  opened integer not null default 0 check (opened >= 0),
  -- Creators who kept it on this day and still do.
  saved integer not null default 0 check (saved >= 0),
  primary key (job_opening_id, day)
);
create index job_opening_daily_views_day_index on job_opening_daily_views (day);

create table job_opening_daily_sources (
  job_opening_id uuid not null references job_openings on delete cascade,
  day date not null,
  source text not null check (source in ('FEED', 'OTHER', 'OUTSIDE', 'PROFILE', 'SEARCH', 'SIMILAR', 'TIMELINE')),
  host text not null default '' check (char_length(host) <= 100),
  opened integer not null default 0 check (opened >= 0),
  -- Of those who entered, by what had led them to it first.
  entered integer not null default 0 check (entered >= 0),
  primary key (job_opening_id, day, source, host)
);
create index job_opening_daily_sources_day_index on job_opening_daily_sources (day);

create function count_job_opening_views() returns trigger language plpgsql as $$
begin
  insert into job_opening_daily_views as v (job_opening_id, day, seen, opened)
    select job_opening_id, day, count(*) filter (where kind = 'SEEN'), count(*) filter (where kind = 'OPENED')
    from new_rows group by 1, 2 order by 1, 2
    on conflict (job_opening_id, day) do update set seen = v.seen + excluded.seen, opened = v.opened + excluded.opened;
  insert into job_opening_daily_sources as s (job_opening_id, day, source, host, opened)
    select job_opening_id, day, source, host, count(*)
    from (
      select n.job_opening_id, n.day, n.source,
        case when n.host is null then ''
          when (select count(*) from job_opening_daily_sources as k
            where k.job_opening_id = n.job_opening_id and k.day = n.day and k.source = 'OUTSIDE' and k.host <> n.host) >= 20 then ''
          else n.host end as host
      from new_rows as n where n.kind = 'OPENED') as named
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (job_opening_id, day, source, host) do update set opened = s.opened + excluded.opened;
  return null;
end
$$;
create trigger job_opening_views_counted after insert on job_opening_views referencing new table as new_rows
  for each statement execute function count_job_opening_views();

create function count_kept_openings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into job_opening_daily_views as v (job_opening_id, day, saved)
      select job_opening_id, tokyo_day(created_at), count(*) from new_rows group by 1, 2 order by 1, 2
      on conflict (job_opening_id, day) do update set saved = v.saved + excluded.saved;
  else
    update job_opening_daily_views as v set saved = greatest(v.saved - gone.amount, 0)
      from (select job_opening_id, tokyo_day(created_at) as day, count(*)::integer as amount from old_rows group by 1, 2) as gone
      where v.job_opening_id = gone.job_opening_id and v.day = gone.day;
  end if;
  return null;
end
$$;
create trigger job_opening_bookmarks_by_day_in after insert on job_opening_bookmarks referencing new table as new_rows
  for each statement execute function count_kept_openings();
create trigger job_opening_bookmarks_by_day_out after delete on job_opening_bookmarks referencing old table as old_rows
  for each statement execute function count_kept_openings();

insert into job_opening_daily_views as v (job_opening_id, day, saved)
  select job_opening_id, tokyo_day(created_at), count(*) from job_opening_bookmarks
  where created_at >= now() - interval '90 days' group by 1, 2
  on conflict (job_opening_id, day) do update set saved = excluded.saved;

create function count_sources_of_entries() returns trigger language plpgsql as $$
begin
  insert into job_opening_daily_sources as s (job_opening_id, day, source, host, entered)
    select e.job_opening_id, tokyo_day(e.entered_at), coalesce(first.source, 'OTHER'), coalesce(first.host, ''), count(*)
    from new_rows as e
    left join lateral (
      select v.source, v.host from job_opening_views as v
      where v.viewer_key = e.creator_id::text and v.job_opening_id = e.job_opening_id and v.kind = 'OPENED'
      order by v.day limit 1) as first on true
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (job_opening_id, day, source, host) do update set entered = s.entered + excluded.entered;
  return null;
end
$$;
create trigger job_entries_source_counted after insert on job_entries referencing new table as new_rows
  for each statement execute function count_sources_of_entries();
