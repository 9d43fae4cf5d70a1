-- Uploaded pictures, films and files. The bytes live in the storage under `storage_key`; equal bytes share one object.

create table media_objects (
  id uuid primary key,
  owner_id uuid references users on delete set null,
  type text not null check (type in ('IMAGE', 'VIDEO', 'FILE')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  extension text not null
    check (extension in ('jpg', 'png', 'webp', 'avif', 'gif', 'mp4', 'webm', 'ai', 'pdf', 'psd', 'zip')),
  storage_key text not null generated always as (sha256 || '.' || extension) stored,
  file_type text check (file_type in ('AI', 'PDF', 'PSD', 'ZIP')),
  filename text check (char_length(filename) between 1 and 255),
  byte_size bigint not null check (byte_size > 0),
  width integer check (width between 1 and 50000),
  height integer check (height between 1 and 50000),
  duration_ms integer check (duration_ms >= 0),
  -- Base64 of the thumbhash, drawn before the picture has loaded.
  thumbhash text check (char_length(thumbhash) <= 64),
  -- A film's first frame.
  poster_media_id uuid references media_objects on delete set null,
  -- Sent in a chat room: served to its members alone.
  is_private boolean not null default false,
  created_at timestamptz(3) not null,
  check ((type = 'FILE') = (file_type is not null)),
  check (type <> 'FILE' or filename is not null),
  check (type = 'FILE' or (width is not null and height is not null))
);
create index media_objects_key_index on media_objects (storage_key);
create index media_objects_owner_index on media_objects (owner_id, created_at desc, id desc);
create index media_objects_poster_index on media_objects (poster_media_id) where poster_media_id is not null;
-- For the sweep of uploads that nothing came to use.
create index media_objects_created_index on media_objects (created_at, id);
