-- When somebody showed on this device once more who they are, by whatever means.
alter table sessions rename column password_confirmed_at to confirmed_at;
