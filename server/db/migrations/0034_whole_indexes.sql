-- Looked up by these whatever became of the row, and when what they point at is deleted; the unique indexes leave rows out.

create index official_job_offers_of_entry_index on official_job_offers (entry_id) where entry_id is not null;
create index official_job_offers_of_consultation_index on official_job_offers (consultation_id) where consultation_id is not null;
create index one_time_tokens_of_user_index on one_time_tokens (user_id);
create index reports_of_reporter_index on reports (reporter_id) where reporter_id is not null;
