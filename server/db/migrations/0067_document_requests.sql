-- Who asked for a document; nobody needs an account for one.

alter table document_requests
  add column company_name text check (char_length(company_name) <= 100),
  add column last_name text check (char_length(last_name) <= 50),
  add column first_name text check (char_length(first_name) <= 50),
  add column email text check (char_length(email) between 3 and 254),
  add column phone_number text check (phone_number ~ '^\+[1-9][0-9]{6,14}$');
