-- What visitors do with the journal, the documents and the contact form. The texts themselves are files.

create table journal_views (
  slug text not null check (char_length(slug) between 1 and 200),
  day date not null,
  viewer_key text not null check (char_length(viewer_key) between 1 and 100),
  primary key (slug, day, viewer_key)
);
create index journal_views_day_index on journal_views (day);

-- The ranking sums thirty of these a text; kept by trigger.
create table journal_daily_views (
  day date not null,
  slug text not null check (char_length(slug) between 1 and 200),
  views integer not null default 0 check (views >= 0),
  primary key (day, slug)
);

create function count_journal_views() returns trigger language plpgsql as $$
begin
  insert into journal_daily_views as v (day, slug, views)
    select day, slug, count(*) from new_rows group by day, slug order by day, slug
    on conflict (day, slug) do update set views = v.views + excluded.views;
  return null;
end
$$;
create trigger journal_views_counted after insert on journal_views referencing new table as new_rows
  for each statement execute function count_journal_views();

create table document_requests (
  id uuid primary key,
  document_slug text not null check (char_length(document_slug) between 1 and 200),
  lead_id uuid references leads on delete cascade,
  user_id uuid references users on delete set null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  wants_meeting boolean not null default false,
  meeting_preference text check (char_length(meeting_preference) <= 500),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  downloaded_at timestamptz(3)
);
create index document_requests_slug_index on document_requests (document_slug, created_at desc, id desc);
create index document_requests_created_index on document_requests (created_at desc, id desc);
create index document_requests_lead_index on document_requests (lead_id) where lead_id is not null;
create index document_requests_user_index on document_requests (user_id) where user_id is not null;

create table contact_messages (
  id uuid primary key,
  user_id uuid references users on delete set null,
  category text not null check (category in ('SERVICE', 'ACCOUNT', 'WORKS', 'JOBS', 'PAYMENT', 'REPORT', 'PRESS', 'OTHER')),
  name text not null check (char_length(name) between 1 and 100),
  company_name text check (char_length(company_name) <= 100),
  email text not null check (char_length(email) between 3 and 254 and email like '%_@_%'),
  phone_number text check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  body text not null check (char_length(body) between 1 and 5000),
  status text not null default 'NEW' check (status in ('NEW', 'ANSWERED', 'CLOSED')),
  handled_by_staff_id uuid references staff_accounts on delete set null,
  handled_at timestamptz(3),
  created_at timestamptz(3) not null,
  check ((status = 'NEW') = (handled_at is null))
);
create index contact_messages_status_index on contact_messages (status, created_at desc, id desc);
create index contact_messages_user_index on contact_messages (user_id) where user_id is not null;
