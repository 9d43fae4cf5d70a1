-- お礼: what both sides say to each other at the end of a work; each is read once both stand, or after a while.

create table engagement_thanks (
  engagement_id uuid not null references engagements on delete restrict,
  side text not null check (side in ('CREATOR', 'COMPANY')),
  words text not null check (char_length(words) between 1 and 400),
  user_id uuid references users on delete set null,
  said_at timestamptz(3) not null,
  -- Somebody told the operators of it; it is not shown until they have looked.
  reported_at timestamptz(3),
  reported_by_user_id uuid references users on delete set null,
  primary key (engagement_id, side)
);
create index engagement_thanks_author_index on engagement_thanks (user_id) where user_id is not null;
create index engagement_thanks_reporter_index on engagement_thanks (reported_by_user_id)
  where reported_by_user_id is not null;

alter table reports drop constraint reports_subject_kind_check;
alter table reports add constraint reports_subject_kind_check
  check (subject_kind in ('PRODUCT', 'USER', 'COMPANY', 'JOB_OPENING', 'CHAT_MESSAGE', 'CHAT_ROOM', 'ENGAGEMENT'));
