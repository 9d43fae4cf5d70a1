-- What the house decided against a member: why, by which rule, until when. What is hidden is kept, and comes back when it ends.
create table member_suspensions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  staff_id uuid not null references staff_accounts on delete restrict,
  reason text not null check (char_length(reason) between 1 and 1000),
  suspended_at timestamptz(3) not null,
  -- Null until somebody lifts it.
  ends_at timestamptz(3) check (ends_at > suspended_at),
  lifted_at timestamptz(3),
  lifted_by_staff_id uuid references staff_accounts on delete restrict
);
create unique index member_suspensions_open_index on member_suspensions (user_id) where lifted_at is null;
create index member_suspensions_user_index on member_suspensions (user_id, suspended_at desc);
create index member_suspensions_due_index on member_suspensions (ends_at) where lifted_at is null and ends_at is not null;

-- Names as operators type their beginnings.
create index products_name_prefix_index on products (name text_pattern_ops);
create index companies_name_prefix_index on companies (name text_pattern_ops);
create index job_openings_title_prefix_index on job_openings (title text_pattern_ops);
create index creator_profiles_name_prefix_index on creator_profiles ((last_name || first_name) text_pattern_ops);
create index corporate_profiles_name_prefix_index on corporate_profiles ((last_name || first_name) text_pattern_ops);
create index users_email_prefix_index on users (lower(email) text_pattern_ops);
