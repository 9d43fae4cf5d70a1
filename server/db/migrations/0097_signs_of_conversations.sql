-- Texts of conversations and reports are counted as readers count, as all others are: one sign may be several code points.
do $$
declare
  held record;
begin
  for held in
    select conrelid::regclass as "table", conname as name, pg_get_constraintdef(oid) as rule, parts[3]::integer as most
    from pg_constraint,
      regexp_match(
        pg_get_constraintdef(oid),
        '^CHECK \(+char_length\(([a-z_]+)\)( >= 1\) AND \(char_length\([a-z_]+\))? <= ([0-9]+)\)+$') as parts
    where contype = 'c' and parts is not null
      and conrelid in (
        'chat_messages'::regclass, 'chat_room_notes'::regclass, 'chat_templates'::regclass,
        'chat_scheduled_messages'::regclass, 'interviews'::regclass, 'reports'::regclass)
  loop
    execute format(
      'alter table %s drop constraint %I, add constraint %I %s',
      held."table", held.name, held.name, replace(held.rule, '<= ' || held.most, '<= ' || held.most * 4));
  end loop;
end $$;
