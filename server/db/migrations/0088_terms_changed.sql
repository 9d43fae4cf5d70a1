-- 条件の変更: an offer that would change the terms of a work under way. Its creator answers it like any other; once it is accepted, the
-- rounds that are not delivered follow it.

alter table official_job_offers
  add column amends_engagement_id uuid references engagements on delete restrict,
  -- The version whose place it would take.
  add column amends_offer_id uuid,
  add column amends_version integer,
  add foreign key (amends_offer_id, amends_version) references official_job_offer_versions on delete restrict,
  add check (num_nulls(amends_engagement_id, amends_offer_id, amends_version) in (0, 3)),
  add check (amends_engagement_id is null or num_nonnulls(entry_id, consultation_id) = 0);
create index official_job_offers_amended_index on official_job_offers (amends_offer_id, amends_version)
  where amends_offer_id is not null;
create index official_job_offers_engagement_index on official_job_offers (amends_engagement_id, sent_at desc)
  where amends_engagement_id is not null;
-- One that waits for an answer for each work; it keeps no offer of other work out.
create unique index official_job_offers_amending_index on official_job_offers (amends_engagement_id)
  where amends_engagement_id is not null and status = 'SENT';
drop index official_job_offers_pair_index;
create unique index official_job_offers_pair_index on official_job_offers (company_id, creator_id)
  where entry_id is null and consultation_id is null and amends_engagement_id is null and status = 'SENT';

-- The version that is in force: at first the one that the work began with.
alter table engagements
  add column terms_offer_id uuid,
  add column terms_version integer;
update engagements set terms_offer_id = offer_id, terms_version = offer_version;
alter table engagements
  alter column terms_offer_id set not null,
  alter column terms_version set not null,
  add foreign key (terms_offer_id, terms_version) references official_job_offer_versions on delete restrict;
create unique index engagements_terms_index on engagements (terms_offer_id, terms_version);

-- What an hour of this month is paid with: a change leaves the months alone that were worked in.
alter table engagement_rounds add column net_hour_price integer check (net_hour_price between 1 and 1000000000);
update engagement_rounds as r set net_hour_price = t.net_hour_price from engagements as t where t.id = r.engagement_id;

alter table engagement_events drop constraint engagement_events_kind_check;
alter table engagement_events add constraint engagement_events_kind_check check (kind in
  ('BEGUN', 'DELIVERED', 'CORRECTION_ASKED', 'ACCEPTED', 'ACCEPTED_SILENTLY', 'INVOICED', 'INVOICE_VOIDED', 'PAID',
   'RECEIVED', 'ENDED_EARLY', 'COMMENTED', 'END_ANSWERED', 'END_SETTLED', 'TERMS_ASKED', 'TERMS_PROPOSED',
   'TERMS_CHANGED', 'TERMS_DECLINED', 'TERMS_WITHDRAWN'));

-- A change is no offer that was sent, nor one that was accepted.
create or replace function note_offer_number() returns trigger language plpgsql as $$
begin
  if new.amends_engagement_id is not null then return null; end if;
  if tg_op = 'INSERT' then perform note_number('offer', 'SENT', new.sent_at); end if;
  if new.status <> 'SENT' and (tg_op = 'INSERT' or old.status <> new.status) then
    perform note_number('offer', new.status, coalesce(new.responded_at, now()));
  end if;
  return null;
end
$$;
