-- Tsumugi's own invoice to a company for a month of accepted work. Neither it nor its lines are changed: what is wrong is voided and issued anew.

create table fee_invoice_numbers (
  year smallint primary key check (year between 2024 and 2200),
  last integer not null check (last > 0)
);

create table fee_invoices (
  id uuid primary key,
  company_id uuid not null references companies on delete restrict,
  -- The first day of the month, in Japan, whose accepted work it bills.
  month date not null check (extract(day from month) = 1),
  year smallint not null check (year between 2024 and 2200),
  ordinal integer not null check (ordinal > 0),
  status text not null default 'ISSUED' check (status in ('ISSUED', 'VOIDED')),
  issued_on date not null,
  pay_by date not null,
  -- Both sides as they were named.
  issuer_name text not null check (char_length(issuer_name) between 1 and 200),
  issuer_lines text not null check (char_length(issuer_lines) <= 1000),
  issuer_account text not null check (char_length(issuer_account) <= 500),
  registration_number text check (registration_number ~ '^T[0-9]{13}$'),
  company_name text not null check (char_length(company_name) between 1 and 100),
  net integer not null check (net > 0),
  tax integer not null check (tax >= 0),
  total integer generated always as (net + tax) stored,
  replaces_id uuid references fee_invoices on delete restrict,
  paid_on date,
  paid_marked_at timestamptz(3),
  voided_at timestamptz(3),
  void_reason text check (char_length(void_reason) between 1 and 500),
  issued_at timestamptz(3) not null,
  late_told_at timestamptz(3),
  unique (year, ordinal),
  check ((status = 'VOIDED') = (voided_at is not null)),
  check ((voided_at is null) = (void_reason is null)),
  check ((paid_on is null) = (paid_marked_at is null)),
  check (status = 'ISSUED' or paid_on is null)
);
-- Once for each company and month, whatever happens.
create unique index fee_invoices_month_index on fee_invoices (company_id, month) where status = 'ISSUED';
create index fee_invoices_company_index on fee_invoices (company_id, issued_at desc, id desc);
create index fee_invoices_replaced_index on fee_invoices (replaces_id) where replaces_id is not null;
create index fee_invoices_unpaid_index on fee_invoices (pay_by) where status = 'ISSUED' and paid_on is null;
create trigger fee_invoices_kept before update of company_id, month, year, ordinal, issued_on, pay_by, issuer_name,
    issuer_lines, issuer_account, registration_number, company_name, net, tax, replaces_id, issued_at or delete
  on fee_invoices for each row execute function refuse_change();

create table fee_invoice_lines (
  invoice_id uuid not null references fee_invoices on delete restrict,
  position smallint not null check (position > 0),
  round_id uuid not null references engagement_rounds on delete restrict,
  title text not null check (char_length(title) between 1 and 100),
  creator_name text not null check (char_length(creator_name) between 1 and 120),
  accepted_on date not null,
  net_price integer not null check (net_price > 0),
  fee integer not null check (fee > 0),
  primary key (invoice_id, position),
  unique (invoice_id, round_id)
);
create index fee_invoice_lines_round_index on fee_invoice_lines (round_id);
create trigger fee_invoice_lines_kept before update or delete on fee_invoice_lines
  for each row execute function refuse_change();

-- What is billed for a round instead of its price, as an operator decided; 0 is nothing. The last one counts.
create table fee_adjustments (
  id uuid primary key,
  round_id uuid not null references engagement_rounds on delete restrict,
  net_price integer not null check (net_price between 0 and 1000000000),
  reason text not null check (char_length(reason) between 1 and 500),
  decided_at timestamptz(3) not null
);
create index fee_adjustments_round_index on fee_adjustments (round_id, decided_at desc, id desc);
create trigger fee_adjustments_kept before update or delete on fee_adjustments
  for each row execute function refuse_change();

create table fee_invoice_documents (
  invoice_id uuid primary key references fee_invoices on delete restrict,
  media_id uuid not null references media_objects on delete restrict,
  made_at timestamptz(3) not null
);
create index fee_invoice_documents_media_index on fee_invoice_documents (media_id);
create trigger fee_invoice_documents_kept before update or delete on fee_invoice_documents
  for each row execute function refuse_change();

-- When its fee was billed, or decided to be nothing.
alter table engagement_rounds add column fee_settled_at timestamptz(3);
create index engagement_rounds_fee_index on engagement_rounds (accepted_at)
  where accepted_at is not null and fee_settled_at is null;
