-- A creator may take a quote back. What it says still never changes; nor does its end, once it is there.

alter table quotes add column withdrawn_at timestamptz(3);
create trigger quotes_withdrawn_once before update of withdrawn_at on quotes
  for each row when (old.withdrawn_at is not null) execute function refuse_change();
