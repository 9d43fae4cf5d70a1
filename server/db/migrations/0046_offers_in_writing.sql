-- Consultations as they are sent and answered; offers with all twelve items, a chain of hashes, and the story of what became of them.

alter table job_consultations
  -- To how many the same was sent: each of them sees the number, never the names.
  add column batch_size smallint not null default 1 check (batch_size between 1 and 10),
  -- Made by the sender's page: sent again, it is the same consultation.
  add column client_id uuid,
  -- What a posting says of its company, as it stood.
  add column company_name text check (char_length(company_name) between 1 and 100),
  add column company_address text check (char_length(company_address) <= 500),
  add column company_contact text check (char_length(company_contact) <= 500),
  add column answer_message text check (char_length(answer_message) <= 2000),
  add column withdrawn_at timestamptz(3),
  add column reminded_at timestamptz(3),
  add column expiry_told_at timestamptz(3),
  -- Asked of two or more, it is a posting, which names its pay, its company, where that is and how it is reached.
  add check (batch_id is null or coalesce(net_hourly_rate_price, net_budget) is not null),
  add check (batch_size = 1 or num_nulls(batch_id, company_name, company_address, company_contact) = 0);
create unique index job_consultations_client_index on job_consultations (sender_id, client_id, creator_id)
  where client_id is not null;
create index job_consultations_batch_index on job_consultations (batch_id) where batch_id is not null;

alter table official_job_offers
  add column client_id uuid,
  add column reply_by timestamptz(3),
  add column withdrawn_at timestamptz(3),
  add column reminded_at timestamptz(3),
  add column expiry_told_at timestamptz(3);
create unique index official_job_offers_client_index on official_job_offers (sender_id, client_id)
  where client_id is not null;
-- One that waits for an answer, where it belongs to neither an entry nor a consultation.
create unique index official_job_offers_pair_index on official_job_offers (company_id, creator_id)
  where entry_id is null and consultation_id is null and status = 'SENT';
create index official_job_offers_open_index on official_job_offers (reply_by) where status = 'SENT';

alter table official_job_offer_versions
  -- 委託日 is the day of acceptance, which no version knows; older ones wrote a day down.
  alter column commissioned_on drop not null,
  add column title text check (char_length(title) between 1 and 60),
  add column revisions text check (char_length(revisions) between 1 and 1000),
  -- Where the amount is not known: how it follows.
  add column amount_formula text check (char_length(amount_formula) between 1 and 500),
  add column weekly_hours smallint check (weekly_hours between 1 and 60),
  -- 締日 and 支払日 of every month in place of one day; 31 is the last.
  add column payment_closes_on smallint check (payment_closes_on between 1 and 31),
  add column payment_months_later smallint check (payment_months_later between 0 and 2),
  add column payment_pays_on smallint check (payment_pays_on between 1 and 31),
  add column publicity text check (char_length(publicity) between 1 and 1000),
  add column other_terms text check (char_length(other_terms) between 1 and 2000),
  add column upstream_client text check (char_length(upstream_client) between 1 and 100),
  -- The paper as it was made (`terms/paper.ts`): the very text that the hash is of.
  add column paper text check (char_length(paper) <= 39000),
  add column previous_hash text check (previous_hash ~ '^[0-9a-f]{64}$'),
  add check (num_nulls(payment_closes_on, payment_months_later, payment_pays_on) in (0, 3)),
  add check (payment_due_on is null or payment_closes_on is null),
  add check (net_price is null or amount_formula is null),
  add check (paper is null or previous_hash is not null or version = 1);
alter table official_job_offer_versions drop constraint official_job_offer_versions_payment_term;
-- 60 days of receipt; of what is commissioned on, 30 of the upstream payment: the first day counted in, both times.
alter table official_job_offer_versions add constraint official_job_offer_versions_payment_term check (
  payment_due_on <= case when is_recommissioned then upstream_payment_on + 29
    else coalesce(delivery_on, service_to, service_from) + 59 end);
drop trigger official_job_offer_versions_kept on official_job_offer_versions;
create trigger official_job_offer_versions_kept before update of offer_id, version, company_name, creator_name,
    commissioned_on, remuneration_type, work, rights, rights_net_price, delivery_on, service_from, service_to, place,
    inspection_completes_on, net_price, gross_price, requested_period_months, payment_due_on, payment_method,
    is_recommissioned, upstream_payment_on, message, content_hash, created_at, title, revisions, amount_formula,
    weekly_hours, payment_closes_on, payment_months_later, payment_pays_on, publicity, other_terms, upstream_client,
    paper, previous_hash
  or delete on official_job_offer_versions for each row execute function refuse_change();

-- Neither an amount nor a due date is ever undecided: the one has a formula then, the other is the day of receipt by law.
alter table official_job_offer_undecided_terms drop constraint official_job_offer_undecided_terms_term_check;
alter table official_job_offer_undecided_terms add check (term in
  ('WORK', 'REVISIONS', 'RIGHTS', 'DELIVERY', 'PLACE', 'INSPECTION', 'PAYMENT_METHOD', 'PUBLICITY', 'OTHER'));
alter table official_job_offer_undecided_terms add column reminded_at timestamptz(3);
drop trigger official_job_offer_undecided_terms_kept on official_job_offer_undecided_terms;
create trigger official_job_offer_undecided_terms_kept
  before update of offer_id, version, term, reason, decided_by or delete on official_job_offer_undecided_terms
  for each row execute function refuse_change();

-- What became of an offer, in order: the record of its conclusion is made from this. Nothing of it is changed or taken away.
create table official_job_offer_events (
  id uuid primary key,
  offer_id uuid not null,
  version integer not null,
  kind text not null check (kind in ('SENT', 'OPENED', 'CHANGE_ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  user_id uuid references users on delete set null,
  -- Of a change that is asked for: which item, and what is asked.
  term text check (term in ('COMMISSIONED', 'WORK', 'REVISIONS', 'RIGHTS', 'DELIVERY', 'PLACE', 'INSPECTION', 'AMOUNT',
    'PAYMENT_DATE', 'PAYMENT_METHOD', 'PUBLICITY', 'OTHER')),
  words text check (char_length(words) between 1 and 2000),
  -- How whoever accepted showed once more that it was they.
  confirmed_by text check (confirmed_by in ('PASSWORD', 'SIGN_IN')),
  ip text check (char_length(ip) <= 100),
  user_agent text check (char_length(user_agent) <= 1000),
  happened_at timestamptz(3) not null,
  check ((kind = 'ACCEPTED') = (confirmed_by is not null)),
  foreign key (offer_id, version) references official_job_offer_versions on delete restrict
);
create index official_job_offer_events_offer_index on official_job_offer_events (offer_id, version, happened_at, id);
create index official_job_offer_events_user_index on official_job_offer_events (user_id) where user_id is not null;
-- A version is opened for the first time once, and has one end.
create unique index official_job_offer_events_opened_index on official_job_offer_events (offer_id, version)
  where kind = 'OPENED';
create unique index official_job_offer_events_end_index on official_job_offer_events (offer_id)
  where kind in ('ACCEPTED', 'DECLINED', 'WITHDRAWN');
create trigger official_job_offer_events_kept
  before update of offer_id, version, kind, term, words, confirmed_by, ip, user_agent, happened_at
  or delete on official_job_offer_events for each row execute function refuse_change();
