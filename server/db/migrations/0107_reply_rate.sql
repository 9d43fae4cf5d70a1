-- Answers by the day they came due. An entry stands at its hour, which may be still to come, and changes its key as it is answered,
-- withdrawn, or an answer taken back. Withdrawn or deleted before any answer, it is nowhere.
create function answer_key(entry job_entries) returns text language sql immutable as $$
  select case when entry.first_replied_at <= entry.reply_by then 'IN_TIME'
    when entry.first_replied_at is not null or entry.stage <> 'WITHDRAWN' then 'MISSED' end
$$;
create function note_answer_due() returns trigger language plpgsql as $$
declare
  key_before text := case when tg_op <> 'INSERT' then answer_key(old) end;
  key_after text := case when tg_op <> 'DELETE' then answer_key(new)
    when old.first_replied_at is not null then key_before end;
begin
  if key_before is not distinct from key_after then return null; end if;
  if key_before is not null then perform note_number('answer_due', key_before, old.reply_by, -1); end if;
  if key_after is not null then perform note_number('answer_due', key_after, new.reply_by); end if;
  return null;
end
$$;
create trigger job_entries_due_in after insert or delete on job_entries for each row execute function note_answer_due();
create trigger job_entries_due_over after update of first_replied_at, stage on job_entries
  for each row execute function note_answer_due();
insert into number_sums (measure, hour, key, amount)
  select 'answer_due', date_trunc('hour', e.reply_by), answer_key(e), count(*) from job_entries as e
  where answer_key(e) is not null group by 2, 3;

-- An answer taken back was none.
create function note_reply(entry job_entries, of_amount bigint) returns void language plpgsql as $$
begin
  perform note_number('reply', '', entry.first_replied_at, of_amount);
  perform note_number('reply_minutes', '', entry.first_replied_at,
    of_amount * (extract(epoch from entry.first_replied_at - entry.entered_at) / 60)::bigint);
end
$$;
create or replace function note_entry_number() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform note_number('entry', '', new.entered_at); end if;
  if tg_op = 'UPDATE' and new.first_replied_at is null and old.first_replied_at is not null then
    perform note_reply(old, -1);
  elsif new.first_replied_at is not null and (tg_op = 'INSERT' or old.first_replied_at is null) then
    perform note_reply(new, 1);
  end if;
  return null;
end
$$;
