-- 請求書 of the creator for a round, as it was issued; and Tsumugi's own to the company for each month. Neither is changed: what is wrong is voided
-- and issued anew.

create table engagement_invoices (
  id uuid primary key,
  round_id uuid not null references engagement_rounds on delete restrict,
  creator_id uuid not null references creator_profiles on delete restrict,
  company_id uuid not null references companies on delete restrict,
  -- Numbered by creator and year.
  year smallint not null check (year between 2024 and 2200),
  ordinal integer not null check (ordinal > 0),
  status text not null default 'ISSUED' check (status in ('ISSUED', 'VOIDED')),
  issued_on date not null,
  received_on date not null,
  pay_by date not null,
  title text not null check (char_length(title) between 1 and 100),
  issuer_name text not null check (char_length(issuer_name) between 1 and 120),
  issuer_address text check (char_length(issuer_address) between 1 and 300),
  company_name text not null check (char_length(company_name) between 1 and 100),
  -- Null without one: the company then deducts a share.
  registration_number text check (registration_number ~ '^T[0-9]{13}$'),
  deductible_percent smallint not null check (deductible_percent between 0 and 100),
  work_kind text not null
    check (work_kind in ('DESIGN', 'ILLUSTRATION', 'WRITING', 'PHOTOGRAPHY', 'TRANSLATION', 'PROGRAMMING', 'OTHER')),
  net integer not null check (net > 0),
  tax integer not null check (tax >= 0),
  withholding integer not null check (withholding >= 0),
  payable integer generated always as (net + tax - withholding) stored,
  note text check (char_length(note) between 1 and 500),
  -- The one that this takes the place of: a 修正適格請求書 where there is a number.
  replaces_id uuid references engagement_invoices on delete restrict,
  -- The account, encrypted; gone once it stands in the document.
  bank_sealed text check (char_length(bank_sealed) <= 2000),
  voided_at timestamptz(3),
  void_reason text check (char_length(void_reason) between 1 and 500),
  issued_at timestamptz(3) not null,
  unique (creator_id, year, ordinal),
  check ((status = 'VOIDED') = (voided_at is not null)),
  check ((voided_at is null) = (void_reason is null))
);
create unique index engagement_invoices_round_index on engagement_invoices (round_id) where status = 'ISSUED';
create index engagement_invoices_all_rounds_index on engagement_invoices (round_id, issued_at desc);
create index engagement_invoices_company_index on engagement_invoices (company_id, issued_on desc, id desc);
create index engagement_invoices_replaced_index on engagement_invoices (replaces_id) where replaces_id is not null;
create trigger engagement_invoices_kept before update of round_id, creator_id, company_id, year, ordinal, issued_on,
    received_on, pay_by, title, issuer_name, issuer_address, company_name, registration_number, deductible_percent,
    work_kind, net, tax, withholding, note, replaces_id, issued_at or delete
  on engagement_invoices for each row execute function refuse_change();

create table engagement_invoice_documents (
  invoice_id uuid primary key references engagement_invoices on delete restrict,
  media_id uuid not null references media_objects on delete restrict,
  made_at timestamptz(3) not null
);
create index engagement_invoice_documents_media_index on engagement_invoice_documents (media_id);
create trigger engagement_invoice_documents_kept before update or delete on engagement_invoice_documents
  for each row execute function refuse_change();
