-- 5,000 signs as readers count, also where each is a family of eleven code points.
alter table chat_messages drop constraint chat_messages_text_check,
  add constraint chat_messages_text_check check (char_length(text) between 1 and 55000);
alter table chat_scheduled_messages drop constraint chat_scheduled_messages_text_check,
  add constraint chat_scheduled_messages_text_check check (char_length(text) between 1 and 55000);
