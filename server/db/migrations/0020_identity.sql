-- What signing in with Google needs, and refresh tokens that outlive the ones they replaced.

-- A nonce ties the identity provider's answer to a sign-in that began here; it is deleted by the sign-in that succeeds with it.
create table identity_nonces (
  nonce_hash text primary key check (nonce_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index identity_nonces_expiry_index on identity_nonces (expires_at);

-- Tokens that have expired are swept away; their successors, which are still good, must not go with them.
alter table refresh_tokens drop constraint refresh_tokens_parent_id_fkey;
alter table refresh_tokens add constraint refresh_tokens_parent_id_fkey
  foreign key (parent_id) references refresh_tokens on delete set null;
