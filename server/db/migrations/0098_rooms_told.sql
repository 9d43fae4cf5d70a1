-- A change of role keeps people in their rooms, with what they read, muted and archived. Who is in a room, blocks and suspensions are
-- numbered changes of the room, told to open pages.

-- Numbers the change and has it told. The outbox runs what is due first: nothing is due before this.
create function note_room_states(ids uuid[]) returns void language plpgsql as $$
declare
  told jsonb;
begin
  if cardinality(ids) = 0 or ids is null then return; end if;
  perform from chat_rooms where id = any(ids) order by id for no key update;
  with changed as (
    update chat_rooms set last_change = last_change + 1, state_change = last_change + 1 where id = any(ids)
    returning id, company_id, creator_id, last_change)
  select jsonb_agg(jsonb_build_object('roomId', id, 'companyId', company_id, 'creatorId', creator_id, 'change', last_change))
    into told from changed;
  if told is not null then
    insert into outbox (id, kind, payload, created_at, available_at)
      values (gen_random_uuid(), 'chat.statesChanged', jsonb_build_object('rooms', told), now(), 'epoch');
  end if;
end
$$;

create or replace function follow_company_member() returns trigger language plpgsql as $$
declare
  stays boolean := false;
  touched uuid[] := '{}';
  entered uuid[];
begin
  if tg_op = 'UPDATE' then
    stays := new.user_id = old.user_id and new.company_id = old.company_id;
  end if;
  if tg_op <> 'INSERT' then
    select coalesce(array_agg(m.room_id), '{}') into touched
      from chat_members as m join chat_rooms as r on r.id = m.room_id
      where r.company_id = old.company_id and m.user_id = old.user_id;
    -- A deleted account stays listed, to show whom the room was with.
    delete from chat_members as m using chat_rooms as r
      where r.id = m.room_id and r.company_id = old.company_id and m.user_id = old.user_id
        and not exists (select from users as u where u.id = old.user_id and u.status = 'DELETED')
        and (not stays or (new.role = 'OUTSOURCING_RECRUITER' and not exists (
          select from job_entries as e join job_openings as o on o.id = e.job_opening_id
          where e.creator_id = r.creator_id and o.company_id = r.company_id)));
  end if;
  if tg_op <> 'DELETE' then
    perform enter_chat_rooms(new.user_id, new.company_id, new.role = 'OUTSOURCING_RECRUITER', new.joined_at);
    select coalesce(array_agg(m.room_id), '{}') into entered
      from chat_members as m join chat_rooms as r on r.id = m.room_id
      where r.company_id = new.company_id and m.user_id = new.user_id;
    touched := array(select unnest(touched) union select unnest(entered));
  end if;
  if tg_op <> 'INSERT' then
    update chat_rooms as r set
      assignee_id = (
        select cm.user_id from company_members as cm
        join chat_members as m on m.room_id = r.id and m.user_id = cm.user_id
        join users as u on u.id = cm.user_id
        where cm.company_id = r.company_id and u.status = 'ACTIVE' and u.deletion_due_at is null
        order by (select max(c.sequence) from chat_messages as c where c.room_id = r.id and c.sender_id = cm.user_id)
            desc nulls last,
          (cm.role = 'CORPORATE_USER') desc, cm.joined_at, cm.user_id
        limit 1)
      where r.company_id = old.company_id and r.assignee_id = old.user_id and not exists (
        select from company_members as cm
        join chat_members as m on m.room_id = r.id and m.user_id = cm.user_id
        where cm.user_id = old.user_id and cm.company_id = r.company_id);
  end if;
  perform note_room_states(touched);
  return null;
end
$$;

create function follow_room_party() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    perform note_room_states(array(select id from chat_rooms where creator_id = new.id));
  else
    perform note_room_states(array(select id from chat_rooms where company_id = new.id));
  end if;
  return null;
end
$$;
create trigger users_status_chat after update of status on users
  for each row when (old.status is distinct from new.status and new.role = 'CREATOR_USER')
  execute function follow_room_party();
create trigger companies_status_chat after update of status on companies
  for each row when (old.status is distinct from new.status) execute function follow_room_party();

create function follow_block() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.reason = 'MANUAL' then
    perform note_room_states(array(
      select id from chat_rooms where creator_id = old.creator_id and company_id = old.company_id));
  end if;
  if tg_op <> 'DELETE' and new.reason = 'MANUAL' then
    perform note_room_states(array(
      select id from chat_rooms where creator_id = new.creator_id and company_id = new.company_id));
  end if;
  return null;
end
$$;
create trigger creator_hidden_companies_chat after insert or delete or update of reason on creator_hidden_companies
  for each row execute function follow_block();
