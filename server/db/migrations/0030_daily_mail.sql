-- The mail that tells a notice, kept for the mail of the day and gone with it.
alter table activity_notifications add column letter jsonb check (letter is null or mail = 'DAILY');
