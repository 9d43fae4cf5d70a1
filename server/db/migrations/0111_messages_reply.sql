-- A message of the company in the room replies to the creator's entries as moving them does; those that were written until now too.
update job_entries as e set first_replied_at = reply.at
  from (
    select waiting.id, min(m.send_at) as at
    from job_entries as waiting
    join job_openings as o on o.id = waiting.job_opening_id
    join chat_rooms as r on r.company_id = o.company_id and r.creator_id = waiting.creator_id and r.request_state is null
    join chat_messages as m on m.room_id = r.id and m.sender_id <> r.creator_id and m.send_at >= waiting.entered_at
      and m.kind in ('PLAIN', 'MEDIA', 'FILE')
    where waiting.first_replied_at is null and waiting.stage not in ('DECLINED', 'WITHDRAWN')
    group by waiting.id
  ) as reply
  where e.id = reply.id;
