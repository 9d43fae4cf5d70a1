-- A change of address that was asked for without the password waits until both addresses have agreed.
alter table one_time_tokens
  drop constraint one_time_tokens_purpose_check,
  add constraint one_time_tokens_purpose_check
    check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'RESET_EMAIL', 'AGREE_EMAIL')),
  add column needs_agreement boolean not null default false,
  add column agreed_at timestamptz(3);
-- When the password was last typed on this device for something that asks for it.
alter table sessions add column password_confirmed_at timestamptz(3);
