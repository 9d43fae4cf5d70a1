-- Companies, the people who act for them, and the creators who hide from them.

create table companies (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 100),
  -- The name with 株式会社, (株), width and case taken out, to recognise an employer by.
  name_key text not null check (char_length(name_key) between 1 and 100),
  business_description text not null default '' check (char_length(business_description) <= 3000),
  corporate_page_url text check (char_length(corporate_page_url) <= 500 and corporate_page_url ~ '^https?://'),
  -- As shown; the parts of the address that the law wants in a posting are below.
  location text check (char_length(location) <= 200),
  postal_code text check (postal_code ~ '^[0-9]{7}$'),
  prefecture_id integer references prefectures,
  city text check (char_length(city) <= 100),
  street text check (char_length(street) <= 100),
  building text check (char_length(building) <= 100),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  contact_email text check (char_length(contact_email) <= 254 and contact_email like '%_@_%'),
  contact_phone_number text check (contact_phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  contact_form_url text check (char_length(contact_form_url) <= 500 and contact_form_url ~ '^https?://'),
  avatar_media_id uuid references media_objects on delete set null,
  cover_media_id uuid references media_objects on delete set null,
  industry_id integer references industries,
  founded_at date,
  corporate_number text check (corporate_number ~ '^[0-9]{13}$'),
  invoice_registration_number text check (invoice_registration_number ~ '^T[0-9]{13}$'),
  -- 取適法 depends on both.
  capital_yen bigint check (capital_yen >= 0),
  employees_count integer check (employees_count >= 0),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED')),
  suspended_at timestamptz(3),
  -- How the company answers those who entered; computed by a job, shown to everyone.
  response_rate_percent smallint check (response_rate_percent between 0 and 100),
  median_reply_minutes integer check (median_reply_minutes >= 0),
  responsiveness_computed_at timestamptz(3),
  lead_id uuid unique references leads on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((latitude is null) = (longitude is null)),
  check ((status = 'SUSPENDED') = (suspended_at is not null))
);
create index companies_name_key_index on companies (name_key);
create index companies_created_index on companies (created_at desc, id desc);
create index companies_avatar_media_index on companies (avatar_media_id) where avatar_media_id is not null;
create index companies_cover_media_index on companies (cover_media_id) where cover_media_id is not null;

-- E-mail domains of a company's own people; never a free mail provider's.
create table company_domains (
  domain text not null check (domain = lower(domain) and char_length(domain) between 3 and 253),
  company_id uuid not null references companies on delete cascade,
  primary key (domain, company_id)
);
create index company_domains_company_index on company_domains (company_id);

create table corporate_profiles (
  user_id uuid primary key references users on delete cascade,
  first_name text not null check (char_length(first_name) between 1 and 50),
  last_name text not null check (char_length(last_name) between 1 and 50),
  first_name_kana text check (char_length(first_name_kana) <= 50),
  last_name_kana text check (char_length(last_name_kana) <= 50),
  phone_number text check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  profile_media_id uuid references media_objects on delete set null,
  followees_count integer not null default 0 check (followees_count >= 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index corporate_profiles_media_index on corporate_profiles (profile_media_id) where profile_media_id is not null;

-- One company a person. The role is the user's own: the foreign key keeps the two the same.
create table company_members (
  user_id uuid primary key references corporate_profiles on delete cascade,
  company_id uuid not null references companies on delete cascade,
  role text not null check (role in ('CORPORATE_USER', 'CORPORATE_AGENT', 'OUTSOURCING_RECRUITER')),
  joined_at timestamptz(3) not null,
  foreign key (user_id, role) references users (id, role) on update cascade on delete cascade
);
create index company_members_company_index on company_members (company_id, joined_at, user_id);

create table company_invitations (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  email text not null check (char_length(email) between 3 and 254 and email like '%_@_%'),
  role text not null check (role in ('CORPORATE_USER', 'CORPORATE_AGENT', 'OUTSOURCING_RECRUITER')),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Names from the lead form, to fill the first screen with.
  lead_id uuid references leads on delete set null,
  -- Null when an operator invited.
  invited_by_user_id uuid references users on delete set null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  accepted_user_id uuid references users on delete set null,
  revoked_at timestamptz(3)
);
create unique index company_invitations_open_index on company_invitations (company_id, lower(email))
  where accepted_at is null and revoked_at is null;
create index company_invitations_company_index on company_invitations (company_id, created_at desc, id desc);

create table corporate_interest_categories (
  user_id uuid not null references corporate_profiles on delete cascade,
  category_id integer not null references categories,
  position smallint not null check (position between 0 and 29),
  primary key (user_id, category_id)
);

create table corporate_todo_statuses (
  user_id uuid primary key references corporate_profiles on delete cascade,
  initial_follow_feature_used boolean not null default false,
  initial_access_following_page_used boolean not null default false,
  do_not_show_initial_use_follow_feature_again boolean not null default false,
  do_not_use_follow_feature_in_following_screen_again boolean not null default false
);

-- Whom a creator is hidden from, worked out whenever an employer, a company or a block changes, so that feed, search and
-- links ask one small table. `MANUAL` is a block by hand; the others come and go with the employer's name.
create table creator_hidden_companies (
  creator_id uuid not null references users on delete cascade,
  company_id uuid not null references companies on delete cascade,
  reason text not null check (reason in ('MANUAL', 'EMPLOYER_NAME', 'EMPLOYER_DOMAIN')),
  created_at timestamptz(3) not null,
  primary key (company_id, creator_id, reason)
);
create index creator_hidden_companies_creator_index on creator_hidden_companies (creator_id, created_at desc);

-- The employer's e-mail domains: hides from viewers whose address is there, creators too.
create table creator_hidden_domains (
  creator_id uuid not null references users on delete cascade,
  domain text not null check (domain = lower(domain) and char_length(domain) between 3 and 253),
  primary key (domain, creator_id)
);
create index creator_hidden_domains_creator_index on creator_hidden_domains (creator_id);
