-- Creators whom a company keeps in lists of its own, shared by its people.
create table creator_lists (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  name text not null check (char_length(name) between 1 and 240),
  created_by_user_id uuid references users on delete set null,
  created_at timestamptz(3) not null,
  -- Moved by whatever is put in or taken out.
  edited_at timestamptz(3) not null
);
create index creator_lists_company_index on creator_lists (company_id, edited_at desc, id desc);
create index creator_lists_creator_index on creator_lists (created_by_user_id) where created_by_user_id is not null;

create table creator_list_entries (
  list_id uuid not null references creator_lists on delete cascade,
  creator_id uuid not null references creator_profiles on delete cascade,
  note text not null default '' check (char_length(note) <= 4000),
  added_by_user_id uuid references users on delete set null,
  added_at timestamptz(3) not null,
  primary key (list_id, creator_id)
);
create index creator_list_entries_added_index on creator_list_entries (list_id, added_at desc, creator_id desc);
create index creator_list_entries_creator_index on creator_list_entries (creator_id);
create index creator_list_entries_adder_index on creator_list_entries (added_by_user_id)
  where added_by_user_id is not null;
