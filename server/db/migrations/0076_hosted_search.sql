-- A hosted search engine holds copies: what is to be brought to it, and what it holds.
create table search_pushes (
  kind text not null check (kind in ('PRODUCT', 'CREATOR', 'JOB_OPENING', 'COMPANY')),
  subject_id uuid not null,
  turn bigint not null default nextval('search_turns'),
  primary key (kind, subject_id)
);
create index search_pushes_turn_index on search_pushes (turn);
create table search_hosted (
  kind text not null check (kind in ('PRODUCT', 'CREATOR', 'JOB_OPENING', 'COMPANY')),
  subject_id uuid not null,
  primary key (kind, subject_id)
);

-- A copy names from whom its owner hides.
create function note_hiding_change() returns trigger language plpgsql as $$
declare
  owner uuid := coalesce(new.creator_id, old.creator_id);
begin
  perform note_search_change('CREATOR', c.user_id) from creator_profiles as c where c.user_id = owner;
  perform note_search_change('PRODUCT', p.id) from products as p where p.author_id = owner;
  return null;
end
$$;
create trigger creator_hidden_companies_searched after insert or delete on creator_hidden_companies
  for each row execute function note_hiding_change();
create trigger creator_hidden_domains_searched after insert or delete on creator_hidden_domains
  for each row execute function note_hiding_change();
