-- When each was told, once: the creator on the last day of a month of hours and three days later, the company of hours that wait for it.
alter table engagement_rounds
  add column close_told_at timestamptz(3),
  add column close_told_again_at timestamptz(3),
  add column hours_told_at timestamptz(3);

-- The creator says that the money which was marked as paid did not come: the round waits for it again.
alter table engagement_events drop constraint engagement_events_kind_check;
alter table engagement_events add constraint engagement_events_kind_check check (kind in
  ('BEGUN', 'DELIVERED', 'CORRECTION_ASKED', 'ACCEPTED', 'ACCEPTED_SILENTLY', 'INVOICED', 'INVOICE_VOIDED', 'PAID',
   'PAYMENT_DENIED', 'RECEIVED', 'ENDED_EARLY', 'COMMENTED', 'END_ANSWERED', 'END_SETTLED', 'TERMS_ASKED',
   'TERMS_PROPOSED', 'TERMS_CHANGED', 'TERMS_DECLINED', 'TERMS_WITHDRAWN'));

create or replace function note_money() returns trigger language plpgsql as $$
declare changed bigint;
begin
  changed := case when tg_op = 'DELETE' then 0 else money_under_way(new.state, new.net_price) end
    - case when tg_op = 'INSERT' then 0 else money_under_way(old.state, old.net_price) end;
  if changed <> 0 then perform note_number('money', 'UNDER_WAY', now(), changed); end if;
  if tg_op <> 'DELETE' and new.state in ('PAID', 'RECEIVED')
    and (tg_op = 'INSERT' or old.state not in ('PAID', 'RECEIVED')) then
    perform note_number('money', 'PAID', new.paid_on::timestamp at time zone 'Asia/Tokyo', new.net_price);
  end if;
  -- What did not come was not paid.
  if tg_op = 'UPDATE' and old.state in ('PAID', 'RECEIVED') and new.state not in ('PAID', 'RECEIVED') then
    perform note_number('money', 'PAID', old.paid_on::timestamp at time zone 'Asia/Tokyo', -old.net_price);
  end if;
  return null;
end
$$;
