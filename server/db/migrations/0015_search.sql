-- What /search looks into: one document a work, creator, opening or company, folded by the program before they are stored.

create table search_documents (
  kind text not null check (kind in ('PRODUCT', 'CREATOR', 'JOB_OPENING', 'COMPANY')),
  product_id uuid unique references products on delete cascade,
  creator_id uuid unique references creator_profiles on delete cascade,
  job_opening_id uuid unique references job_openings on delete cascade,
  company_id uuid unique references companies on delete cascade,
  subject_id uuid not null generated always as
    (coalesce(product_id, creator_id, job_opening_id, company_id)) stored,
  title text not null,
  -- Title and all words, folded, for verifying a match and for one-character queries.
  folded_title text not null,
  folded_text text not null,
  -- Every single character and every two in a row of folded_text.
  bigrams text[] not null,
  -- What the results can be narrowed by, such as category:3 or prefecture:13.
  facets text[] not null default '{}',
  -- Author of a work, or the creator: for hiding.
  owner_id uuid references users on delete cascade,
  audience text not null check (audience in ('EVERYONE', 'MEMBERS', 'NOBODY')),
  sort_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (kind, subject_id),
  check (num_nonnulls(product_id, creator_id, job_opening_id, company_id) = 1),
  check (case kind when 'PRODUCT' then product_id when 'CREATOR' then creator_id
    when 'JOB_OPENING' then job_opening_id else company_id end is not null)
);
-- Rare words are answered from here, common ones by walking the sort order (see customPlan in statements.ts).
create index search_documents_bigrams_index on search_documents using gin (bigrams) with (fastupdate = off);
create index search_documents_facets_index on search_documents using gin (facets) with (fastupdate = off);
create index search_documents_sort_index on search_documents (kind, sort_at desc, subject_id desc)
  where audience <> 'NOBODY';
create index search_documents_all_sort_index on search_documents (sort_at desc, subject_id desc)
  where audience <> 'NOBODY';
create index search_documents_owner_index on search_documents (owner_id) where owner_id is not null;

-- Offered while typing, by prefix of the folded term.
create table search_suggestions (
  folded text not null check (char_length(folded) between 1 and 60),
  term text not null check (char_length(term) between 1 and 60),
  kind text not null check (kind in ('PRODUCT', 'CREATOR', 'JOB_OPENING', 'COMPANY', 'TAXONOMY', 'QUERY')),
  weight integer not null default 1,
  updated_at timestamptz(3) not null,
  primary key (folded, kind, term)
);
create index search_suggestions_prefix_index on search_suggestions (folded text_pattern_ops, weight desc);

create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- As typed, and the facets chosen.
  query text not null default '' check (char_length(query) <= 200),
  filters jsonb not null default '{}',
  notifies boolean not null default true,
  -- Everything up to here has been looked at for a notice.
  last_checked_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  unique (user_id, name)
);
create index saved_searches_user_index on saved_searches (user_id, created_at desc, id desc);
create index saved_searches_due_index on saved_searches (last_checked_at) where notifies;

alter table activity_notifications
  add foreign key (saved_search_id) references saved_searches on delete cascade;
create index activity_notifications_search_index on activity_notifications (saved_search_id)
  where saved_search_id is not null;
