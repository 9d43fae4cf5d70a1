-- Texts of openings, notes and letters are counted as readers count: one sign may be several code points.
do $$
declare
  held record;
begin
  for held in
    select conname as name, parts[1] as field, parts[2]::integer as most
    from pg_constraint,
      regexp_match(pg_get_constraintdef(oid), '^CHECK \(\(char_length\(([a-z_]+)\) <= ([0-9]+)\)\)$') as parts
    where conrelid = 'job_openings'::regclass and contype = 'c' and parts is not null
  loop
    execute format(
      'alter table job_openings drop constraint %1$I, add constraint %1$I check (char_length(%2$I) <= %3$s)',
      held.name, held.field, held.most * 4);
  end loop;
end $$;
alter table job_entry_notes drop constraint job_entry_notes_body_check,
  add constraint job_entry_notes_body_check check (char_length(body) between 1 and 8000);
alter table job_entry_stage_changes drop constraint job_entry_stage_changes_message_check,
  add constraint job_entry_stage_changes_message_check check (char_length(message) <= 8000);
