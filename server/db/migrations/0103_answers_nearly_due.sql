-- Entries that wait for an answer, by the day it is due, reminded of or not: what the operators see of companies that answer late.
create index job_entries_waiting_index on job_entries (answer_due_at, job_opening_id)
  where answer_due_at < timestamptz '9999-01-01 00:00:00+00';
