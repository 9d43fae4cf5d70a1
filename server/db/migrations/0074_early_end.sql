-- 途中終了: the other side says its reasons too, and both agree on what is owed for the work till then.

alter table engagements
  -- Proposed for what was done and not delivered, before tax; 0 is nothing.
  add column end_net_price integer check (end_net_price between 0 and 1000000000),
  -- Who is to answer; null where nothing waits any more.
  add column end_asks text check (end_asks in ('COMPANY', 'CREATOR')),
  add check (ended_at is not null or num_nonnulls(end_net_price, end_asks) = 0);

alter table engagement_events drop constraint engagement_events_kind_check;
alter table engagement_events add constraint engagement_events_kind_check check (kind in
  ('BEGUN', 'DELIVERED', 'CORRECTION_ASKED', 'ACCEPTED', 'ACCEPTED_SILENTLY', 'INVOICED', 'INVOICE_VOIDED', 'PAID',
   'RECEIVED', 'ENDED_EARLY', 'COMMENTED', 'END_ANSWERED', 'END_SETTLED'));
-- What an end or an answer to it proposes, before tax.
alter table engagement_events
  add column net_price integer check (net_price between 0 and 1000000000),
  add check (net_price is null or kind in ('ENDED_EARLY', 'END_ANSWERED', 'END_SETTLED'));
drop trigger engagement_events_kept on engagement_events;
create trigger engagement_events_kept
  before update of engagement_id, round_id, kind, side, term, words, net_price, happened_at or delete
  on engagement_events for each row execute function refuse_change();
