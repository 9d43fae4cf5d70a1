-- The command line suspends members too, and is no account of staff; the log says that it was the command line.
alter table member_suspensions alter column staff_id drop not null;
