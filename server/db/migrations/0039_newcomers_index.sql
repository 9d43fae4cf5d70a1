-- The walk through newcomers' works passes everything that a filter or a longer membership leaves out: from the index alone, without reading
-- the works. All that is included is indexed elsewhere or never changes, so that no write costs more by it.
drop index products_newbie_index;
create index products_newbie_index on products (member_at desc, id desc)
  include (author_registered_at, author_id, category_ids, industry_ids, tool_ids, author_facets)
  where member_at is not null and member_at - author_registered_at <= interval '90 days';
