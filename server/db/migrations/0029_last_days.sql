-- Openings whose last day is over, for whoever takes them out of the lists.
create index job_openings_last_day_index on job_openings (valid_through)
  where status = 'PUBLIC' and valid_through is not null;
