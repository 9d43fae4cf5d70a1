-- A common word is looked for from the best of a kind downwards: who asks is shown the best 2,000 at most, and need not read all others.
alter table search_documents add column tier smallint not null default 0 check (tier between 0 and 2);
-- The least quality of a tier; a kind of fewer than 100,000 documents has one tier and no row.
create table search_tiers (
  kind text not null check (kind in ('PRODUCT', 'CREATOR', 'JOB_OPENING', 'COMPANY')),
  tier smallint not null check (tier between 0 and 1),
  least_quality real not null,
  primary key (kind, tier)
);
do $$
declare
  one text;
  place int;
begin
  foreach one in array array['PRODUCT', 'CREATOR', 'JOB_OPENING', 'COMPANY'] loop
    for place in 0..1 loop
      execute format('create index search_documents_%s_grams_%s_index on search_documents using gin (grams) with (fastupdate = off)
        where kind = %L and tier = %s and audience <> ''NOBODY''', lower(one), place, one, place);
    end loop;
  end loop;
end
$$;
