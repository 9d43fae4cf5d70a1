-- A stage that an official offer led to, or away from: the history says so.

alter table job_entry_stage_changes
  add column cause text
    check (cause in ('OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED', 'OFFER_SENT', 'OFFER_WITHDRAWN'));
