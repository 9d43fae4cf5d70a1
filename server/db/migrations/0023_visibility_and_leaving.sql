-- Who is hidden from everybody, and what leaving needs.

-- Besides a suspended or deleted user, one who asked for the deletion of the account leaves every list at once, and comes
-- back when they change their mind.
create or replace function spread_user_status() returns trigger language plpgsql as $$
declare
  hidden boolean := new.status <> 'ACTIVE' or new.deletion_due_at is not null;
begin
  update creator_profiles set is_hidden = hidden where user_id = new.id and is_hidden <> hidden;
  update creator_job_profiles set is_hidden = hidden where user_id = new.id and is_hidden <> hidden;
  update products set is_hidden = hidden where author_id = new.id and is_hidden <> hidden;
  return null;
end
$$;
drop trigger users_status_spread on users;
create trigger users_status_spread after update of status, deletion_due_at on users
  for each row when (
    (old.status <> 'ACTIVE' or old.deletion_due_at is not null)
    is distinct from (new.status <> 'ACTIVE' or new.deletion_due_at is not null))
  execute function spread_user_status();

-- A profile and a job profile that are written by somebody who is leaving stay out of the lists too.
create function fill_profile_hidden() returns trigger language plpgsql as $$
begin
  -- The lock puts this in line with the change of the user: either it is seen here, or it sees the new row.
  select status <> 'ACTIVE' or deletion_due_at is not null into new.is_hidden
    from users where id = new.user_id for share;
  -- Without a user the foreign key is about to say so.
  new.is_hidden := coalesce(new.is_hidden, false);
  return new;
end
$$;
create trigger creator_profiles_hidden_filled before insert on creator_profiles
  for each row execute function fill_profile_hidden();
create trigger creator_job_profiles_hidden_filled before insert on creator_job_profiles
  for each row execute function fill_profile_hidden();

-- For the sweep of exports that never became ready.
create index data_exports_waiting_index on data_exports (requested_at) where status = 'REQUESTED';

-- Purging an account looks for whatever points at it.
create index company_invitations_inviter_index on company_invitations (invited_by_user_id)
  where invited_by_user_id is not null;
create index company_invitations_accepted_index on company_invitations (accepted_user_id)
  where accepted_user_id is not null;
create index product_views_viewer_index on product_views (viewer_key);
create index creator_profile_views_viewer_index on creator_profile_views (viewer_key);
create index journal_views_viewer_index on journal_views (viewer_key);
create index company_invitations_email_index on company_invitations (lower(email));
