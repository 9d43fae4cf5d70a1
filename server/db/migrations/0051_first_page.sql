-- The first page shows guests the newest openings that they may open.
create index job_openings_outside_index on job_openings (public_at desc, id desc)
  where public_at is not null and is_open_to_outside;

-- And how companies answer, over all of them.
create index companies_answers_index on companies (response_rate_percent, median_reply_minutes)
  where response_rate_percent is not null;
