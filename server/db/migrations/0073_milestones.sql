-- 回: an offer for the whole may agree on several, each with its own day, amount and 支払期日.

create table official_job_offer_milestones (
  offer_id uuid not null,
  version integer not null,
  number smallint not null check (number between 1 and 12),
  title text not null check (char_length(title) between 1 and 60),
  delivery_on date not null,
  net_price integer not null check (net_price between 1 and 1000000000),
  -- Null where every month has its 締日 and 支払日.
  payment_due_on date check (payment_due_on >= delivery_on),
  primary key (offer_id, version, number),
  foreign key (offer_id, version) references official_job_offer_versions on delete restrict
);
create trigger official_job_offer_milestones_kept before update or delete on official_job_offer_milestones
  for each row execute function refuse_change();

-- What the paper calls it, and the day on which it is to be paid for where that is its own.
alter table engagement_rounds
  add column title text check (char_length(title) between 1 and 60),
  add column agreed_due_on date;
