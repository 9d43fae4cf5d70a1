-- Grams are for the index alone. Kept compressed in the row they made it twice as wide, and each look at them unpacked them.
drop index search_documents_product_grams_index;
drop index search_documents_creator_grams_index;
drop index search_documents_job_opening_grams_index;
drop index search_documents_company_grams_index;
do $$
declare
  one text;
  place int;
begin
  foreach one in array array['product', 'creator', 'job_opening', 'company'] loop
    for place in 0..1 loop
      execute format('drop index search_documents_%s_grams_%s_index', one, place);
    end loop;
  end loop;
end
$$;
alter table search_documents alter column grams set storage external, alter column grams set statistics 0,
  -- How its words begin when read, and numerals as they are written: what grams alone said. A gap goes before each.
  add column beginnings text not null default '';
update search_documents set grams = array(select unnest(grams)),
  beginnings = coalesce((select string_agg(' ' || gram, '') from unnest(grams) as gram where gram ~ '^\^|[〇一二三四五六七八九]'), '');

-- One index for all kinds and tiers, in which each gram stands under the two it belongs to: a common word has a short list for each tier.
-- A tsvector instead of a list since one tsquery says the whole question, which several conditions left to the planner's estimates.
create function search_places(kind text, tier smallint, grams text[]) returns tsvector
  language sql immutable strict parallel safe cost 1000
  as $$ select array_to_tsvector(string_to_array(
    left(kind, 2) || tier || array_to_string(grams, E'\n' || left(kind, 2) || tier), E'\n')) $$;
create index search_documents_places_index on search_documents using gin (search_places(kind, tier, grams)) with (fastupdate = off)
  where audience <> 'NOBODY';
-- Whatever is asked, the plan is the same; to analyse would make the places of every row of the sample anew.
alter index search_documents_places_index alter column 1 set statistics 0;

-- Each tier is as large as all before it, so that at most twice as many documents are read as are shown.
alter table search_documents drop constraint search_documents_tier_check, add check (tier between 0 and 7);
alter table search_tiers drop constraint search_tiers_tier_check, add check (tier between 0 and 6);
