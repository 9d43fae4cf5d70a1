-- What the accounts' hardening needs: mail that may be on its way, signing in from known places, companies found by name.

-- The moment from which an effect may have happened although nobody was there to strike it off: a mail server has the whole
-- mail but for its last line. Such a row is never run again by itself.
alter table outbox add column handed_over_at timestamptz(3);
-- How often the other side went away at that moment without a word.
alter table outbox add column doubts smallint not null default 0 check (doubts >= 0);

-- Where and on what an account was signed in: asked at every sign-in, ended sessions too.
create index sessions_account_index on sessions (user_id, device_name, address);

-- Every single character and every two in a row, as in search_documents.bigrams.
create function character_pairs(words text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct pair), '{}') from (
    select substr(words, n, 1) as pair from generate_series(1, char_length(words)) as n
    union all
    select substr(words, n, 2) from generate_series(1, char_length(words) - 1) as n
  ) as pairs
$$;
-- The key, and the name as it is written but for width and case: who types 株式会社 finds it.
alter table companies add column search_text text not null
  generated always as (name_key || ' ' || lower(normalize(name, nfkc))) stored;
alter table companies add column search_pairs text[] not null
  generated always as (character_pairs(name_key || ' ' || lower(normalize(name, nfkc)))) stored;
create index companies_search_index on companies using gin (search_pairs) with (fastupdate = off);
-- Those that begin so; the collation makes the index good for `like 'a%'`.
create index companies_prefix_index on companies (name_key collate "C", id);
