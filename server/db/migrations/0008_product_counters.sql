-- Triggers that keep the copies and counts of works. No use case writes them.

create trigger product_categories_added after insert on product_categories referencing new table as new_rows
  for each statement execute function refresh_id_array('products', 'product_id', 'category_id', 'category_ids');
create trigger product_categories_removed after delete on product_categories referencing old table as old_rows
  for each statement execute function refresh_id_array('products', 'product_id', 'category_id', 'category_ids');
create trigger product_categories_moved after update on product_categories
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_id_array('products', 'product_id', 'category_id', 'category_ids');

create trigger product_industries_added after insert on product_industries referencing new table as new_rows
  for each statement execute function refresh_id_array('products', 'product_id', 'industry_id', 'industry_ids');
create trigger product_industries_removed after delete on product_industries referencing old table as old_rows
  for each statement execute function refresh_id_array('products', 'product_id', 'industry_id', 'industry_ids');
create trigger product_industries_moved after update on product_industries
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_id_array('products', 'product_id', 'industry_id', 'industry_ids');

create trigger product_tools_added after insert on product_tools referencing new table as new_rows
  for each statement execute function refresh_id_array('products', 'product_id', 'tool_id', 'tool_ids');
create trigger product_tools_removed after delete on product_tools referencing old table as old_rows
  for each statement execute function refresh_id_array('products', 'product_id', 'tool_id', 'tool_ids');
create trigger product_tools_moved after update on product_tools
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_id_array('products', 'product_id', 'tool_id', 'tool_ids');

-- What the feed can be filtered by about an author, as one list of words. The values of the four enumerations (seeking
-- status, availability, way of working, engagement type) share none, so the words need no prefix.
create function author_facets_of(author uuid) returns text[] language sql stable as $$
  select coalesce(
    (select array[job_seeking_status] || operational_availabilities || way_of_workings
       from creator_job_profiles where user_id = author), '{}')
    || coalesce((select array[engagement_type] from creator_engagement_types where user_id = author), '{}')
$$;

create function fill_product_author() returns trigger language plpgsql as $$
declare
  author creator_profiles;
begin
  -- The locks put this in line with a suspension or a changed job profile: either it is seen here, or it sees the new work.
  select * into author from creator_profiles where user_id = new.author_id for share;
  -- Without an author the foreign key is about to say so.
  if not found then
    return new;
  end if;
  perform from creator_job_profiles where user_id = new.author_id for share;
  perform from creator_engagement_types where user_id = new.author_id for share;
  new.author_registered_at := author.created_at;
  new.is_hidden := author.is_hidden;
  new.author_facets := author_facets_of(new.author_id);
  return new;
end
$$;
create trigger products_author_filled before insert on products
  for each row execute function fill_product_author();

create function refresh_author_facets() returns trigger language plpgsql as $$
declare
  author uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update products set author_facets = author_facets_of(author)
    where author_id = author and author_facets is distinct from author_facets_of(author);
  return null;
end
$$;
create trigger creator_job_profiles_facets
  after insert or delete or update of job_seeking_status, operational_availabilities, way_of_workings
  on creator_job_profiles for each row execute function refresh_author_facets();
create trigger creator_engagement_types_facets
  after insert or delete or update of engagement_type
  on creator_engagement_types for each row execute function refresh_author_facets();

-- A suspended or deleted user's profile and works leave every list at once, and come back with them.
create function spread_user_status() returns trigger language plpgsql as $$
declare
  hidden boolean := new.status <> 'ACTIVE';
begin
  update creator_profiles set is_hidden = hidden where user_id = new.id and is_hidden <> hidden;
  update creator_job_profiles set is_hidden = hidden where user_id = new.id and is_hidden <> hidden;
  update products set is_hidden = hidden where author_id = new.id and is_hidden <> hidden;
  return null;
end
$$;
create trigger users_status_spread after update of status on users
  for each row when (old.status is distinct from new.status) execute function spread_user_status();

-- Totals of the feeds. Whole statements when works come or go, so that a bulk load does not rewrite one row n times;
-- rows when they change, so that a counted view costs nothing here.
create function count_feed_rows() returns trigger language plpgsql as $$
declare
  public_delta integer;
  member_delta integer;
begin
  if tg_op = 'INSERT' then
    select count(public_at), count(member_at) into public_delta, member_delta from new_rows;
  else
    select -count(public_at), -count(member_at) into public_delta, member_delta from old_rows;
  end if;
  if member_delta <> 0 then
    perform add_to_list_counter('member_products', '00000000-0000-0000-0000-000000000000', 'ALL', member_delta);
  end if;
  if public_delta <> 0 then
    perform add_to_list_counter('public_products', '00000000-0000-0000-0000-000000000000', 'ALL', public_delta);
  end if;
  return null;
end
$$;
create trigger products_counted_in after insert on products referencing new table as new_rows
  for each statement execute function count_feed_rows();
create trigger products_counted_out after delete on products referencing old table as old_rows
  for each statement execute function count_feed_rows();

create function count_feed_change() returns trigger language plpgsql as $$
begin
  if (old.member_at is null) <> (new.member_at is null) then
    perform add_to_list_counter('member_products', '00000000-0000-0000-0000-000000000000', 'ALL',
      case when new.member_at is null then -1 else 1 end);
  end if;
  if (old.public_at is null) <> (new.public_at is null) then
    perform add_to_list_counter('public_products', '00000000-0000-0000-0000-000000000000', 'ALL',
      case when new.public_at is null then -1 else 1 end);
  end if;
  return null;
end
$$;
create trigger products_counted_over after update on products
  for each row when (
    (old.public_at is null) is distinct from (new.public_at is null)
    or (old.member_at is null) is distinct from (new.member_at is null))
  execute function count_feed_change();

create function count_bookmarks() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update products as p set bookmarks_count = p.bookmarks_count + changed.amount
      from (select product_id, count(*)::integer as amount from new_rows group by product_id) as changed
      where p.id = changed.product_id;
    insert into list_counters as c (list, owner_id, key, total)
      select 'bookmarks', user_id, 'ALL', count(*) from new_rows group by user_id order by user_id
      on conflict (list, owner_id, key) do update set total = c.total + excluded.total;
  else
    update products as p set bookmarks_count = p.bookmarks_count - changed.amount
      from (select product_id, count(*)::integer as amount from old_rows group by product_id) as changed
      where p.id = changed.product_id;
    insert into list_counters as c (list, owner_id, key, total)
      select 'bookmarks', user_id, 'ALL', -count(*) from old_rows group by user_id order by user_id
      on conflict (list, owner_id, key) do update set total = c.total + excluded.total;
  end if;
  return null;
end
$$;
create trigger bookmarks_counted_in after insert on bookmarks referencing new table as new_rows
  for each statement execute function count_bookmarks();
create trigger bookmarks_counted_out after delete on bookmarks referencing old table as old_rows
  for each statement execute function count_bookmarks();

-- Views are only ever added; sweeping old days leaves the total as it is.
create function count_product_views() returns trigger language plpgsql as $$
begin
  update products as p set views_count = p.views_count + changed.amount
    from (select product_id, count(*)::integer as amount from new_rows group by product_id) as changed
    where p.id = changed.product_id;
  return null;
end
$$;
create trigger product_views_counted after insert on product_views referencing new table as new_rows
  for each statement execute function count_product_views();
