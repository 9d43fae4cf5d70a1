-- The onboarding to-do asks for a first work. Whatever creates one ticks it off, and deleting it later asks for nothing again.

create function note_first_works() returns trigger language plpgsql as $$
begin
  insert into creator_onboarding_statuses as s (user_id, product_registered_at)
    select author_id, min(created_at) from new_rows group by author_id order by author_id
    on conflict (user_id) do update set product_registered_at = excluded.product_registered_at
      where s.product_registered_at is null;
  return null;
end
$$;
create trigger products_onboarding_noted after insert on products referencing new table as new_rows
  for each statement execute function note_first_works();

-- Those who had one before there was this trigger.
insert into creator_onboarding_statuses as s (user_id, product_registered_at)
  select author_id, min(created_at) from products group by author_id
  on conflict (user_id) do update set product_registered_at = excluded.product_registered_at
    where s.product_registered_at is null;
