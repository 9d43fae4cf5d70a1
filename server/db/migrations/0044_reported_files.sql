-- Files that were reported, kept while the report stands whatever becomes of the message that showed them.
create table report_media (
  report_id uuid not null references reports on delete cascade,
  media_id uuid not null references media_objects on delete restrict,
  primary key (report_id, media_id)
);
create index report_media_media_index on report_media (media_id);
