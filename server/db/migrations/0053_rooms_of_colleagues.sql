-- What colleagues write about a room for themselves, and who answers for it once somebody leaves.

create table chat_room_notes (
  id uuid primary key,
  room_id uuid not null references chat_rooms on delete cascade,
  author_id uuid not null references users on delete restrict,
  -- Made by the author's page: a note sent again is the same note.
  client_id uuid not null,
  body text not null check (char_length(body) between 1 and 2000),
  created_at timestamptz(3) not null,
  unique (room_id, author_id, client_id)
);
create index chat_room_notes_room_index on chat_room_notes (room_id, created_at desc, id desc);
create index chat_room_notes_author_index on chat_room_notes (author_id);

-- The 担当 of whoever leaves goes to the colleague who wrote in the room last, else to an owner, else to whoever has been there longest.
create or replace function follow_company_member() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    -- Of an account that is deleted the row stays, to show whom the room was with.
    delete from chat_members as m using chat_rooms as r
      where r.id = m.room_id and r.company_id = old.company_id and m.user_id = old.user_id
        and not exists (select from users as u where u.id = old.user_id and u.status = 'DELETED');
  end if;
  if tg_op <> 'DELETE' then
    perform enter_chat_rooms(new.user_id, new.company_id, new.role = 'OUTSOURCING_RECRUITER', new.joined_at);
  end if;
  if tg_op <> 'INSERT' then
    update chat_rooms as r set
      last_change = r.last_change + 1,
      state_change = r.last_change + 1,
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
  return null;
end
$$;

-- 定型文: texts that a company's people share.
create table chat_templates (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  title text not null check (char_length(title) between 1 and 60),
  body text not null check (char_length(body) between 1 and 5000),
  edited_by_user_id uuid not null references users on delete restrict,
  created_at timestamptz(3) not null,
  edited_at timestamptz(3) not null
);
create index chat_templates_company_index on chat_templates (company_id, title, id);
create index chat_templates_editor_index on chat_templates (edited_by_user_id);

-- What is sent later. It becomes a message under its client id and goes, or stays with what stood in the way.
create table chat_scheduled_messages (
  id uuid primary key,
  room_id uuid not null references chat_rooms on delete cascade,
  sender_id uuid not null references users on delete restrict,
  client_id uuid not null,
  text text not null check (char_length(text) between 1 and 5000),
  send_at timestamptz(3) not null,
  refusal text check (char_length(refusal) between 1 and 500),
  changed_at timestamptz(3) not null,
  unique (room_id, sender_id, client_id)
);
create index chat_scheduled_messages_sender_index on chat_scheduled_messages (sender_id);
