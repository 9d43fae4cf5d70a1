-- How notices leave the house: hours of quiet, who agreed to mails that advertise, devices that are pushed to, addresses that refuse mail.

create table notification_settings (
  user_id uuid primary key references users on delete cascade,
  -- Hours of Japan's day in which nothing is mailed or pushed; over midnight where the first is the later.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  -- The law asks for consent before a mail advertises, and for proof of it: when it was given last, and taken back since.
  agreed_at timestamptz(3),
  stopped_at timestamptz(3),
  -- Until when the mail of the day has told.
  digest_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);
create index notification_settings_digest_index on notification_settings (digest_at, user_id);
-- Whoever has chosen one mail a day has a row here, by which they are found in the morning.
insert into notification_settings (user_id, digest_at, updated_at)
  select distinct user_id, now(), now() from notification_preferences where mail = 'DAILY';
drop index activity_notifications_digest_index;
create index activity_notifications_digest_index on activity_notifications (user_id, sent_at)
  where mail = 'DAILY' and (mailed_at is null or letter is not null);

alter table notification_preferences add column push boolean not null default true;

-- What the house pushes with: made once. A key of another size or another server's would silence every device.
create table push_keys (
  id smallint primary key default 1 check (id = 1),
  public_key text not null check (public_key ~ '^[\w-]{87}$'),
  private_key_sealed text not null check (char_length(private_key_sealed) <= 400),
  created_at timestamptz(3) not null
);

-- A browser that agreed to be pushed to, as long as it is signed in.
create table push_devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique check (char_length(endpoint) between 10 and 1000),
  p256dh text not null check (p256dh ~ '^[\w-]{87}$'),
  auth text not null check (auth ~ '^[\w-]{22}$'),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index push_devices_user_index on push_devices (user_id);
create index push_devices_session_index on push_devices (session_id);

-- Counted by address: a corrected one begins anew.
create table mail_refusals (
  address text primary key check (char_length(address) <= 254 and address = lower(address)),
  refusals integer not null check (refusals > 0),
  reason text not null check (char_length(reason) <= 500),
  refused_at timestamptz(3) not null
);
create index mail_refusals_time_index on mail_refusals (refused_at);

-- How far words of the house have been mailed; done when sent_at stands.
alter table platform_notifications add column mailed_up_to uuid;
-- What was published before mails went out is not mailed now.
update platform_notifications set sent_at = publish_at where sent_at is null and publish_at <= now();
