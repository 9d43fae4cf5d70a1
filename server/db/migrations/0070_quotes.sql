-- 見積: what a creator would do for how much, and until when that holds; sent into a room, with its PDF. Never changed: another one is sent.

create table quotes (
  id uuid primary key,
  room_id uuid not null references chat_rooms on delete restrict,
  company_id uuid not null references companies on delete restrict,
  creator_id uuid not null references creator_profiles on delete restrict,
  client_id uuid not null,
  -- Both names as they were.
  company_name text not null check (char_length(company_name) between 1 and 100),
  creator_name text not null check (char_length(creator_name) between 1 and 120),
  is_individual boolean not null,
  title text not null check (char_length(title) between 1 and 60),
  -- Each with its name, how many, and the price of one before consumption tax.
  items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) between 1 and 20),
  net_price integer not null check (net_price between 1 and 100000000),
  note text check (char_length(note) between 1 and 2000),
  valid_until date not null,
  sent_at timestamptz(3) not null,
  -- Its PDF, once it is made.
  media_id uuid references media_objects on delete restrict,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  check ((media_id is null) = (sha256 is null)),
  unique (creator_id, client_id)
);
create index quotes_room_index on quotes (room_id, sent_at desc);
create index quotes_company_index on quotes (company_id);
create index quotes_media_index on quotes (media_id) where media_id is not null;
create index quotes_unmade_index on quotes (sent_at) where media_id is null;
create trigger quotes_kept before update of id, room_id, company_id, creator_id, client_id, company_name, creator_name,
    is_individual, title, items, net_price, note, valid_until, sent_at
  or delete on quotes for each row execute function refuse_change();

-- Words may come with a quote, as with an offer.
alter table chat_messages add column quote_id uuid references quotes on delete restrict;
create index chat_messages_quote_index on chat_messages (quote_id) where quote_id is not null;
