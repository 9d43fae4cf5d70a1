-- Asked for by the house, for a request of disclosure: whoever of the house asked hands it over, no mail goes out.
alter table data_exports add column by_house boolean not null default false;

-- What is on its way to an address, for whoever of the house is asked about it.
create index outbox_mail_to_index on outbox ((payload ->> 'to'), created_at desc) where kind = 'mail';
