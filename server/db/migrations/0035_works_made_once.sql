-- The form names the work that it makes: sent again because an answer was lost, it makes no second one.

alter table products add column client_id uuid;
create unique index products_of_client_index on products (author_id, client_id) where client_id is not null;
