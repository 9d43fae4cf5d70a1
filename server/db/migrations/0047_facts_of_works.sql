-- Whom a work was made for, when, with how much time, and roughly what such a work costs: where its author says so.
alter table products
  add column client_name text not null default '' check (char_length(client_name) <= 240),
  add column period text not null default '' check (char_length(period) <= 240),
  add column workload text not null default '' check (char_length(workload) <= 240),
  add column guide_price_min integer check (guide_price_min between 1 and 100000000),
  add column guide_price_max integer check (guide_price_max between 1 and 100000000),
  add check (guide_price_min <= guide_price_max);
alter table product_revisions
  add column client_name text not null default '' check (char_length(client_name) <= 240),
  add column period text not null default '' check (char_length(period) <= 240),
  add column workload text not null default '' check (char_length(workload) <= 240),
  add column guide_price_min integer check (guide_price_min between 1 and 100000000),
  add column guide_price_max integer check (guide_price_max between 1 and 100000000),
  add check (guide_price_min <= guide_price_max);
