-- Saved searches tell of what newly fits. Nothing has saved any yet.
delete from saved_searches;
alter table saved_searches
  drop column filters,
  drop column notifies,
  drop column last_checked_at,
  -- One kind, or all of them.
  add column kind text check (kind in ('PRODUCT', 'CREATOR', 'JOB_OPENING', 'COMPANY')),
  add column filters text[] not null default '{}',
  add column delivery text not null default 'AT_ONCE' check (delivery in ('AT_ONCE', 'DAILY', 'NEVER')),
  -- The question in one spelling: the same one is saved once.
  add column condition text not null check (char_length(condition) <= 4000),
  -- Grams and facets of which a document has at least one where it fits.
  add column probes text[] not null,
  -- When what was found is told; null while there is nothing to tell.
  add column tell_at timestamptz(3),
  add column told_at timestamptz(3),
  add unique (user_id, condition);
create index saved_searches_probes_index on saved_searches using gin (probes) with (fastupdate = off);
create index saved_searches_tell_index on saved_searches (tell_at) where tell_at is not null;

-- What fits and came in after a search was saved: each document once.
create table saved_search_matches (
  saved_search_id uuid not null references saved_searches on delete cascade,
  kind text not null check (kind in ('PRODUCT', 'CREATOR', 'JOB_OPENING', 'COMPANY')),
  subject_id uuid not null,
  found_at timestamptz(3) not null,
  told_at timestamptz(3),
  notice_id uuid references activity_notifications on delete set null,
  seen_at timestamptz(3),
  primary key (saved_search_id, kind, subject_id),
  foreign key (kind, subject_id) references search_documents (kind, subject_id) on delete cascade
);
create index saved_search_matches_document_index on saved_search_matches (kind, subject_id);
create index saved_search_matches_notice_index on saved_search_matches (notice_id) where notice_id is not null;
create index saved_search_matches_found_index on saved_search_matches (found_at);

-- Indexed and not yet held against the saved searches; written with the document itself.
create table search_arrivals (
  kind text not null check (kind in ('PRODUCT', 'CREATOR', 'JOB_OPENING', 'COMPANY')),
  subject_id uuid not null,
  turn bigint not null default nextval('search_turns'),
  primary key (kind, subject_id)
);
create index search_arrivals_turn_index on search_arrivals (turn);
create index saved_searches_created_index on saved_searches (created_at);
