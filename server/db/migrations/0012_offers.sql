-- Job consultations, and official offers with their terms.

create table job_consultations (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  sender_id uuid references users on delete set null,
  creator_id uuid not null references creator_profiles on delete cascade,
  chat_room_id uuid references chat_rooms on delete set null,
  -- Consultations sent to several people at once share one: that counts as recruiting and needs the six items.
  batch_id uuid,
  title text not null check (char_length(title) between 1 and 60),
  category_id integer references categories,
  offer_purpose text not null default '' check (char_length(offer_purpose) <= 2000),
  offer_detail text not null check (char_length(offer_detail) between 1 and 5000),
  way_of_working text not null check (way_of_working in ('FLEXIBLE', 'FULL_REMOTE', 'OFFICE')),
  working_place text check (char_length(working_place) <= 300),
  offer_type text not null check (offer_type in ('CONTRACT_UNIT', 'HOURLY_RATE')),
  is_allowed_to_publish_external boolean not null default false,
  special_note_for_external_publish text check (char_length(special_note_for_external_publish) <= 1000),
  -- Hourly.
  net_hourly_rate_price integer check (net_hourly_rate_price between 1 and 1000000),
  gross_hourly_rate_price integer check (gross_hourly_rate_price >= net_hourly_rate_price),
  weekly_operational_hours smallint check (weekly_operational_hours between 1 and 60),
  requested_period_months smallint check (requested_period_months between 1 and 60),
  is_operational_not_decided boolean,
  desired_contract_started_at timestamptz(3),
  -- For the whole.
  net_budget integer check (net_budget between 1 and 1000000000),
  gross_budget integer check (gross_budget >= net_budget),
  desired_deadline_at timestamptz(3),
  status text not null default 'SENT' check (status in ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  reply_by timestamptz(3) not null,
  read_at timestamptz(3),
  responded_at timestamptz(3),
  created_at timestamptz(3) not null,
  check ((status in ('ACCEPTED', 'DECLINED')) = (responded_at is not null)),
  check (case offer_type
    when 'HOURLY_RATE' then num_nonnulls(net_budget, gross_budget, desired_deadline_at) = 0
      and (net_hourly_rate_price is null) = (gross_hourly_rate_price is null) and is_operational_not_decided is not null
    else num_nonnulls(net_hourly_rate_price, gross_hourly_rate_price, weekly_operational_hours,
      requested_period_months, is_operational_not_decided, desired_contract_started_at) = 0
      and (net_budget is null) = (gross_budget is null) end),
  check (batch_id is null or working_place is not null)
);
create index job_consultations_creator_index on job_consultations (creator_id, created_at desc, id desc);
create index job_consultations_creator_status_index on job_consultations (creator_id, status, created_at desc, id desc);
create index job_consultations_company_index on job_consultations (company_id, created_at desc, id desc);
create index job_consultations_sender_index on job_consultations (sender_id);
create index job_consultations_room_index on job_consultations (chat_room_id) where chat_room_id is not null;
create index job_consultations_open_index on job_consultations (reply_by) where status = 'SENT';

create table official_job_offers (
  id uuid primary key,
  company_id uuid not null references companies on delete restrict,
  creator_id uuid not null references creator_profiles on delete restrict,
  sender_id uuid references users on delete set null,
  job_opening_id uuid references job_openings on delete set null,
  entry_id uuid references job_entries on delete set null,
  consultation_id uuid references job_consultations on delete set null,
  chat_room_id uuid references chat_rooms on delete set null,
  status text not null default 'SENT' check (status in ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  -- The version that stands; earlier ones stay as proof.
  current_version integer not null default 1 check (current_version > 0),
  sent_at timestamptz(3) not null,
  responded_at timestamptz(3),
  check ((status in ('ACCEPTED', 'DECLINED')) = (responded_at is not null))
);
-- One living offer per entry and per consultation, whatever is pressed twice.
create unique index official_job_offers_entry_index on official_job_offers (entry_id)
  where entry_id is not null and status in ('SENT', 'ACCEPTED');
create unique index official_job_offers_consultation_index on official_job_offers (consultation_id)
  where consultation_id is not null and status in ('SENT', 'ACCEPTED');
create index official_job_offers_creator_index on official_job_offers (creator_id, sent_at desc, id desc);
create index official_job_offers_company_index on official_job_offers (company_id, sent_at desc, id desc);
create index official_job_offers_sender_index on official_job_offers (sender_id);
create index official_job_offers_opening_index on official_job_offers (job_opening_id) where job_opening_id is not null;
create index official_job_offers_room_index on official_job_offers (chat_room_id) where chat_room_id is not null;

-- The notice items of the Freelance Act. A term that is null must stand in official_job_offer_undecided_terms.
create table official_job_offer_versions (
  offer_id uuid not null references official_job_offers on delete restrict,
  version integer not null check (version > 0),
  -- Both names as they were.
  company_name text not null check (char_length(company_name) between 1 and 100),
  creator_name text not null check (char_length(creator_name) between 1 and 120),
  -- 委託日
  commissioned_on date not null,
  remuneration_type text not null check (remuneration_type in ('CONTRACT_UNIT', 'HOURLY_RATE', 'FULL_TIME')),
  work text check (char_length(work) between 1 and 5000),
  -- Which rights are transferred or licensed, and their price when it is apart.
  rights text check (char_length(rights) between 1 and 2000),
  rights_net_price integer check (rights_net_price >= 0),
  -- Delivery on a day, or service from one day to another.
  delivery_on date,
  service_from date,
  service_to date,
  place text check (char_length(place) between 1 and 300),
  inspection_completes_on date,
  net_price integer check (net_price between 1 and 1000000000),
  gross_price integer check (gross_price >= net_price),
  requested_period_months smallint check (requested_period_months between 1 and 120),
  payment_due_on date,
  payment_method text check (char_length(payment_method) between 1 and 200),
  -- 再委託: paid within 30 days of the upstream date instead.
  is_recommissioned boolean not null default false,
  upstream_payment_on date,
  message text check (char_length(message) <= 2000),
  -- Hash of the printed terms, for comparing the two copies.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  created_by_user_id uuid references users on delete set null,
  created_at timestamptz(3) not null,
  primary key (offer_id, version),
  check ((net_price is null) = (gross_price is null)),
  check (service_to is null or service_from is not null),
  check (service_to >= service_from),
  check (delivery_on is null or service_from is null),
  check (not is_recommissioned or upstream_payment_on is not null),
  -- 60 days of receipt, the day of receipt counted in; a re-commissioned one 30 days from the upstream payment.
  constraint official_job_offer_versions_payment_term check (
    payment_due_on <= case when is_recommissioned then upstream_payment_on + 30
      else coalesce(delivery_on, service_to, service_from) + 59 end)
);
create index official_job_offer_versions_author_index on official_job_offer_versions (created_by_user_id);

create table official_job_offer_undecided_terms (
  offer_id uuid not null,
  version integer not null,
  term text not null
    check (term in ('WORK', 'RIGHTS', 'DELIVERY', 'PLACE', 'INSPECTION', 'AMOUNT', 'PAYMENT_DATE', 'PAYMENT_METHOD')),
  reason text not null check (char_length(reason) between 1 and 500),
  decided_by date not null,
  primary key (offer_id, version, term),
  foreign key (offer_id, version) references official_job_offer_versions on delete restrict
);

-- Who answered which version how. Kept for good.
create table official_job_offer_responses (
  id uuid primary key,
  offer_id uuid not null,
  version integer not null,
  response text not null check (response in ('ACCEPTED', 'DECLINED')),
  note text check (char_length(note) <= 2000),
  responded_by_user_id uuid references users on delete set null,
  responded_at timestamptz(3) not null,
  unique (offer_id, version),
  foreign key (offer_id, version) references official_job_offer_versions on delete restrict
);
create index official_job_offer_responses_user_index on official_job_offer_responses (responded_by_user_id);

create trigger official_job_offer_versions_kept before update of offer_id, version, company_name, creator_name,
    commissioned_on, remuneration_type, work, rights, rights_net_price, delivery_on, service_from, service_to, place,
    inspection_completes_on, net_price, gross_price, requested_period_months, payment_due_on, payment_method,
    is_recommissioned, upstream_payment_on, message, content_hash, created_at
  or delete on official_job_offer_versions for each row execute function refuse_change();
create trigger official_job_offer_undecided_terms_kept before update or delete on official_job_offer_undecided_terms
  for each row execute function refuse_change();
create trigger official_job_offer_responses_kept
  before update of offer_id, version, response, note, responded_at or delete on official_job_offer_responses
  for each row execute function refuse_change();

alter table chat_messages
  add foreign key (consultation_id) references job_consultations on delete restrict,
  add foreign key (offer_id) references official_job_offers on delete restrict;
create index chat_messages_consultation_index on chat_messages (consultation_id) where consultation_id is not null;
create index chat_messages_offer_index on chat_messages (offer_id) where offer_id is not null;
