-- Conversations: one rising number over all that happens in a room, who is in it, requests, blocks, replies and albums.

-- Every change of a room (a message sent or deleted, a mark of reading, who is in it, its standing) takes the next number. Whatever
-- changed keeps the number of its last change, so that what was missed is found by number, without a log.
alter table chat_rooms
  add column last_change bigint not null default 0 check (last_change >= 0),
  -- Of what the room itself is: members, request, block, who answers for it.
  add column state_change bigint not null default 0,
  -- A first message to somebody who did not open their door waits to be let in; null is an open room.
  add column request_state text check (request_state in ('WAITING', 'DECLINED')),
  add column requested_at timestamptz(3),
  -- When the creator first wrote in it: a member of a company may begin so many talks a day that nobody answered.
  add column answered_at timestamptz(3),
  add column blocked_by_company_at timestamptz(3),
  add column blocked_by_company_user_id uuid references users on delete set null,
  -- 担当: who of the company answers.
  add column assignee_id uuid references users on delete set null,
  add check ((request_state is null) or (requested_at is not null));
create index chat_rooms_blocker_index on chat_rooms (blocked_by_company_user_id)
  where blocked_by_company_user_id is not null;
create index chat_rooms_assignee_index on chat_rooms (assignee_id) where assignee_id is not null;
create index chat_rooms_begun_index on chat_rooms (created_by_user_id, created_at desc) where answered_at is null;

alter table chat_messages
  add column change bigint not null default 0,
  add column reply_to_id uuid references chat_messages on delete set null,
  -- Pictures that were sent together.
  add column album_id uuid,
  add check (album_id is null or kind = 'MEDIA');
create index chat_messages_reply_index on chat_messages (reply_to_id) where reply_to_id is not null;
update chat_messages set change = sequence;
create index chat_messages_change_index on chat_messages (room_id, change);

alter table chat_members
  add column read_change bigint not null default 0,
  add column is_muted boolean not null default false,
  -- Put aside at this message; the next one brings the room back.
  add column archived_sequence bigint,
  -- For the creator, while the room is a request or was declined: it is no news.
  add column is_request boolean not null default false;
alter table chat_members drop column has_unread;
alter table chat_members add column has_unread boolean not null
  generated always as (last_sequence > last_read_sequence and not is_request) stored;
alter table chat_members add column is_archived boolean not null
  generated always as (coalesce(archived_sequence >= last_sequence, false)) stored;
create index chat_members_unread_index on chat_members (user_id, last_message_at desc, room_id desc) where has_unread;

update chat_rooms set last_change = last_sequence;
update chat_rooms as r set answered_at = (
  select min(m.send_at) from chat_messages as m where m.room_id = r.id and m.sender_id = r.creator_id);

alter table user_settings
  -- Who may begin a talk with a creator; anybody else's first message waits as a request.
  add column talk_from text not null default 'EVERYBODY' check (talk_from in ('EVERYBODY', 'KNOWN', 'NOBODY'));

-- Who is in a room follows from who acts for the company: everybody of it, and a recruiter from outside where the creator entered one of
-- its openings. Kept here, so that no way of joining, leaving or entering forgets it. Whoever comes later has read what was said before.

create function enter_chat_rooms(person uuid, company uuid, is_recruiter boolean, moment timestamptz)
  returns void language sql as $$
  insert into chat_members (room_id, user_id, joined_at, last_read_sequence)
  select r.id, person, moment, r.last_sequence
  from chat_rooms as r
  where r.company_id = company and (not is_recruiter or exists (
    select from job_entries as e join job_openings as o on o.id = e.job_opening_id
    where e.creator_id = r.creator_id and o.company_id = company))
  on conflict do nothing
$$;

create function fill_chat_room() returns trigger language plpgsql as $$
begin
  insert into chat_members (room_id, user_id, joined_at)
    values (new.id, new.creator_id, new.created_at) on conflict do nothing;
  insert into chat_members (room_id, user_id, joined_at, last_read_sequence)
    select new.id, cm.user_id, new.created_at, new.last_sequence
    from company_members as cm
    where cm.company_id = new.company_id and (cm.role <> 'OUTSOURCING_RECRUITER' or exists (
      select from job_entries as e join job_openings as o on o.id = e.job_opening_id
      where e.creator_id = new.creator_id and o.company_id = new.company_id))
    order by cm.user_id
    on conflict do nothing;
  return null;
end
$$;
create trigger chat_rooms_filled after insert on chat_rooms for each row execute function fill_chat_room();

create function follow_company_member() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    -- Of an account that is deleted the row stays, to show whom the room was with.
    delete from chat_members as m using chat_rooms as r
      where r.id = m.room_id and r.company_id = old.company_id and m.user_id = old.user_id
        and not exists (select from users as u where u.id = old.user_id and u.status = 'DELETED');
    update chat_rooms set assignee_id = null where company_id = old.company_id and assignee_id = old.user_id;
  end if;
  if tg_op <> 'DELETE' then
    perform enter_chat_rooms(new.user_id, new.company_id, new.role = 'OUTSOURCING_RECRUITER', new.joined_at);
  end if;
  return null;
end
$$;
create trigger company_members_chat after insert or delete or update of role, company_id on company_members
  for each row execute function follow_company_member();

create function let_recruiters_into_room() returns trigger language plpgsql as $$
begin
  insert into chat_members (room_id, user_id, joined_at, last_read_sequence)
    select r.id, cm.user_id, new.entered_at, r.last_sequence
    from job_openings as o
    join chat_rooms as r on r.company_id = o.company_id and r.creator_id = new.creator_id
    join company_members as cm on cm.company_id = o.company_id and cm.role = 'OUTSOURCING_RECRUITER'
    where o.id = new.job_opening_id
    order by cm.user_id
    on conflict do nothing;
  return null;
end
$$;
create trigger job_entries_chat after insert on job_entries for each row execute function let_recruiters_into_room();

insert into chat_members (room_id, user_id, joined_at)
  select id, creator_id, created_at from chat_rooms on conflict do nothing;
insert into chat_members (room_id, user_id, joined_at, last_read_sequence)
  select r.id, cm.user_id, r.created_at, r.last_sequence
  from chat_rooms as r join company_members as cm on cm.company_id = r.company_id
  where cm.role <> 'OUTSOURCING_RECRUITER' or exists (
    select from job_entries as e join job_openings as o on o.id = e.job_opening_id
    where e.creator_id = r.creator_id and o.company_id = r.company_id)
  on conflict do nothing;

-- What was reported stays as it stood, whatever becomes of it.
alter table reports drop constraint reports_subject_kind_check;
alter table reports add constraint reports_subject_kind_check
  check (subject_kind in ('PRODUCT', 'USER', 'COMPANY', 'JOB_OPENING', 'CHAT_MESSAGE', 'CHAT_ROOM'));
alter table reports add column snapshot jsonb;
