-- Notices as lists: those that are told as one, and those of a room that was read.

-- Whoever is followed by many on a day of Japan's reads one line for all of them.
alter table activity_notifications
  add column group_day integer generated always as (
    case when type = 'FOLLOW_RECEIVED' then (sent_at at time zone 'Asia/Tokyo')::date - date '2000-01-01' end
  ) stored;
create index activity_notifications_group_index
  on activity_notifications (user_id, type, group_day, sent_at desc, id desc)
  where in_app and group_day is not null;

-- The unread ones are a list too.
drop index activity_notifications_unread_index;
create index activity_notifications_unread_index on activity_notifications (user_id, sent_at desc, id desc)
  where in_app and read_at is null;

-- Who reads a room has read what was told of it, whichever way they came.
create function read_notices_of_room() returns trigger language plpgsql as $$
begin
  update activity_notifications set read_at = coalesce(new.last_read_at, now())
    where chat_room_id = new.room_id and user_id = new.user_id and type = 'CHAT_MESSAGE' and read_at is null;
  return null;
end
$$;
create trigger chat_members_notices after update of last_read_sequence on chat_members
  for each row when (new.last_read_sequence > old.last_read_sequence) execute function read_notices_of_room();

-- For mails about messages: that there are some, and nothing of what they say.
alter table notification_preferences add column hides_words boolean not null default false;
