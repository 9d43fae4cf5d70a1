-- Prefecture, city, street and building, each at its longest, are more than 200.
alter table companies drop constraint companies_location_check;
alter table companies add constraint companies_location_check check (char_length(location) <= 400);
