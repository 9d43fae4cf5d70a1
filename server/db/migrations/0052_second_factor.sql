-- A second thing to show after the password or Google: a code of an app, or one of ten that were written down.
create table totp_credentials (
  user_id uuid primary key references users on delete cascade,
  secret_encrypted text not null check (char_length(secret_encrypted) between 20 and 500),
  -- Null until the first code of it was shown: it asks nothing of anybody before.
  confirmed_at timestamptz(3),
  -- The half minute of the last code that was taken: no code serves twice.
  last_step bigint not null default 0 check (last_step >= 0),
  created_at timestamptz(3) not null
);
create index totp_credentials_unconfirmed_index on totp_credentials (created_at) where confirmed_at is null;

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  -- Its first two letters, which say which of the ten it is.
  selector text not null check (selector ~ '^[a-z2-7]{2}$'),
  code_hash text not null check (char_length(code_hash) between 20 and 500),
  used_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (user_id, selector)
);

-- Devices on which the password is enough for 30 days.
create table remembered_devices (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references users on delete cascade,
  -- The one that it signed in last: ending it forgets the device.
  session_id uuid references sessions on delete set null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index remembered_devices_user_index on remembered_devices (user_id);
create index remembered_devices_session_index on remembered_devices (session_id);
create index remembered_devices_expiry_index on remembered_devices (expires_at);

-- Whoever has lost all of it waits three days, while every device says so.
create table factor_recoveries (
  user_id uuid primary key references users on delete cascade,
  id uuid not null unique,
  started_at timestamptz(3) not null,
  due_at timestamptz(3) not null
);

alter table one_time_tokens
  drop constraint one_time_tokens_purpose_check,
  add constraint one_time_tokens_purpose_check check (purpose in (
    'VERIFY_EMAIL', 'RESET_PASSWORD', 'RESET_EMAIL', 'AGREE_EMAIL', 'SIGN_IN', 'RECOVER_FACTOR', 'STOP_RECOVERY'
  ));
alter table security_changes
  drop constraint security_changes_kind_check,
  add constraint security_changes_kind_check check (kind in (
    'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'GOOGLE_LINKED', 'GOOGLE_UNLINKED',
    'TOTP_ON', 'TOTP_OFF', 'RECOVERY_CODES_MADE', 'RECOVERY_CODE_USED', 'RECOVERY_STARTED', 'RECOVERY_STOPPED', 'FACTOR_REMOVED'
  ));
