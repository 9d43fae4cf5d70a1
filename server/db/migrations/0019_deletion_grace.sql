-- An account whose owner asked for its deletion: until then they may change their mind.
alter table users add column deletion_due_at timestamptz(3);
create index users_deletion_due_index on users (deletion_due_at) where deletion_due_at is not null;
