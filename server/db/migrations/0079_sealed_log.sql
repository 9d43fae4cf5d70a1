-- The log of what operators do is sealed into a chain, in a table of its own, by one sealer after the writers' commits: to chain inside the
-- insert would fork it, or have writers wait for one another.
create table audit_unsealed (log_id uuid primary key references audit_log on delete restrict);
insert into audit_unsealed select id from audit_log;
create function note_unsealed() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed values (new.id);
  return null;
end
$$;
create trigger audit_log_unsealed after insert on audit_log for each row execute function note_unsealed();

create table audit_seals (
  sequence bigint primary key check (sequence > 0),
  log_id uuid not null unique references audit_log on delete restrict,
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz(3) not null
);
create trigger audit_seals_kept before update or delete on audit_seals for each row execute function refuse_change();

create index audit_log_action_index on audit_log (action, occurred_at desc, id desc);
-- One subject by its id alone, whatever kind it is.
create index audit_log_subject_id_index on audit_log (subject_id, occurred_at desc, id desc) where subject_id is not null;
