-- A room is its creator's and the company's: whoever left the company before is in none of its rooms. Of accounts that were deleted the
-- row stays, to show whom the room was with.
delete from chat_members as m using chat_rooms as r, users as u
  where r.id = m.room_id and u.id = m.user_id and u.status <> 'DELETED' and m.user_id <> r.creator_id
    and not exists (
      select from company_members as cm where cm.user_id = m.user_id and cm.company_id = r.company_id);
