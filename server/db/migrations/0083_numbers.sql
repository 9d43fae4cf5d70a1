-- What operators see of the whole: events written by triggers, each a row of its own so that nobody waits for anybody, gathered into sums
-- by hour; and levels (what waits, how old it is) noted by hour. Nothing counts a large table.

create table number_events (
  id bigint generated always as identity primary key,
  measure text not null check (char_length(measure) between 1 and 40),
  -- Of what kind: a step, a state, who of the staff.
  key text not null default '' check (char_length(key) <= 60),
  happened_at timestamptz(3) not null,
  amount bigint not null
);

create table number_sums (
  measure text not null check (char_length(measure) between 1 and 40),
  hour timestamptz(3) not null,
  key text not null check (char_length(key) <= 60),
  amount bigint not null,
  primary key (measure, hour, key)
);
create index number_sums_hour_index on number_sums (hour);

create table number_levels (
  measure text not null check (char_length(measure) between 1 and 40),
  hour timestamptz(3) not null,
  level bigint not null,
  primary key (measure, hour)
);
create index number_levels_hour_index on number_levels (hour);

create function note_number(of_measure text, of_key text, moment timestamptz, of_amount bigint default 1)
  returns void language sql as $$
  insert into number_events (measure, key, happened_at, amount) values (of_measure, of_key, moment, of_amount)
$$;

-- Sign-ups: of creators each step that comes next, of companies their people.
create function note_sign_up() returns trigger language plpgsql as $$
begin
  if new.role <> 'CREATOR_USER' then
    if tg_op = 'INSERT' then perform note_number('sign_up', 'COMPANY', new.created_at); end if;
  elsif tg_op = 'INSERT' then
    perform note_number('sign_up', new.registration_step, new.created_at);
  elsif new.registration_step <> old.registration_step then
    perform note_number('sign_up', new.registration_step,
      case when new.registration_step = 'COMPLETED' then coalesce(new.registration_completed_at, now()) else now() end);
  end if;
  return null;
end
$$;
create trigger users_numbered_in after insert on users for each row execute function note_sign_up();
create trigger users_numbered_over after update of registration_step on users for each row execute function note_sign_up();

create function note_lead_number() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform note_number('lead', 'NEW', new.created_at);
  elsif new.status <> old.status then
    perform note_number('lead', new.status, coalesce(new.decided_at, now()));
  end if;
  return null;
end
$$;
create trigger leads_numbered_in after insert on leads for each row execute function note_lead_number();
create trigger leads_numbered_over after update of status on leads for each row execute function note_lead_number();

create function note_work_number() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_number('work', 'CREATED', new.created_at);
    if new.first_published_at is not null then perform note_number('work', 'PUBLISHED', new.first_published_at); end if;
  elsif old.first_published_at is null and new.first_published_at is not null then
    perform note_number('work', 'PUBLISHED', new.first_published_at);
  end if;
  return null;
end
$$;
create trigger products_numbered_in after insert on products for each row execute function note_work_number();
create trigger products_numbered_over after update of first_published_at on products
  for each row execute function note_work_number();

-- Reviews asked for and decided; who decided, and after how many minutes.
create function note_review_number() returns trigger language plpgsql as $$
declare asked timestamptz;
begin
  perform note_number('review', new.review_status, new.activity_at);
  if new.review_status = 'IN_PROGRESS' then return null; end if;
  if new.staff_id is not null then perform note_number('reviewer', new.staff_id::text, new.activity_at); end if;
  select max(a.activity_at) into asked from product_review_activities as a
    where a.review_id = new.review_id and a.review_status = 'IN_PROGRESS' and a.activity_at <= new.activity_at;
  if asked is not null then
    perform note_number('review_minutes', '', new.activity_at, (extract(epoch from new.activity_at - asked) / 60)::bigint);
  end if;
  return null;
end
$$;
create trigger product_review_activities_numbered after insert on product_review_activities
  for each row execute function note_review_number();

create function note_opening_number() returns trigger language plpgsql as $$
begin
  if new.published_at is not null and (tg_op = 'INSERT' or old.published_at is null) then
    perform note_number('opening', 'PUBLISHED', new.published_at);
  end if;
  return null;
end
$$;
create trigger job_openings_numbered_in after insert on job_openings for each row execute function note_opening_number();
create trigger job_openings_numbered_over after update of published_at on job_openings
  for each row execute function note_opening_number();

create function note_entry_number() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform note_number('entry', '', new.entered_at); end if;
  if new.first_replied_at is not null and (tg_op = 'INSERT' or old.first_replied_at is null) then
    perform note_number('reply', case when new.first_replied_at <= new.reply_by then 'IN_TIME' else 'LATE' end,
      new.first_replied_at);
    perform note_number('reply_minutes', '', new.first_replied_at,
      (extract(epoch from new.first_replied_at - new.entered_at) / 60)::bigint);
  end if;
  return null;
end
$$;
create trigger job_entries_numbered_in after insert on job_entries for each row execute function note_entry_number();
create trigger job_entries_numbered_over after update of first_replied_at on job_entries
  for each row execute function note_entry_number();

create function note_offer_number() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform note_number('offer', 'SENT', new.sent_at); end if;
  if new.status <> 'SENT' and (tg_op = 'INSERT' or old.status <> new.status) then
    perform note_number('offer', new.status, coalesce(new.responded_at, now()));
  end if;
  return null;
end
$$;
create trigger official_job_offers_numbered_in after insert on official_job_offers
  for each row execute function note_offer_number();
create trigger official_job_offers_numbered_over after update of status on official_job_offers
  for each row execute function note_offer_number();

create function note_engagement_number() returns trigger language plpgsql as $$
begin
  perform note_number('engagement', 'BEGUN', new.started_at);
  return null;
end
$$;
create trigger engagements_numbered after insert on engagements for each row execute function note_engagement_number();

-- Money under way, before tax: what rounds come to until the creator has it. Its sums add up to what is under way now.
create function money_under_way(state text, net_price integer) returns bigint language sql immutable as $$
  select case when state in ('RECEIVED', 'ENDED_EARLY') then 0 else coalesce(net_price, 0) end::bigint
$$;
create function note_money() returns trigger language plpgsql as $$
declare changed bigint;
begin
  changed := case when tg_op = 'DELETE' then 0 else money_under_way(new.state, new.net_price) end
    - case when tg_op = 'INSERT' then 0 else money_under_way(old.state, old.net_price) end;
  if changed <> 0 then perform note_number('money', 'UNDER_WAY', now(), changed); end if;
  if tg_op <> 'DELETE' and new.state in ('PAID', 'RECEIVED')
    and (tg_op = 'INSERT' or old.state not in ('PAID', 'RECEIVED')) then
    perform note_number('money', 'PAID', new.paid_on::timestamp at time zone 'Asia/Tokyo', new.net_price);
  end if;
  return null;
end
$$;
create trigger engagement_rounds_numbered after insert or delete or update of state, net_price on engagement_rounds
  for each row execute function note_money();
insert into number_events (measure, key, happened_at, amount)
  select 'money', 'UNDER_WAY', now(), sum(money_under_way(state, net_price)) from engagement_rounds
  having sum(money_under_way(state, net_price)) <> 0;

create function note_mail_refusal() returns trigger language plpgsql as $$
begin
  perform note_number('mail', 'REFUSED', new.refused_at);
  return null;
end
$$;
create trigger mail_refusals_numbered after insert or update of refusals on mail_refusals
  for each row execute function note_mail_refusal();
