-- Who accepts an offer was asked once more who they are (`accounts/confirmation`), by whichever way they chose.

alter table official_job_offer_events drop constraint official_job_offer_events_confirmed_by_check;
alter table official_job_offer_events add check (confirmed_by in ('CONFIRMATION', 'PASSWORD', 'SIGN_IN'));
