-- A recruiter's move can be taken back for a moment: until then its creator neither hears nor sees anything of it.

alter table job_entry_stage_changes add column held_until timestamptz(3);

-- An answer that was taken back changes the company's figures as well.
drop trigger job_entries_responsiveness_noted on job_entries;
create or replace function note_company_responsiveness() returns trigger language plpgsql as $$
begin
  insert into company_responsiveness_due (company_id)
    select distinct o.company_id
    from (select job_opening_id, first_replied_at from new_rows union all select job_opening_id, first_replied_at from old_rows) as e
    join job_openings as o on o.id = e.job_opening_id
    where e.first_replied_at is not null
    order by o.company_id
    on conflict (company_id) do nothing;
  return null;
end
$$;
create trigger job_entries_responsiveness_noted after update on job_entries
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_company_responsiveness();
