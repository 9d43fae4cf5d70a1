-- What the house decided against somebody, of whatever kind: by which rule, why, until when. Each may be contested once, before somebody else of the house.
create table member_decisions (
  id uuid primary key,
  subject_kind text not null check (subject_kind in ('USER', 'COMPANY', 'PRODUCT', 'JOB_OPENING')),
  subject_id uuid not null,
  -- As it was called then.
  subject_name text not null check (char_length(subject_name) between 1 and 300),
  -- Whom it is told: a person, or those who act for a company.
  user_id uuid references users on delete cascade,
  company_id uuid references companies on delete cascade,
  -- Null of the command line.
  staff_id uuid references staff_accounts on delete restrict,
  -- Null of what was decided before rules were named.
  rule text check (char_length(rule) between 1 and 40),
  reason text not null check (char_length(reason) between 1 and 1000),
  decided_at timestamptz(3) not null,
  -- Null until somebody lifts it.
  ends_at timestamptz(3) check (ends_at > decided_at),
  ended_at timestamptz(3),
  ended_why text check (ended_why in ('LIFTED', 'EXPIRED', 'OVERTURNED')),
  ended_by_staff_id uuid references staff_accounts on delete restrict,
  -- Of the link in the mail: it is read and contested by it, signed in or not.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  contested_at timestamptz(3),
  contest text check (char_length(contest) between 1 and 2000),
  answered_at timestamptz(3),
  answered_by_staff_id uuid references staff_accounts on delete restrict,
  answer text check (answer in ('UPHELD', 'OVERTURNED')),
  answer_words text check (char_length(answer_words) between 1 and 1000),
  check ((user_id is null) <> (company_id is null)),
  check ((ended_at is null) = (ended_why is null)),
  check ((contested_at is null) = (contest is null)),
  check ((answered_at is null) = (answer is null) and (answer is null) = (answer_words is null)),
  check (answered_at is null or contested_at is not null),
  -- Never whoever decided: neither the same person, nor the command line about what the command line did.
  check (answered_at is null or answered_by_staff_id is distinct from staff_id)
);
create unique index member_decisions_open_index on member_decisions (subject_kind, subject_id) where ended_at is null;
create index member_decisions_subject_index on member_decisions (subject_kind, subject_id, decided_at desc);
create index member_decisions_user_index on member_decisions (user_id, decided_at desc) where user_id is not null;
create index member_decisions_company_index on member_decisions (company_id, decided_at desc) where company_id is not null;
create index member_decisions_due_index on member_decisions (ends_at) where ended_at is null and ends_at is not null;
create index member_decisions_contested_index on member_decisions (contested_at)
  where contested_at is not null and answered_at is null;

insert into member_decisions
  (id, subject_kind, subject_id, subject_name, user_id, staff_id, reason, decided_at, ends_at, ended_at, ended_why, ended_by_staff_id)
select s.id, 'USER', s.user_id, u.email, s.user_id, s.staff_id, s.reason, s.suspended_at, s.ends_at, s.lifted_at,
  case when s.lifted_at is not null then 'LIFTED' end, s.lifted_by_staff_id
from member_suspensions as s join users as u on u.id = s.user_id;
drop table member_suspensions;
