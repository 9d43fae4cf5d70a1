create index chat_members_requests_index on chat_members (user_id, last_message_at desc, room_id desc) where is_request;
