-- What creators' own side of works needs: thumbnails cut from a medium, and views by day.

-- The thumbnail is a 4:3 picture of its own; this is the picture or film it was cut from. Null where the thumbnail is one of
-- the work's pictures as it is.
alter table products add column thumbnail_source_id uuid references media_objects on delete set null;
create index products_thumbnail_source_index on products (thumbnail_source_id) where thumbnail_source_id is not null;
alter table product_revisions add column thumbnail_source_id uuid references media_objects on delete set null;
create index product_revisions_thumbnail_source_index on product_revisions (thumbnail_source_id)
  where thumbnail_source_id is not null;

-- Whether a picture moves; a film has a type of its own.
alter table media_objects add column is_animated boolean not null default false;

-- Views by day: an owner's statistics and the recommendation sum thirty of these, however often a work was looked at. Who
-- looked is kept in product_views as long as it takes to count once a day; kept by trigger.
create table product_daily_views (
  product_id uuid not null references products on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  primary key (product_id, day)
);
create table creator_profile_daily_views (
  creator_id uuid not null references creator_profiles on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  primary key (creator_id, day)
);

create or replace function count_product_views() returns trigger language plpgsql as $$
begin
  insert into product_daily_views as v (product_id, day, views)
    select product_id, day, count(*) from new_rows group by product_id, day order by product_id, day
    on conflict (product_id, day) do update set views = v.views + excluded.views;
  update products as p set views_count = p.views_count + changed.amount
    from (select product_id, count(*)::integer as amount from new_rows group by product_id) as changed
    where p.id = changed.product_id;
  return null;
end
$$;

create function count_creator_profile_views() returns trigger language plpgsql as $$
begin
  insert into creator_profile_daily_views as v (creator_id, day, views)
    select creator_id, day, count(*) from new_rows group by creator_id, day order by creator_id, day
    on conflict (creator_id, day) do update set views = v.views + excluded.views;
  return null;
end
$$;
create trigger creator_profile_views_counted after insert on creator_profile_views referencing new table as new_rows
  for each statement execute function count_creator_profile_views();

-- Those from before.
insert into product_daily_views (product_id, day, views)
  select product_id, day, count(*) from product_views group by product_id, day;
insert into creator_profile_daily_views (creator_id, day, views)
  select creator_id, day, count(*) from creator_profile_views group by creator_id, day;
