-- Everything that was issued, in one list: found by date, amount and counterparty together, and by the hash of its bytes. Nothing in it is
-- changed or taken away; what no longer stands is voided.

create table issued_documents (
  id uuid primary key,
  kind text not null check (kind in ('OFFER', 'RECORD')),
  company_id uuid not null references companies on delete restrict,
  creator_id uuid not null references creator_profiles on delete restrict,
  offer_id uuid not null,
  version integer not null,
  -- As the paper names them.
  company_name text not null check (char_length(company_name) between 1 and 100),
  creator_name text not null check (char_length(creator_name) between 1 and 120),
  subject text not null check (char_length(subject) between 1 and 60),
  number text not null check (char_length(number) between 1 and 40),
  -- Before consumption tax; null where the paper says how an amount follows instead.
  net_amount integer check (net_amount > 0),
  issued_at timestamptz(3) not null,
  -- Of what is issued nowhere else: the very text that its own hash is of.
  paper text check (char_length(paper) <= 200000),
  content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
  media_id uuid not null references media_objects on delete restrict,
  -- Of the PDF's bytes as they were made.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_at timestamptz(3) not null,
  voided_at timestamptz(3),
  unique (offer_id, version, kind),
  foreign key (offer_id, version) references official_job_offer_versions on delete restrict,
  check ((kind = 'RECORD') = (paper is not null) and (paper is null) = (content_hash is null))
);
create index issued_documents_creator_index on issued_documents (creator_id, issued_at desc, id desc);
create index issued_documents_company_index on issued_documents (company_id, issued_at desc, id desc);
create index issued_documents_hash_index on issued_documents (sha256);
create index issued_documents_media_index on issued_documents (media_id);

insert into issued_documents (id, kind, company_id, creator_id, offer_id, version, company_name, creator_name, subject,
  number, net_amount, issued_at, media_id, sha256, made_at)
select d.media_id, 'OFFER', o.company_id, o.creator_id, d.offer_id, d.version, v.company_name, v.creator_name,
  coalesce(v.title, '業務委託'), upper(left(d.offer_id::text, 8) || '-' || substr(d.offer_id::text, 10, 4)), v.net_price,
  v.created_at, d.media_id, m.sha256, d.made_at
from official_job_offer_documents as d
join official_job_offers as o on o.id = d.offer_id
join official_job_offer_versions as v on v.offer_id = d.offer_id and v.version = d.version
join media_objects as m on m.id = d.media_id;
drop table official_job_offer_documents;

create trigger issued_documents_kept before update of id, kind, company_id, creator_id, offer_id, version, company_name,
    creator_name, subject, number, net_amount, issued_at, paper, content_hash, media_id, sha256, made_at
  or delete on issued_documents for each row execute function refuse_change();

-- What is without its paper is looked for.
create index official_job_offers_accepted_index on official_job_offers (responded_at) where status = 'ACCEPTED';
create index official_job_offer_versions_recent_index on official_job_offer_versions (created_at);

-- By what somebody showed once more who they are.
alter table sessions add column confirmed_by text check (confirmed_by in ('GOOGLE', 'PASSKEY', 'PASSWORD', 'TOTP'));
alter table official_job_offer_events drop constraint official_job_offer_events_confirmed_by_check;
alter table official_job_offer_events add check
  (confirmed_by in ('CONFIRMATION', 'GOOGLE', 'PASSKEY', 'PASSWORD', 'SIGN_IN', 'TOTP'));
