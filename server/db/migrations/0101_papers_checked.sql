-- When the versions and papers of each offer were last compared with their hashes, and what was wrong with them.

create table paper_checks (
  offer_id uuid primary key references official_job_offers on delete restrict,
  checked_at timestamptz(3) not null,
  -- A version that is not what was hashed, or does not follow the one before; bytes that are not those that were made.
  fault text check (fault in ('CHAIN', 'BYTES'))
);
create index paper_checks_time_index on paper_checks (checked_at);
create index paper_checks_fault_index on paper_checks (offer_id) where fault is not null;

-- Invoices without their papers are looked for.
create index engagement_invoices_unmade_index on engagement_invoices (issued_at) where bank_sealed is not null;
create index fee_invoices_issued_index on fee_invoices (issued_at);
