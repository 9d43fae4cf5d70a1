-- The job-change survey. Answers are shown to nobody else.

create table job_change_motivations (
  user_id uuid primary key references users on delete cascade,
  motivation text not null
    check (motivation in ('ACTIVELY_CONSIDERING', 'CONSIDERING', 'INTERESTED_IF_THERE_ARE_INTERESTING_COMPANIES', 'NOT_CONSIDERING')),
  do_not_show_again boolean not null default false,
  registered_at timestamptz(3) not null
);

-- Dialogs that are shown once a user and not once a browser.
create table dialog_closings (
  user_id uuid not null references users on delete cascade,
  dialog text not null check (char_length(dialog) between 1 and 60),
  closed_at timestamptz(3) not null,
  primary key (user_id, dialog)
);
