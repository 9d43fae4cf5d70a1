-- What the members' lists and the recommendation need.

-- Works that came out in their author's first 90 days. A newcomer's work is always one of these, so that the list of
-- newcomers' works walks a short index instead of everybody's newest.
create index products_newbie_index on products (member_at desc, id desc)
  where member_at is not null and member_at - author_registered_at <= interval '90 days';

-- Creators by tool, for the list of those who seek work.
create index creator_tools_tool_index on creator_tools (tool_id, user_id);

-- Works whose score the job has to work out anew: something it rests on has changed. Whoever writes a row here has the
-- work's own row locked already, and so has the job before it takes one away: a mark is neither lost nor waited for.
-- A work that is deleted meanwhile leaves its mark, which the job finds to be nobody's.
create table product_scores_due (
  product_id uuid primary key
);

create function note_product_scores() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into product_scores_due (product_id)
      select distinct product_id from old_rows order by product_id
      on conflict (product_id) do nothing;
  else
    insert into product_scores_due (product_id)
      select distinct product_id from new_rows order by product_id
      on conflict (product_id) do nothing;
  end if;
  return null;
end
$$;
-- Their names put them behind the triggers that count, which lock the works.
create trigger bookmarks_score_noted_in after insert on bookmarks referencing new table as new_rows
  for each statement execute function note_product_scores();
create trigger bookmarks_score_noted_out after delete on bookmarks referencing old table as old_rows
  for each statement execute function note_product_scores();
create trigger product_views_score_noted after insert on product_views referencing new table as new_rows
  for each statement execute function note_product_scores();

create function note_product_score() returns trigger language plpgsql as $$
begin
  insert into product_scores_due (product_id) values (new.id) on conflict (product_id) do nothing;
  return null;
end
$$;
create trigger products_score_noted_in after insert on products
  for each row when (new.first_published_at is not null) execute function note_product_score();
-- Every change of a work's contents moves edited_at.
create trigger products_score_noted_over after update of first_published_at, approved_at, edited_at on products
  for each row when (new.first_published_at is not null) execute function note_product_score();

insert into product_scores_due (product_id)
  select id from products where first_published_at is not null order by id;
