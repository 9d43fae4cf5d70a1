-- Interview dates: what a company proposes in a room, and what the creator answered.

create table interviews (
  id uuid primary key,
  room_id uuid not null references chat_rooms on delete cascade,
  -- The entry it is about, where there is one.
  entry_id uuid references job_entries on delete set null,
  proposed_by_user_id uuid not null references users on delete restrict,
  state text not null check (state in ('PROPOSED', 'FIXED', 'NONE_FITS', 'CANCELLED')),
  -- Rises with everything that becomes of it: an answer names what it answers.
  version integer not null check (version > 0),
  -- Of the appointment in people's calendars: rises with each one that goes out.
  ics_sequence integer not null default 0 check (ics_sequence >= 0),
  minutes smallint not null check (minutes in (30, 60)),
  place text check (char_length(place) between 1 and 500),
  -- What may be picked from now. One that is fixed may have some too: it stands until another is picked.
  times timestamptz(3)[] not null check (cardinality(times) <= 5),
  starts_at timestamptz(3),
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  check ((state = 'FIXED') = (starts_at is not null)),
  check (case state when 'PROPOSED' then cardinality(times) > 0 when 'FIXED' then true else cardinality(times) = 0 end)
);
create index interviews_room_index on interviews (room_id, created_at desc);
create index interviews_entry_index on interviews (entry_id) where entry_id is not null;
create index interviews_proposer_index on interviews (proposed_by_user_id);

-- Who has it in their calendar: whoever was told of a date is told of every change.
create table interview_guests (
  interview_id uuid not null references interviews on delete cascade,
  user_id uuid not null references users on delete restrict,
  primary key (interview_id, user_id)
);
create index interview_guests_user_index on interview_guests (user_id);

-- What was done, each a message of the room.
create table interview_acts (
  message_id uuid primary key references chat_messages on delete cascade,
  interview_id uuid not null references interviews on delete cascade,
  act text not null check (act in ('PROPOSED', 'PICKED', 'NONE_FITS', 'CANCELLED')),
  -- Proposed, picked, or called off.
  times timestamptz(3)[] not null check (cardinality(times) <= 5)
);
create index interview_acts_interview_index on interview_acts (interview_id);

alter table chat_messages drop constraint chat_messages_kind_check;
alter table chat_messages add constraint chat_messages_kind_check
  check (kind in ('PLAIN', 'MEDIA', 'FILE', 'JOB_CONSULTATION', 'JOB_OPENING', 'INTERVIEW'));
alter table chat_messages drop constraint chat_messages_check1;
alter table chat_messages add constraint chat_messages_content_check check (deleted_at is not null or case kind
  when 'PLAIN' then text is not null
  when 'JOB_CONSULTATION' then consultation_id is not null
  when 'JOB_OPENING' then true
  when 'INTERVIEW' then true
  else media_id is not null end);

alter table activity_notifications drop constraint activity_notifications_type_check;
alter table activity_notifications add constraint activity_notifications_type_check
  check (type in ('CHAT_MESSAGE', 'ENTRY_JOB_OPENING', 'FOLLOW_RECEIVED', 'JOB_CONSULTATION', 'JOB_OFFER', 'ENTRY_PROGRESS', 'PRODUCT_REVIEW', 'SAVED_SEARCH', 'SAVED_JOB_OPENING', 'INTERVIEW'));
alter table notification_preferences drop constraint notification_preferences_kind_check;
alter table notification_preferences add constraint notification_preferences_kind_check
  check (kind in ('CHAT_MESSAGE', 'ENTRY_JOB_OPENING', 'FOLLOW_RECEIVED', 'JOB_CONSULTATION', 'JOB_OFFER', 'ENTRY_PROGRESS', 'PRODUCT_REVIEW', 'SAVED_SEARCH', 'PLATFORM', 'SAVED_JOB_OPENING', 'INTERVIEW'));

create or replace function read_notices_of_room() returns trigger language plpgsql as $$
begin
  update activity_notifications set read_at = coalesce(new.last_read_at, now())
    where chat_room_id = new.room_id and user_id = new.user_id and type in ('CHAT_MESSAGE', 'INTERVIEW')
      and read_at is null;
  return null;
end
$$;
