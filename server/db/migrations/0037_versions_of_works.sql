-- Counts an author's saves, so that a form built on an older one is told before it writes over a newer one.
alter table products add column version integer not null default 1;
