-- Which uploads are for everybody: whatever is not is served at signed, expiring addresses alone. What no line of the view below names is
-- not public, so that a table of a later migration cannot let something out by being forgotten.

alter table media_objects add column is_public boolean not null default false;
create index media_objects_public_index on media_objects (storage_key) where is_public;

create view public_media_uses (media_id) as
  select pm.media_id from product_media as pm join products as p on p.id = pm.product_id where p.public_at is not null
  union all
  select thumbnail_media_id from products where thumbnail_media_id is not null and public_at is not null
  union all
  select profile_media_id from creator_profiles where profile_media_id is not null and not is_hidden
  union all
  select cover_media_id from creator_profiles where cover_media_id is not null and not is_hidden
  union all
  select avatar_media_id from companies where avatar_media_id is not null and status = 'ACTIVE'
  union all
  select cover_media_id from companies where cover_media_id is not null and status = 'ACTIVE'
  union all
  select cover_media_id from job_openings
    where cover_media_id is not null and public_at is not null and is_open_to_outside
  union all
  select organization_structure_media_id from job_openings
    where organization_structure_media_id is not null and public_at is not null and is_open_to_outside
  union all
  select poster_media_id from media_objects where poster_media_id is not null and is_public;

-- The rows are held before they are looked at: of two works with the same picture that stop being public at once, the later one sees the
-- earlier one's end.
create function refresh_public_media(ids uuid[]) returns void language plpgsql as $$
declare
  posters uuid[];
begin
  ids := array_remove(ids, null);
  if cardinality(ids) = 0 then
    return;
  end if;
  perform from media_objects where id = any(ids) order by id for no key update;
  update media_objects as m set is_public = not m.is_public
    where m.id = any(ids)
      and m.is_public <> exists (select from public_media_uses as used where used.media_id = m.id);
  posters := array(select poster_media_id from media_objects where id = any(ids) and poster_media_id is not null);
  perform refresh_public_media(posters);
end
$$;

-- Rows that come or go by many at once are looked at once a statement; changes of single columns, which are rare, row by row.

create function product_media_publicity() returns trigger language plpgsql as $$
begin
  perform refresh_public_media(array(select media_id from touched));
  return null;
end
$$;
create trigger product_media_publicity_made after insert on product_media
  referencing new table as touched for each statement execute function product_media_publicity();
create trigger product_media_publicity_lost after delete on product_media
  referencing old table as touched for each statement execute function product_media_publicity();

create function products_publicity() returns trigger language plpgsql as $$
begin
  perform refresh_public_media(array(select thumbnail_media_id from touched));
  return null;
end
$$;
create trigger products_publicity_made after insert on products
  referencing new table as touched for each statement execute function products_publicity();
create trigger products_publicity_lost after delete on products
  referencing old table as touched for each statement execute function products_publicity();

create function product_publicity_changed() returns trigger language plpgsql as $$
begin
  perform refresh_public_media(array[old.thumbnail_media_id, new.thumbnail_media_id]
    || array(select media_id from product_media where product_id = new.id));
  return null;
end
$$;
create trigger product_publicity_changed after update on products for each row
  when ((old.public_at is null) <> (new.public_at is null) or old.thumbnail_media_id is distinct from new.thumbnail_media_id)
  execute function product_publicity_changed();

create function creators_publicity() returns trigger language plpgsql as $$
begin
  perform refresh_public_media(array(
    select profile_media_id from touched union all select cover_media_id from touched));
  return null;
end
$$;
create trigger creators_publicity_made after insert on creator_profiles
  referencing new table as touched for each statement execute function creators_publicity();
create trigger creators_publicity_lost after delete on creator_profiles
  referencing old table as touched for each statement execute function creators_publicity();

create function creator_publicity_changed() returns trigger language plpgsql as $$
begin
  perform refresh_public_media(array[
    old.profile_media_id, new.profile_media_id, old.cover_media_id, new.cover_media_id]);
  return null;
end
$$;
create trigger creator_publicity_changed after update on creator_profiles for each row
  when (old.is_hidden <> new.is_hidden or old.profile_media_id is distinct from new.profile_media_id
    or old.cover_media_id is distinct from new.cover_media_id)
  execute function creator_publicity_changed();

create function companies_publicity() returns trigger language plpgsql as $$
begin
  perform refresh_public_media(array(
    select avatar_media_id from touched union all select cover_media_id from touched));
  return null;
end
$$;
create trigger companies_publicity_made after insert on companies
  referencing new table as touched for each statement execute function companies_publicity();
create trigger companies_publicity_lost after delete on companies
  referencing old table as touched for each statement execute function companies_publicity();

create function company_publicity_changed() returns trigger language plpgsql as $$
begin
  perform refresh_public_media(array[
    old.avatar_media_id, new.avatar_media_id, old.cover_media_id, new.cover_media_id]);
  return null;
end
$$;
create trigger company_publicity_changed after update on companies for each row
  when (old.status <> new.status or old.avatar_media_id is distinct from new.avatar_media_id
    or old.cover_media_id is distinct from new.cover_media_id)
  execute function company_publicity_changed();

create function openings_publicity() returns trigger language plpgsql as $$
begin
  perform refresh_public_media(array(
    select cover_media_id from touched union all select organization_structure_media_id from touched));
  return null;
end
$$;
create trigger openings_publicity_made after insert on job_openings
  referencing new table as touched for each statement execute function openings_publicity();
create trigger openings_publicity_lost after delete on job_openings
  referencing old table as touched for each statement execute function openings_publicity();

create function opening_publicity_changed() returns trigger language plpgsql as $$
begin
  perform refresh_public_media(array[old.cover_media_id, new.cover_media_id,
    old.organization_structure_media_id, new.organization_structure_media_id]);
  return null;
end
$$;
create trigger opening_publicity_changed after update on job_openings for each row
  when ((old.public_at is null) <> (new.public_at is null) or old.is_open_to_outside <> new.is_open_to_outside
    or old.cover_media_id is distinct from new.cover_media_id
    or old.organization_structure_media_id is distinct from new.organization_structure_media_id)
  execute function opening_publicity_changed();

select refresh_public_media(array(select media_id from public_media_uses));
