-- A creator may ask for the terms on paper (フリーランス法3条2項); that it was asked, and sent, is part of the story.
alter table official_job_offer_events drop constraint official_job_offer_events_kind_check;
alter table official_job_offer_events add constraint official_job_offer_events_kind_check check (kind in
  ('SENT', 'OPENED', 'CHANGE_ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'PAPER_ASKED', 'PAPER_SENT'));
create unique index official_job_offer_events_paper_index on official_job_offer_events (offer_id, version, kind)
  where kind in ('PAPER_ASKED', 'PAPER_SENT');

-- A paper that no longer stands is voided, with its reason, and issued anew: one that stands for each version and kind.
alter table issued_documents
  add column void_reason text check (char_length(void_reason) between 1 and 500),
  add column voided_by_user_id uuid references users on delete set null,
  add column issue smallint not null default 1 check (issue > 0),
  add check ((voided_at is null) = (void_reason is null));
create index issued_documents_voider_index on issued_documents (voided_by_user_id) where voided_by_user_id is not null;
alter table issued_documents drop constraint issued_documents_offer_id_version_kind_key;
create unique index issued_documents_standing_index on issued_documents (offer_id, version, kind) where voided_at is null;
create unique index issued_documents_issue_index on issued_documents (offer_id, version, kind, issue);
drop trigger issued_documents_kept on issued_documents;
create trigger issued_documents_kept before update of id, kind, company_id, creator_id, offer_id, version, company_name,
    creator_name, subject, number, net_amount, issued_at, paper, content_hash, media_id, sha256, made_at, issue
  or delete on issued_documents for each row execute function refuse_change();
-- What was voided stays so.
create trigger issued_documents_voided_once before update of voided_at, void_reason on issued_documents
  for each row when (old.voided_at is not null) execute function refuse_change();
