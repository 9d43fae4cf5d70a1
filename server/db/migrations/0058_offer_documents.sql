-- The PDF of each version, made once, a moment after it was issued, and kept as it was made.

create table official_job_offer_documents (
  offer_id uuid not null,
  version integer not null,
  media_id uuid not null references media_objects on delete restrict,
  made_at timestamptz(3) not null,
  primary key (offer_id, version),
  foreign key (offer_id, version) references official_job_offer_versions on delete restrict
);
create index official_job_offer_documents_media_index on official_job_offer_documents (media_id);
create trigger official_job_offer_documents_kept before update or delete on official_job_offer_documents
  for each row execute function refuse_change();
