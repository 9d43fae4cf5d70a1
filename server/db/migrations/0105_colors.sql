-- The colours of a picture: up to five, each as lightness, a and b of Oklab (a hundredfold) and its share in percent. Null until they are taken;
-- empty where there are none to take.
alter table media_objects add column palette smallint[]
  check (cardinality(palette) % 4 = 0 and cardinality(palette) <= 20);
create index media_objects_palette_due_index on media_objects (id) where palette is null and type = 'IMAGE';

-- Cells of five to a side, so that colours near each other are found by an index; `cellsNear` (`lib/colors.ts`) names them alike.
create function color_cells(palette smallint[]) returns integer[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct cell), '{}') from (
    select (palette[i] / 5) * 1000 + ((palette[i + 1] + 50) / 5) * 30 + (palette[i + 2] + 50) / 5 as cell
    from generate_series(1, cardinality(palette), 4) as i) as cells
$$;

-- How far the nearest colour of a palette is from the nearest of those wanted (three numbers each). One that fills more of the picture is nearer.
create function color_distance(palette smallint[], wanted real[]) returns real
language sql immutable parallel safe as $$
  select min(
    sqrt((palette[i] - wanted[j]) ^ 2 + (palette[i + 1] - wanted[j + 1]) ^ 2 + (palette[i + 2] - wanted[j + 2]) ^ 2)
    + 10 * (1 - sqrt(palette[i + 3] / 100.0)))::real
  from generate_series(1, cardinality(palette), 4) as i, generate_series(1, cardinality(wanted), 3) as j
$$;

-- A work is found by the colours of the picture on its card.
alter table products
  add column palette smallint[] not null default '{}' check (cardinality(palette) % 4 = 0 and cardinality(palette) <= 20),
  add column color_cells integer[] not null generated always as (color_cells(palette)) stored;

create function take_card_palette() returns trigger language plpgsql as $$
begin
  new.palette := coalesce((select m.palette from media_objects as m where m.id = new.thumbnail_media_id), '{}');
  return new;
end $$;
create trigger products_palette before insert or update of thumbnail_media_id on products
  for each row execute function take_card_palette();

create function give_card_palette() returns trigger language plpgsql as $$
begin
  update products set palette = coalesce(new.palette, '{}') where thumbnail_media_id = new.id;
  return null;
end $$;
create trigger media_objects_palette after update of palette on media_objects
  for each row execute function give_card_palette();

drop index products_filter_index;
create index products_filter_index on products using gin (category_ids, industry_ids, tool_ids, author_facets, color_cells)
  with (fastupdate = off) where member_at is not null;
