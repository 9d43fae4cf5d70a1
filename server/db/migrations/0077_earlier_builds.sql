-- What pages need that were opened before a deployment: kept for thirty days after the last server had it, for all servers.

create table built_files (
  path text primary key check (char_length(path) between 2 and 200),
  body bytea not null check (octet_length(body) <= 8388608),
  encoding text check (encoding = 'br'),
  seen_on date not null
);

-- The hashes of what an earlier page may ask in production, where nothing else is executed.
create table built_documents (
  hash text primary key check (char_length(hash) between 20 and 100),
  seen_on date not null
);
