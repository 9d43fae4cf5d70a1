-- 見積 stand among the papers. One that was taken back is void; one whose last day is over no longer holds.

create or replace view filed_papers as
  select d.id, d.kind, case when v.remuneration_type = 'FULL_TIME' then 'EMPLOYMENT'
      when o.amends_engagement_id is not null then 'CHANGE' else 'COMMISSION' end as form, d.company_id, d.creator_id, d.offer_id, d.version, null::uuid as engagement_id, d.company_name,
    d.creator_name, d.subject, d.number, d.net_amount, d.issued_at, d.voided_at, d.void_reason, d.issue, d.sha256,
    d.media_id, (d.kind = 'OFFER' and o.current_version > d.version) as is_replaced, null::date as valid_until
  from issued_documents as d
  join official_job_offers as o on o.id = d.offer_id
  join official_job_offer_versions as v on v.offer_id = d.offer_id and v.version = d.version
  union all
  select i.id, 'INVOICE', null, i.company_id, i.creator_id, null, null, r.engagement_id, i.company_name, i.issuer_name, i.title,
    i.year || '-' || lpad(i.ordinal::text, 4, '0'), i.net, i.issued_at, i.voided_at, i.void_reason, 1::smallint,
    -- What is stored is named by the hash of its bytes.
    split_part(m.storage_key, '.', 1), d.media_id, false, null
  from engagement_invoices as i
  join engagement_rounds as r on r.id = i.round_id
  join engagement_invoice_documents as d on d.invoice_id = i.id
  join media_objects as m on m.id = d.media_id
  union all
  select i.id, 'FEE_INVOICE', null, i.company_id, null, null, null, null, i.company_name, i.issuer_name,
    to_char(i.month, 'YYYY"年"FMMM"月分のつむぎの手数料"'), 'F' || i.year || '-' || lpad(i.ordinal::text, 4, '0'), i.net,
    i.issued_at, i.voided_at, i.void_reason, 1::smallint, split_part(m.storage_key, '.', 1), d.media_id, false, null
  from fee_invoices as i
  join fee_invoice_documents as d on d.invoice_id = i.id
  join media_objects as m on m.id = d.media_id
  union all
  select q.id, 'QUOTE', null, q.company_id, q.creator_id, null, null, null, q.company_name, q.creator_name, q.title,
    upper(left(q.id::text, 8) || '-' || substr(q.id::text, 10, 4) || '-' || right(q.id::text, 4)), q.net_price, q.sent_at, q.withdrawn_at, null,
    1::smallint, q.sha256, q.media_id, false, q.valid_until
  from quotes as q
  where q.media_id is not null;

drop index quotes_company_index;
create index quotes_company_index on quotes (company_id, sent_at desc, id desc);
create index quotes_creator_index on quotes (creator_id, sent_at desc, id desc);
create index quotes_hash_index on quotes (sha256) where sha256 is not null;

-- Its paper too stays the one that was made.
create trigger quotes_made_once before update of media_id, sha256 on quotes
  for each row when (old.media_id is not null) execute function refuse_change();
