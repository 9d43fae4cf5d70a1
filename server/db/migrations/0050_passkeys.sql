-- Keys that browsers and devices keep for somebody, who opens them with a finger, a face or a PIN.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique check (char_length(credential_id) between 16 and 1400),
  -- COSE, in base64url.
  public_key text not null check (char_length(public_key) between 16 and 8000),
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}' check (cardinality(transports) <= 10),
  -- Whether it may be kept in a cloud, and whether it is.
  is_multi_device boolean not null,
  is_backed_up boolean not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_user_index on passkeys (user_id, created_at, id);

-- What an authenticator is to sign: once, for five minutes, for one purpose, and on one device where somebody is signed in.
create table passkey_challenges (
  challenge_hash text primary key check (challenge_hash ~ '^[0-9a-f]{64}$'),
  purpose text not null check (purpose in ('REGISTER', 'SIGN_IN', 'CONFIRM')),
  session_id uuid references sessions on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  check ((purpose = 'SIGN_IN') = (session_id is null))
);
create index passkey_challenges_expiry_index on passkey_challenges (expires_at);
create index passkey_challenges_session_index on passkey_challenges (session_id);

-- What changed about the ways into an account: shown beside its devices for 90 days.
create table security_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in (
    'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'GOOGLE_LINKED', 'GOOGLE_UNLINKED'
  )),
  detail text check (char_length(detail) between 1 and 300),
  device_name text not null check (char_length(device_name) <= 200),
  address text not null check (char_length(address) <= 64),
  created_at timestamptz(3) not null
);
create index security_changes_user_index on security_changes (user_id, created_at desc, id desc);
create index security_changes_age_index on security_changes (created_at);

-- A passkey is offered to an account once.
alter table user_settings add column passkey_offered_at timestamptz(3);
