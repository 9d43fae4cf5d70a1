-- What every domain leans on: the outbox, rate limits, totals of lists, and the functions behind counters.
--
-- Conventions of all migrations: ids are uuids made by the program, times are timestamptz(3) given by the program's clock
-- (no defaults, so that a test's clock is the only clock), closed sets of values are text with a check, and lengths are
-- counted in code points.

-- Effects to run after commit. A row is deleted once its effect has happened; one that failed for good stays.
create table outbox (
  id uuid primary key,
  kind text not null check (char_length(kind) between 1 and 100),
  payload jsonb not null,
  -- Two effects with the same key are one effect while the first is still waiting.
  dedupe_key text check (char_length(dedupe_key) <= 200),
  created_at timestamptz(3) not null,
  available_at timestamptz(3) not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- A worker that took the row holds it until then; one that died lets go by itself.
  locked_until timestamptz(3),
  last_error text,
  failed_at timestamptz(3)
);
create index outbox_due_index on outbox (available_at, id) where failed_at is null;
create unique index outbox_dedupe_index on outbox (kind, dedupe_key) where dedupe_key is not null and failed_at is null;
create index outbox_failed_index on outbox (failed_at desc) where failed_at is not null;

-- Hits per key and window: a sliding window is read as this window and a share of the one before.
create table rate_limits (
  key text not null check (char_length(key) between 1 and 300),
  window_started_at timestamptz(3) not null,
  hits integer not null default 0 check (hits >= 0),
  expires_at timestamptz(3) not null,
  primary key (key, window_started_at)
);
create index rate_limits_expiry_index on rate_limits (expires_at);

-- Mail written while no SMTP server is configured; the local app shows it at /dev/mailbox.
create table mails (
  id uuid primary key,
  to_address text not null,
  from_address text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  headers jsonb not null default '{}',
  sent_at timestamptz(3) not null
);
create index mails_sent_index on mails (sent_at desc, id desc);

-- Totals of lists, kept by triggers, so that no list has to count its table. `owner_id` is the zero uuid for lists that
-- belong to nobody.
create table list_counters (
  list text not null check (char_length(list) between 1 and 60),
  owner_id uuid not null default '00000000-0000-0000-0000-000000000000',
  key text not null default 'ALL' check (char_length(key) between 1 and 60),
  total integer not null default 0,
  primary key (list, owner_id, key)
);

-- Adds to one total.
create function add_to_list_counter(list_name text, owner uuid, list_key text, amount integer) returns void
language sql as $$
  insert into list_counters as c (list, owner_id, key, total) values (list_name, owner, list_key, amount)
  on conflict (list, owner_id, key) do update set total = c.total + excluded.total
$$;

-- Statement trigger of a join table such as product_categories: writes the ids of each touched parent, in order, into an
-- array column of the parent, so that reading a work needs no join and filtering has one index.
-- Arguments: parent table, column of the join table that names the parent, column with the ids, array column.
create function refresh_id_array() returns trigger language plpgsql as $$
declare
  source text := case tg_op
    when 'INSERT' then format('select %I from new_rows', tg_argv[1])
    when 'DELETE' then format('select %I from old_rows', tg_argv[1])
    else format('select %1$I from new_rows union select %1$I from old_rows', tg_argv[1])
  end;
begin
  execute format(
    'update %1$I as parent set %4$I = coalesce(
       (select array_agg(child.%3$I order by child.position) from %5$I as child where child.%2$I = parent.id), ''{}'')
     where parent.id in (%6$s)',
    tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[3], tg_table_name, source
  );
  return null;
end
$$;

-- Refuses any change: for tables that are proof.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
