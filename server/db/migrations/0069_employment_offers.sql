-- 採用条件の提示: what an employer offers to whoever entered a full-time opening. Its items are texts, kept as one list with the version.

alter table official_job_offer_versions
  add column employment jsonb check (jsonb_typeof(employment) = 'array'),
  add check ((remuneration_type = 'FULL_TIME') = (employment is not null)) not valid;
drop trigger official_job_offer_versions_kept on official_job_offer_versions;
create trigger official_job_offer_versions_kept before update of offer_id, version, company_name, creator_name,
    commissioned_on, remuneration_type, work, rights, rights_net_price, delivery_on, service_from, service_to, place,
    inspection_completes_on, net_price, gross_price, requested_period_months, payment_due_on, payment_method,
    is_recommissioned, upstream_payment_on, message, content_hash, created_at, title, revisions, amount_formula,
    weekly_hours, payment_closes_on, payment_months_later, payment_pays_on, publicity, other_terms, upstream_client,
    paper, previous_hash, employment
  or delete on official_job_offer_versions for each row execute function refuse_change();

-- A change may be asked for at any of its items.
alter table official_job_offer_events drop constraint official_job_offer_events_term_check;
alter table official_job_offer_events add constraint official_job_offer_events_term_check
  check (char_length(term) between 1 and 40);
