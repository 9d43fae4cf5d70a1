-- Everything that was issued, whoever issued it, as it is found by day, amount and counterparty together: the papers of offers, the
-- creators' invoices, and Tsumugi's own.

create view filed_papers as
  select d.id, d.kind, case when v.remuneration_type = 'FULL_TIME' then 'EMPLOYMENT'
      when o.amends_engagement_id is not null then 'CHANGE' else 'COMMISSION' end as form, d.company_id, d.creator_id, d.offer_id, d.version, null::uuid as engagement_id, d.company_name,
    d.creator_name, d.subject, d.number, d.net_amount, d.issued_at, d.voided_at, d.void_reason, d.issue, d.sha256,
    d.media_id, (d.kind = 'OFFER' and o.current_version > d.version) as is_replaced
  from issued_documents as d
  join official_job_offers as o on o.id = d.offer_id
  join official_job_offer_versions as v on v.offer_id = d.offer_id and v.version = d.version
  union all
  select i.id, 'INVOICE', null, i.company_id, i.creator_id, null, null, r.engagement_id, i.company_name, i.issuer_name, i.title,
    i.year || '-' || lpad(i.ordinal::text, 4, '0'), i.net, i.issued_at, i.voided_at, i.void_reason, 1::smallint,
    -- What is stored is named by the hash of its bytes.
    split_part(m.storage_key, '.', 1), d.media_id, false
  from engagement_invoices as i
  join engagement_rounds as r on r.id = i.round_id
  join engagement_invoice_documents as d on d.invoice_id = i.id
  join media_objects as m on m.id = d.media_id
  union all
  select i.id, 'FEE_INVOICE', null, i.company_id, null, null, null, null, i.company_name, i.issuer_name,
    to_char(i.month, 'YYYY"年"FMMM"月分のつむぎの手数料"'), 'F' || i.year || '-' || lpad(i.ordinal::text, 4, '0'), i.net,
    i.issued_at, i.voided_at, i.void_reason, 1::smallint, split_part(m.storage_key, '.', 1), d.media_id, false
  from fee_invoices as i
  join fee_invoice_documents as d on d.invoice_id = i.id
  join media_objects as m on m.id = d.media_id;

create index engagement_invoices_creator_index on engagement_invoices (creator_id, issued_at desc, id desc);
