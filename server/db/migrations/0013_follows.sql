-- Corporate users follow creators; what creators do becomes their followers' timeline.

create table follows (
  id uuid primary key,
  follower_id uuid not null references corporate_profiles on delete cascade,
  followee_id uuid not null references creator_profiles on delete cascade,
  followed_at timestamptz(3) not null,
  unique (follower_id, followee_id)
);
create index follows_follower_index on follows (follower_id, followed_at desc, id desc);
create index follows_followee_index on follows (followee_id, followed_at desc, id desc);

create function count_follows() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  source text := case tg_op when 'INSERT' then 'new_rows' else 'old_rows' end;
begin
  execute format(
    'update creator_profiles as p set followers_count = p.followers_count + t.amount
     from (select followee_id, %1$s * count(*)::integer as amount from %2$I group by followee_id) as t
     where p.user_id = t.followee_id', sign, source);
  execute format(
    'update corporate_profiles as p set followees_count = p.followees_count + t.amount
     from (select follower_id, %1$s * count(*)::integer as amount from %2$I group by follower_id) as t
     where p.user_id = t.follower_id', sign, source);
  return null;
end
$$;
create trigger follows_counted_in after insert on follows referencing new table as new_rows
  for each statement execute function count_follows();
create trigger follows_counted_out after delete on follows referencing old table as old_rows
  for each statement execute function count_follows();

-- What a creator did, written once and read by all who follow.
create table activities (
  id uuid primary key,
  user_id uuid not null references creator_profiles on delete cascade,
  type text not null check (type in ('CREATE_PRODUCT', 'EDIT_PRODUCT', 'EDIT_JOB_SEEKING_STATUS')),
  product_id uuid references products on delete cascade,
  job_seeking_status text check (job_seeking_status in ('NOT_SEEKING', 'SEEKING', 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER')),
  occurred_at timestamptz(3) not null,
  check ((type = 'EDIT_JOB_SEEKING_STATUS') = (job_seeking_status is not null)),
  check ((type = 'EDIT_JOB_SEEKING_STATUS') = (product_id is null))
);
create index activities_user_index on activities (user_id, occurred_at desc, id desc);
create index activities_occurred_index on activities (occurred_at desc, id desc);
create unique index activities_created_product_index on activities (product_id) where type = 'CREATE_PRODUCT';
create index activities_product_index on activities (product_id) where product_id is not null;
