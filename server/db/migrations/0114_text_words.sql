-- Words of texts are offered too, after those of titles. How many documents hold a word follows from what each document holds: until now a
-- word was counted once more each time its document was indexed, and never less.
drop table search_words;
create table search_words (
  id integer generated always as identity primary key,
  folded text not null check (char_length(folded) between 1 and 60),
  word text not null check (char_length(word) between 1 and 60),
  spoken text not null default '' check (char_length(spoken) <= 120),
  -- Documents that have it in their title or among their terms, and those that have it in their text alone.
  in_titles integer not null default 0 check (in_titles >= 0),
  in_texts integer not null default 0 check (in_texts >= 0),
  -- What is offered first, in steps of a fifth: a count that stays within its step changes no index.
  weight smallint not null generated always as (
    case when in_titles > 0 then 200 + floor(4 * ln(8.0::float8 * in_titles + in_texts) / ln(2.0::float8))
      when in_texts > 0 then 1 + floor(4 * ln(in_texts::float8) / ln(2.0::float8)) else 0 end) stored,
  unique (folded, word)
) with (fillfactor = 80);
-- Of what begins with one sign or two there is too much to sort; with three signs there is little.
create index search_words_folded_index on search_words (folded text_pattern_ops);
create index search_words_spoken_index on search_words (spoken text_pattern_ops) where spoken <> '';
create index search_words_folded_one_index on search_words (left(folded, 1), weight desc);
create index search_words_folded_two_index on search_words (left(folded, 2), weight desc);
create index search_words_spoken_one_index on search_words (left(spoken, 1), weight desc) where spoken <> '';
create index search_words_spoken_two_index on search_words (left(spoken, 2), weight desc) where spoken <> '';

-- What each document adds to the counts. Apart from the document, whose row is wide and moves with every write.
create table search_document_words (
  kind text not null check (kind in ('PRODUCT', 'CREATOR', 'JOB_OPENING', 'COMPANY')),
  subject_id uuid not null,
  title_words integer[] not null,
  text_words integer[] not null,
  primary key (kind, subject_id),
  foreign key (kind, subject_id) references search_documents (kind, subject_id) on delete cascade
);

-- Words of documents that are gone, until the indexer takes them off: nobody who deletes something waits for the counts.
create table search_words_left (
  id bigint generated always as identity primary key,
  title_words integer[] not null,
  text_words integer[] not null
);
create function note_words_left() returns trigger language plpgsql as $$
begin
  insert into search_words_left (title_words, text_words) select title_words, text_words from gone
    where title_words <> '{}' or text_words <> '{}';
  return null;
end
$$;
create trigger search_document_words_left after delete on search_document_words referencing old table as gone
  for each statement execute function note_words_left();

-- Everything is read once more for its words.
insert into search_changes (kind, subject_id) select kind, subject_id from search_documents
  on conflict (kind, subject_id) do update set turn = nextval('search_turns'), attempts = 0;
