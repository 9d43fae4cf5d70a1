-- How many works of the members' feed have each choice of its filters. Every change is a row of its own, so that nobody waits for anybody;
-- a job gathers them into the sums, and who reads adds what is not gathered yet.

create table product_choice_sums (
  choice text primary key check (char_length(choice) between 1 and 60),
  total bigint not null
);

-- A work that came with these choices (1) or left with them (-1); written as they stand, taken apart when they are read.
create table product_choice_events (
  id bigint generated always as identity primary key,
  amount smallint not null check (amount in (-1, 1)),
  category_ids integer[] not null,
  industry_ids integer[] not null,
  tool_ids integer[] not null,
  author_facets text[] not null
);

create function product_choices(categories integer[], industries integer[], tools integer[], facets text[])
  returns text[] language sql immutable as $$
  select array(select 'category:' || id from unnest(categories) as id)
    || array(select 'industry:' || id from unnest(industries) as id)
    || array(select 'tool:' || id from unnest(tools) as id)
    || array(select 'author:' || word from unnest(facets) as word)
$$;

create function note_product_choices() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_choice_events (amount, category_ids, industry_ids, tool_ids, author_facets)
      select 1, category_ids, industry_ids, tool_ids, author_facets from new_rows where member_at is not null;
  else
    insert into product_choice_events (amount, category_ids, industry_ids, tool_ids, author_facets)
      select -1, category_ids, industry_ids, tool_ids, author_facets from old_rows where member_at is not null;
  end if;
  return null;
end
$$;
create trigger products_choices_in after insert on products referencing new table as new_rows
  for each statement execute function note_product_choices();
create trigger products_choices_out after delete on products referencing old table as old_rows
  for each statement execute function note_product_choices();

create function note_product_choice_change() returns trigger language plpgsql as $$
begin
  if old.member_at is not null then
    insert into product_choice_events (amount, category_ids, industry_ids, tool_ids, author_facets)
      values (-1, old.category_ids, old.industry_ids, old.tool_ids, old.author_facets);
  end if;
  if new.member_at is not null then
    insert into product_choice_events (amount, category_ids, industry_ids, tool_ids, author_facets)
      values (1, new.category_ids, new.industry_ids, new.tool_ids, new.author_facets);
  end if;
  return null;
end
$$;
create trigger products_choices_over after update on products
  for each row when (
    (old.member_at is null) is distinct from (new.member_at is null)
    or new.member_at is not null and (old.category_ids, old.industry_ids, old.tool_ids, old.author_facets)
      is distinct from (new.category_ids, new.industry_ids, new.tool_ids, new.author_facets))
  execute function note_product_choice_change();

insert into product_choice_sums (choice, total)
  select choice, count(*) from products,
    unnest(product_choices(category_ids, industry_ids, tool_ids, author_facets)) as choice
  where member_at is not null group by choice;
