-- Staff show a key that their device keeps, instead of the app's code.
create table staff_passkeys (
  id uuid primary key,
  staff_id uuid not null references staff_accounts on delete cascade,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique check (char_length(credential_id) between 16 and 1400),
  -- COSE, in base64url.
  public_key text not null check (char_length(public_key) between 16 and 8000),
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}' check (cardinality(transports) <= 10),
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index staff_passkeys_staff_index on staff_passkeys (staff_id, created_at, id);

-- What a key is to sign: once, for five minutes, for one purpose.
create table staff_passkey_challenges (
  challenge_hash text primary key check (challenge_hash ~ '^[0-9a-f]{64}$'),
  purpose text not null check (purpose in ('REGISTER', 'SIGN_IN')),
  staff_id uuid not null references staff_accounts on delete cascade,
  expires_at timestamptz(3) not null
);
create index staff_passkey_challenges_staff_index on staff_passkey_challenges (staff_id, expires_at);
