-- A block of one person is a numbered change of the rooms that both are in, told to open pages.

create function follow_person_block() returns trigger language plpgsql as $$
declare
  block user_blocks := coalesce(new, old);
begin
  perform note_room_states(array(
    select r.id from chat_rooms as r join chat_members as m on m.room_id = r.id and m.user_id = block.blocked_id
    where r.creator_id = block.blocker_id));
  return null;
end
$$;
create trigger user_blocks_chat after insert or delete on user_blocks for each row execute function follow_person_block();
