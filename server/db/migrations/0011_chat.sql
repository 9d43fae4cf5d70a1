-- Rooms of a company and a creator, and what is said in them.

create table chat_rooms (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  creator_id uuid not null references creator_profiles on delete cascade,
  created_by_user_id uuid references users on delete set null,
  origin text not null check (origin in ('DIRECT', 'ENTRY', 'CONSULTATION', 'OFFER', 'FOLLOW')),
  -- Sequence of the newest message. `update chat_rooms set last_sequence = last_sequence + 1 … returning` hands out the next
  -- one and puts senders of one room in line.
  last_sequence bigint not null default 0 check (last_sequence >= 0),
  last_message_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  -- One room a pair: opening it twice, or from two places at once, leads to the same room.
  unique (company_id, creator_id)
);
create index chat_rooms_creator_index on chat_rooms (creator_id);
create index chat_rooms_created_by_index on chat_rooms (created_by_user_id);

create table chat_members (
  room_id uuid not null references chat_rooms on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz(3) not null,
  last_read_sequence bigint not null default 0 check (last_read_sequence >= 0),
  last_read_at timestamptz(3),
  -- Copies of the room's, kept by trigger, so that a user's rooms and unread marks are read from one index.
  last_sequence bigint not null default 0,
  last_message_at timestamptz(3) not null default 'epoch',
  has_unread boolean not null generated always as (last_sequence > last_read_sequence) stored,
  primary key (room_id, user_id)
) with (fillfactor = 85);
create index chat_members_rooms_index on chat_members (user_id, last_message_at desc, room_id desc);
create index chat_members_unread_index on chat_members (user_id) where has_unread;

create table chat_messages (
  id uuid primary key,
  room_id uuid not null references chat_rooms on delete cascade,
  sequence bigint not null check (sequence > 0),
  -- Users are never deleted from under their messages; a deleted account keeps its row without its data.
  sender_id uuid not null references users on delete restrict,
  -- Made by the sender's page: a message sent again is the same message.
  client_id uuid not null,
  kind text not null check (kind in ('PLAIN', 'MEDIA', 'FILE', 'JOB_CONSULTATION', 'JOB_OPENING')),
  text text check (char_length(text) between 1 and 5000),
  media_id uuid references media_objects on delete restrict,
  job_opening_id uuid references job_openings on delete set null,
  consultation_id uuid,
  offer_id uuid,
  send_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  unique (room_id, sequence),
  unique (room_id, sender_id, client_id),
  check (deleted_at is null or (text is null and media_id is null)),
  check (deleted_at is not null or case kind
    when 'PLAIN' then text is not null
    when 'JOB_CONSULTATION' then consultation_id is not null
    when 'JOB_OPENING' then true
    else media_id is not null end),
  check (kind = 'PLAIN' or text is null),
  check (kind in ('MEDIA', 'FILE') or media_id is null)
);
create index chat_messages_sender_index on chat_messages (sender_id);
create index chat_messages_media_index on chat_messages (media_id) where media_id is not null;
create index chat_messages_opening_index on chat_messages (job_opening_id) where job_opening_id is not null;
-- Files of a room, newest first.
create index chat_messages_files_index on chat_messages (room_id, sequence desc) where media_id is not null;

alter table job_entries add column chat_room_id uuid references chat_rooms on delete set null;
create index job_entries_room_index on job_entries (chat_room_id) where chat_room_id is not null;

create function spread_room_activity() returns trigger language plpgsql as $$
begin
  update chat_members set last_sequence = new.last_sequence, last_message_at = new.last_message_at
    where room_id = new.id;
  return null;
end
$$;
create trigger chat_rooms_activity_spread after update of last_sequence, last_message_at on chat_rooms
  for each row execute function spread_room_activity();

create function fill_chat_member() returns trigger language plpgsql as $$
declare
  room chat_rooms;
begin
  select * into room from chat_rooms where id = new.room_id;
  -- Without a room the foreign key is about to say so.
  if found then
    new.last_sequence := room.last_sequence;
    new.last_message_at := room.last_message_at;
  end if;
  return new;
end
$$;
create trigger chat_members_filled before insert on chat_members
  for each row execute function fill_chat_member();
