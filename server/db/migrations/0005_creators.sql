-- The people who make things, and the terms they work on.

create table creator_profiles (
  user_id uuid primary key references users on delete cascade,
  first_name text not null check (char_length(first_name) between 1 and 50),
  last_name text not null check (char_length(last_name) between 1 and 50),
  first_name_kana text check (char_length(first_name_kana) <= 50),
  last_name_kana text check (char_length(last_name_kana) <= 50),
  user_name text not null check (char_length(user_name) between 1 and 50),
  introduction text not null default '' check (char_length(introduction) <= 2000),
  prefecture_id integer references prefectures,
  location text check (char_length(location) <= 100),
  hobby text check (char_length(hobby) <= 500),
  gender text check (gender in ('FEMALE', 'MALE', 'NO_ANSWER', 'OTHER')),
  phone_number text check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  website_url text check (char_length(website_url) <= 500 and website_url ~ '^https?://'),
  profile_media_id uuid references media_objects on delete set null,
  cover_media_id uuid references media_objects on delete set null,
  -- 適格請求書発行事業者の登録番号
  invoice_registration_number text check (invoice_registration_number ~ '^T[0-9]{13}$'),
  -- An individual's fee has tax withheld.
  is_individual boolean not null default true,
  followers_count integer not null default 0 check (followers_count >= 0),
  -- Suspended or deleted; follows users.status by trigger.
  is_hidden boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index creator_profiles_created_index on creator_profiles (created_at desc, user_id desc) where not is_hidden;
create index creator_profiles_profile_media_index on creator_profiles (profile_media_id) where profile_media_id is not null;
create index creator_profiles_cover_media_index on creator_profiles (cover_media_id) where cover_media_id is not null;

create table creator_skills (
  id uuid primary key,
  user_id uuid not null references creator_profiles on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  position smallint not null check (position between 0 and 29),
  unique (user_id, position) deferrable initially immediate
);
create unique index creator_skills_name_index on creator_skills (user_id, lower(name));

create table creator_tools (
  user_id uuid not null references creator_profiles on delete cascade,
  tool_id integer not null references tools,
  position smallint not null check (position between 0 and 59),
  primary key (user_id, tool_id),
  unique (user_id, position) deferrable initially immediate
);

create table creator_engagement_types (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  engagement_type text not null check (engagement_type in ('CORPORATE', 'FREELANCE', 'SIDEJOB')),
  corporate_name text check (char_length(corporate_name) <= 100),
  name_of_company_you_currently_work_for text check (char_length(name_of_company_you_currently_work_for) <= 100),
  -- That name with 株式会社, (株), width and case taken out: what companies.name_key is compared with.
  employer_key text check (char_length(employer_key) <= 100),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index creator_engagement_types_employer_index on creator_engagement_types (employer_key)
  where employer_key is not null;

create table creator_job_profiles (
  id uuid primary key,
  user_id uuid not null unique references creator_profiles on delete cascade,
  job_seeking_status text not null
    check (job_seeking_status in ('NOT_SEEKING', 'SEEKING', 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER')),
  latest_job_seeking_status_changed_at timestamptz(3) not null,
  operational_hours text
    check (operational_hours in ('LESS_THAN_10_HOURS_PER_WEEK', 'FROM_10_TO_20_HOURS_PER_WEEK', 'FROM_20_TO_30_HOURS_PER_WEEK', 'FROM_30_TO_40_HOURS_PER_WEEK', 'MORE_THAN_40_HOURS_PER_WEEK')),
  operational_availabilities text[] not null default '{}'
    check (operational_availabilities <@ array['HOLIDAY', 'WEEKDAY_DAY_TIME', 'WEEKDAY_NIGHT_TIME']),
  way_of_workings text[] not null default '{}'
    check (way_of_workings <@ array['FLEXIBLE', 'FULL_REMOTE', 'OFFICE']),
  reward_note text check (char_length(reward_note) <= 1000),
  -- Follows users.status by trigger.
  is_hidden boolean not null default false,
  -- Where the creator stands in the list of those seeking work; null for who is not in it.
  seeking_at timestamptz(3) generated always as
    (case when job_seeking_status <> 'NOT_SEEKING' and not is_hidden then latest_job_seeking_status_changed_at end) stored,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index creator_job_profiles_seeking_index on creator_job_profiles (seeking_at desc, user_id desc)
  where seeking_at is not null;

create table creator_reward_prices (
  id uuid primary key,
  user_id uuid not null references creator_profiles on delete cascade,
  reward_category text check (char_length(reward_category) between 1 and 60),
  reward_type text not null check (reward_type in ('CONTRACT_UNIT', 'HOURLY_RATE')),
  net_price integer not null check (net_price between 1 and 100000000),
  gross_price integer not null check (gross_price >= net_price),
  tsumugi_commission_fee integer not null generated always as (gross_price - net_price) stored,
  position smallint not null check (position between 0 and 19),
  unique (user_id, position) deferrable initially immediate
);

create table creator_bank_accounts (
  user_id uuid primary key references creator_profiles on delete cascade,
  bank_code text not null check (bank_code ~ '^[0-9]{4}$'),
  bank_name text not null check (char_length(bank_name) between 1 and 50),
  branch_code text not null check (branch_code ~ '^[0-9]{3}$'),
  branch_name text not null check (char_length(branch_name) between 1 and 50),
  account_type text not null check (account_type in ('ORDINARY', 'CURRENT', 'SAVINGS')),
  -- Encrypted by the program; the last digits are kept for showing which account it is.
  account_number_encrypted text not null check (char_length(account_number_encrypted) <= 500),
  account_number_end text not null check (account_number_end ~ '^[0-9]{3}$'),
  account_holder_kana text not null check (char_length(account_holder_kana) between 1 and 60),
  registered_at timestamptz(3) not null
);

create table creator_onboarding_statuses (
  user_id uuid primary key references users on delete cascade,
  profile_registered_at timestamptz(3),
  product_registered_at timestamptz(3),
  job_profile_registered_at timestamptz(3),
  bank_account_registered_at timestamptz(3),
  is_completed boolean not null generated always as (
    profile_registered_at is not null and product_registered_at is not null
    and job_profile_registered_at is not null and bank_account_registered_at is not null) stored,
  do_not_show_again boolean not null default false,
  do_not_show_again_sp boolean not null default false
);

-- Once per viewer and day, like a work's views.
create table creator_profile_views (
  creator_id uuid not null references creator_profiles on delete cascade,
  day date not null,
  viewer_key text not null check (char_length(viewer_key) between 1 and 100),
  viewed_at timestamptz(3) not null,
  primary key (creator_id, day, viewer_key)
);
create index creator_profile_views_day_index on creator_profile_views (day);
