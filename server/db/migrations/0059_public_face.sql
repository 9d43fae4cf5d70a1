-- Who used which of the benefits, and which version of the terms somebody agreed to. The texts themselves are files.

create table benefit_uses (
  id uuid primary key,
  slug text not null check (char_length(slug) between 1 and 200),
  user_id uuid not null references users on delete cascade,
  used_at timestamptz(3) not null,
  unique (slug, user_id)
);
create index benefit_uses_user_index on benefit_uses (user_id);

create table benefit_totals (
  slug text primary key check (char_length(slug) between 1 and 200),
  uses integer not null default 0 check (uses >= 0)
);

create function count_benefit_uses() returns trigger language plpgsql as $$
begin
  insert into benefit_totals as b (slug, uses)
    select slug, count(*) from new_rows group by slug order by slug
    on conflict (slug) do update set uses = b.uses + excluded.uses;
  return null;
end
$$;
create trigger benefit_uses_counted after insert on benefit_uses referencing new table as new_rows
  for each statement execute function count_benefit_uses();

create table legal_agreements (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('TERMS', 'TERMS_CORPORATE', 'TERMS_CREATOR', 'PRIVACY_POLICY')),
  version integer not null check (version > 0),
  agreed_at timestamptz(3) not null,
  unique (user_id, kind, version)
);
