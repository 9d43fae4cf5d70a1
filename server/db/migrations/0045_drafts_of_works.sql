-- A new work while it is written, on every device of its author. Its id is made by the form, and is the work's `client_id` once it is sent in.
create table product_drafts (
  id uuid primary key,
  author_id uuid not null references users on delete cascade,
  -- Of the saves: a form builds on one, and learns of another device's.
  version integer not null check (version > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz(3) not null,
  edited_at timestamptz(3) not null
);
create index product_drafts_author_index on product_drafts (author_id, edited_at desc, id desc);

-- What a draft shows is in use: it stays as long as the draft does.
create table product_draft_media (
  draft_id uuid not null references product_drafts on delete cascade,
  media_id uuid not null references media_objects on delete restrict,
  primary key (draft_id, media_id)
);
create index product_draft_media_media_index on product_draft_media (media_id);
