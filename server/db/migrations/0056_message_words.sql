-- What is said in rooms, to be searched: beside the messages, so that reading a room reads nothing of it.

-- Width, case and the two kana are one.
create function folded_words(words text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(translate(lower(normalize(words, NFKC)),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'),
    '\s+', ' ', 'g'))
$$;

-- Every two signs in a row; the last before a gap stands alone, so that each sign begins one.
create function sign_pairs(folded text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct sign || coalesce(nullif(follower, ' '), '')), '{}')
  from (
    select sign, lead(sign) over (order by place) as follower
    from unnest(string_to_array(folded, null)) with ordinality as s (sign, place)) as signs
  where sign <> ' '
$$;

create table chat_message_words (
  message_id uuid primary key references chat_messages on delete cascade,
  -- Copies of the message's and the room's, none of which change: whose rooms are searched, and the newest first.
  room_id uuid not null references chat_rooms on delete cascade,
  company_id uuid not null references companies on delete cascade,
  creator_id uuid not null references creator_profiles on delete cascade,
  send_at timestamptz(3) not null,
  folded text not null check (char_length(folded) <= 20000),
  -- The pairs, and whose they are: a rare word is found among all, a common one among few.
  pairs tsvector not null
);
create index chat_message_words_pairs_index on chat_message_words using gin (pairs) with (fastupdate = off);
create index chat_message_words_room_index on chat_message_words (room_id, send_at desc, message_id desc);
create index chat_message_words_company_index on chat_message_words (company_id, send_at desc, message_id desc);
create index chat_message_words_creator_index on chat_message_words (creator_id, send_at desc, message_id desc);

create function put_message_words(message chat_messages) returns void language sql as $$
  insert into chat_message_words (message_id, room_id, company_id, creator_id, send_at, folded, pairs)
  select message.id, r.id, r.company_id, r.creator_id, message.send_at, w.folded,
    array_to_tsvector(sign_pairs(w.folded) || array[' ' || r.id, ' ' || r.company_id, ' ' || r.creator_id])
  from chat_rooms as r
  cross join lateral (select left(folded_words(coalesce(message.text,
    (select f.filename from media_objects as f where f.id = message.media_id and f.type = 'FILE'),
    (select o.title from job_openings as o where o.id = message.job_opening_id),
    (select t.title from job_consultations as t where t.id = message.consultation_id))), 20000) as folded) as w
  where r.id = message.room_id and w.folded <> ''
$$;

create function keep_message_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.deleted_at is null then perform put_message_words(new); end if;
  elsif new.deleted_at is not null then
    delete from chat_message_words where message_id = new.id;
  end if;
  return null;
end
$$;
create trigger chat_messages_words after insert or update of deleted_at on chat_messages
  for each row execute function keep_message_words();

select put_message_words(m) from chat_messages as m where m.deleted_at is null;
