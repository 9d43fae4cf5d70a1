-- Job openings of three kinds, drafts included, and those who enter them.

create table job_openings (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  created_by_user_id uuid references users on delete set null,
  resumeration_type text not null check (resumeration_type in ('CONTRACT_UNIT', 'HOURLY_RATE', 'FULL_TIME')),
  status text not null default 'DRAFT' check (status in ('CLOSED', 'DRAFT', 'PRIVATE', 'PUBLIC')),
  -- Counts saves, so that a save made on an older state is noticed.
  version integer not null default 1 check (version > 0),
  duplicated_from_id uuid references job_openings on delete set null,
  -- Shown to guests and search engines while PUBLIC.
  is_open_to_outside boolean not null default false,
  -- The company is suspended; follows companies.status by trigger.
  is_hidden boolean not null default false,
  created_at timestamptz(3) not null,
  edited_at timestamptz(3) not null,
  published_at timestamptz(3),
  closed_at timestamptz(3),

  -- Every kind.
  title text not null default '' check (char_length(title) <= 60),
  cover_media_id uuid references media_objects on delete set null,
  -- Where the work is done; one of the six items of every posting.
  working_place text check (char_length(working_place) <= 300),
  working_place_type text check (working_place_type in ('FULL_REMOTE', 'ON_SITE', 'PARTIAL_REMOTE')),
  working_prefecture_id integer references prefectures,
  contact_name text check (char_length(contact_name) <= 100),
  contact_email text check (char_length(contact_email) <= 254 and contact_email like '%_@_%'),
  contact_phone_number text check (contact_phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  contact_form_url text check (char_length(contact_form_url) <= 500 and contact_form_url ~ '^https?://'),
  -- 情報の時点, and the last day applications are taken.
  information_as_of date,
  valid_through date,

  -- Contract and hourly: what the creator receives and what the company pays, for the whole or for an hour, before tax.
  net_price integer check (net_price between 1 and 1000000000),
  gross_price integer check (gross_price >= net_price),
  payment_terms text check (char_length(payment_terms) <= 500),

  -- Contract.
  offer_detail text check (char_length(offer_detail) <= 5000),
  is_allow_to_publish_external boolean,
  special_note_for_external_publish text check (char_length(special_note_for_external_publish) <= 1000),
  has_available_asset boolean,
  available_asset_description text check (char_length(available_asset_description) <= 2000),
  desired_delivery_at timestamptz(3),
  -- Undecided: when it will be.
  delivery_decided_by date,
  delivery_method text check (char_length(delivery_method) <= 500),

  -- Hourly.
  weekly_operational_hours smallint check (weekly_operational_hours between 1 and 60),
  requested_period_months smallint check (requested_period_months between 1 and 60),
  desired_way_of_working text check (desired_way_of_working in ('FLEXIBLE', 'FULL_REMOTE', 'OFFICE')),

  -- Hourly and full-time: the team.
  service_description text check (char_length(service_description) <= 3000),
  team_mission text check (char_length(team_mission) <= 3000),
  total_member_of_creators_description text check (char_length(total_member_of_creators_description) <= 1000),
  role_responsibility_area text check (char_length(role_responsibility_area) <= 3000),
  business_phase_description text check (char_length(business_phase_description) <= 3000),
  organization_structure_media_id uuid references media_objects on delete set null,
  creative_contribution text check (char_length(creative_contribution) <= 3000),
  message_for_creator text check (char_length(message_for_creator) <= 3000),
  job_requirements text check (char_length(job_requirements) <= 3000),
  desired_job_requirements text check (char_length(desired_job_requirements) <= 3000),

  -- Full-time.
  job_detail text check (char_length(job_detail) <= 5000),
  job_change_scope text check (char_length(job_change_scope) <= 1000),
  working_place_change_scope text check (char_length(working_place_change_scope) <= 1000),
  employer_name text check (char_length(employer_name) <= 100),
  is_dispatch boolean,
  contract_period_type text check (contract_period_type in ('INDEFINITE', 'FIXED_TERM')),
  contract_period_note text check (char_length(contract_period_note) <= 500),
  contract_renewal_note text check (char_length(contract_renewal_note) <= 1000),
  has_probation boolean,
  probation_note text check (char_length(probation_note) <= 1000),
  pay_unit text check (pay_unit in ('HOUR', 'HOURLY', 'MONTH', 'MONTHLY')),
  pay_min integer check (pay_min between 1 and 100000000),
  pay_max integer check (pay_max >= pay_min),
  pay_note text check (char_length(pay_note) <= 1000),
  has_fixed_overtime boolean,
  fixed_overtime_amount integer check (fixed_overtime_amount between 1 and 10000000),
  fixed_overtime_hours numeric(5, 1) check (fixed_overtime_hours > 0),
  pays_overtime_excess boolean,
  working_hours text check (char_length(working_hours) <= 500),
  break_time text check (char_length(break_time) <= 200),
  overtime_note text check (char_length(overtime_note) <= 500),
  is_discretionary_work boolean,
  holiday text check (char_length(holiday) <= 1000),
  employee_benefits text check (char_length(employee_benefits) <= 2000),
  social_insurance text check (char_length(social_insurance) <= 500),
  secondhand_smoke_control text
    check (secondhand_smoke_control in ('NO_COUNTERMEASURES', 'NO_SMOKING', 'SMOKING_ROOM')),
  secondhand_smoke_note text check (char_length(secondhand_smoke_note) <= 500),
  -- The specification's `tool`: further tools in words.
  tool text check (char_length(tool) <= 1000),

  -- Kept by triggers.
  category_ids integer[] not null default '{}',
  industry_ids integer[] not null default '{}',
  tool_ids integer[] not null default '{}',
  occupation_ids integer[] not null default '{}',
  tag_ids integer[] not null default '{}',
  entries_count integer not null default 0 check (entries_count >= 0),
  unread_entries_count integer not null default 0 check (unread_entries_count >= 0),

  -- Place in the public list, null for an opening that is not in it.
  public_at timestamptz(3) generated always as
    (case when status = 'PUBLIC' and not is_hidden then published_at end) stored,

  check ((net_price is null) = (gross_price is null)),
  check (pay_max is null or pay_min is not null),
  check ((status = 'CLOSED') = (closed_at is not null)),
  check ((status = 'DRAFT') = (published_at is null)),
  -- The publishing gate (職業安定法): the use case names what is missing, this only keeps it from ever being passed by.
  -- The company's name and address are the company's; the use case asks for them.
  constraint job_openings_published_six_items check (
    status = 'DRAFT' or (
      title <> '' and working_place is not null
      and num_nonnulls(contact_email, contact_phone_number, contact_form_url) > 0
      and case resumeration_type
        when 'CONTRACT_UNIT' then offer_detail is not null and net_price is not null
        when 'HOURLY_RATE' then num_nonnulls(role_responsibility_area, service_description) > 0 and net_price is not null
        else job_detail is not null and pay_min is not null and pay_unit is not null
      end)),
  constraint job_openings_published_full_time check (
    status = 'DRAFT' or resumeration_type <> 'FULL_TIME' or (
      job_change_scope is not null and working_place_change_scope is not null
      and contract_period_type is not null
      and (contract_period_type = 'INDEFINITE' or (contract_period_note is not null and contract_renewal_note is not null))
      and has_probation is not null and (not has_probation or probation_note is not null)
      and working_hours is not null and break_time is not null and overtime_note is not null
      and is_discretionary_work is not null and holiday is not null
      and has_fixed_overtime is not null
      and (not has_fixed_overtime
        or (fixed_overtime_amount is not null and fixed_overtime_hours is not null and pays_overtime_excess))
      and social_insurance is not null and secondhand_smoke_control is not null
      and employer_name is not null and is_dispatch is not null and information_as_of is not null))
);
create index job_openings_public_index on job_openings (public_at desc, id desc) where public_at is not null;
create index job_openings_public_kind_index on job_openings (resumeration_type, public_at desc, id desc)
  where public_at is not null;
create index job_openings_company_index on job_openings (company_id, edited_at desc, id desc);
create index job_openings_company_status_index on job_openings (company_id, status, edited_at desc, id desc);
create index job_openings_company_public_index on job_openings (company_id, public_at desc, id desc)
  where public_at is not null;
create index job_openings_filter_index on job_openings
  using gin (category_ids, industry_ids, tool_ids, occupation_ids, tag_ids) with (fastupdate = off)
  where public_at is not null;
create index job_openings_prefecture_index on job_openings (working_prefecture_id, public_at desc, id desc)
  where public_at is not null;
create index job_openings_created_by_index on job_openings (created_by_user_id);
create index job_openings_duplicated_index on job_openings (duplicated_from_id) where duplicated_from_id is not null;
create index job_openings_cover_index on job_openings (cover_media_id) where cover_media_id is not null;
create index job_openings_structure_index on job_openings (organization_structure_media_id)
  where organization_structure_media_id is not null;

create table job_opening_categories (
  job_opening_id uuid not null references job_openings on delete cascade,
  category_id integer not null references categories,
  position smallint not null check (position between 0 and 9),
  primary key (job_opening_id, category_id)
);

create table job_opening_industries (
  job_opening_id uuid not null references job_openings on delete cascade,
  industry_id integer not null references industries,
  position smallint not null check (position between 0 and 9),
  primary key (job_opening_id, industry_id)
);

create table job_opening_tools (
  job_opening_id uuid not null references job_openings on delete cascade,
  tool_id integer not null references tools,
  position smallint not null check (position between 0 and 19),
  primary key (job_opening_id, tool_id)
);

create table job_opening_occupations (
  job_opening_id uuid not null references job_openings on delete cascade,
  occupation_id integer not null references occupations,
  position smallint not null check (position between 0 and 9),
  primary key (job_opening_id, occupation_id)
);

create table job_opening_tags (
  job_opening_id uuid not null references job_openings on delete cascade,
  tag_id integer not null references job_tags,
  position smallint not null check (position between 0 and 19),
  primary key (job_opening_id, tag_id)
);

create table job_opening_links (
  id uuid primary key,
  job_opening_id uuid not null references job_openings on delete cascade,
  url text not null check (char_length(url) <= 2000 and url ~ '^https?://'),
  position smallint not null check (position between 0 and 9),
  unique (job_opening_id, position) deferrable initially immediate
);

-- The positions are what keeps an opening to five questions.
create table job_opening_questions (
  id uuid primary key,
  job_opening_id uuid not null references job_openings on delete cascade,
  type text not null default 'TEXT' check (type in ('TEXT')),
  question_text text not null check (char_length(question_text) between 1 and 120),
  position smallint not null check (position between 0 and 4),
  unique (job_opening_id, position) deferrable initially immediate
);

-- What was published when: terms changed later are shown to candidates beside the ones they answered to.
create table job_opening_versions (
  job_opening_id uuid not null references job_openings on delete cascade,
  version integer not null check (version > 0),
  content jsonb not null,
  published_by_user_id uuid references users on delete set null,
  published_at timestamptz(3) not null,
  primary key (job_opening_id, version)
);
create index job_opening_versions_user_index on job_opening_versions (published_by_user_id);

create table job_entries (
  id uuid primary key,
  job_opening_id uuid not null references job_openings on delete cascade,
  creator_id uuid not null references creator_profiles on delete cascade,
  entry_message text not null default '' check (char_length(entry_message) <= 2000),
  stage text not null default 'NEW'
    check (stage in ('NEW', 'CONSIDERING', 'INTERVIEW', 'OFFERED', 'HIRED', 'DECLINED', 'WITHDRAWN')),
  stage_changed_at timestamptz(3) not null,
  entered_at timestamptz(3) not null,
  -- 14 days after; an entry without an answer by then is late.
  reply_by timestamptz(3) not null,
  read_at timestamptz(3),
  first_replied_at timestamptz(3),
  -- The version of the opening that was read when entering; null when none was kept.
  job_opening_version integer,
  unique (job_opening_id, creator_id),
  check (reply_by > entered_at)
);
create index job_entries_opening_index on job_entries (job_opening_id, entered_at desc, id desc);
create index job_entries_stage_index on job_entries (job_opening_id, stage, entered_at desc, id desc);
create index job_entries_reply_index on job_entries (job_opening_id, reply_by, id);
create index job_entries_creator_index on job_entries (creator_id, entered_at desc, id desc);
create index job_entries_late_index on job_entries (reply_by) where first_replied_at is null;

create table job_entry_answers (
  id uuid primary key,
  entry_id uuid not null references job_entries on delete cascade,
  question_id uuid references job_opening_questions on delete set null,
  -- The question as it was asked.
  question_title text not null check (char_length(question_title) between 1 and 120),
  type text not null default 'TEXT' check (type in ('TEXT')),
  answer_text text not null check (char_length(answer_text) between 1 and 1000),
  position smallint not null check (position between 0 and 4),
  unique (entry_id, position)
);
create index job_entry_answers_question_index on job_entry_answers (question_id) where question_id is not null;

-- The company's own words about a candidate; the candidate never sees them.
create table job_entry_notes (
  id uuid primary key,
  entry_id uuid not null references job_entries on delete cascade,
  author_id uuid references users on delete set null,
  body text not null check (char_length(body) between 1 and 2000),
  created_at timestamptz(3) not null,
  edited_at timestamptz(3) not null
);
create index job_entry_notes_author_index on job_entry_notes (author_id);
create index job_entry_notes_entry_index on job_entry_notes (entry_id, created_at desc, id desc);

create table job_entry_stage_changes (
  id uuid primary key,
  entry_id uuid not null references job_entries on delete cascade,
  from_stage text check (from_stage in ('NEW', 'CONSIDERING', 'INTERVIEW', 'OFFERED', 'HIRED', 'DECLINED', 'WITHDRAWN')),
  to_stage text not null
    check (to_stage in ('NEW', 'CONSIDERING', 'INTERVIEW', 'OFFERED', 'HIRED', 'DECLINED', 'WITHDRAWN')),
  -- Sent along, such as the words of a 見送り.
  message text check (char_length(message) <= 2000),
  changed_by_user_id uuid references users on delete set null,
  changed_at timestamptz(3) not null
);
create index job_entry_stage_changes_entry_index on job_entry_stage_changes (entry_id, changed_at desc, id desc);
create index job_entry_stage_changes_user_index on job_entry_stage_changes (changed_by_user_id);
