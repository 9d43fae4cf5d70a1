-- A work is searched by the colours of its card too.
drop trigger products_searched on products;
create trigger products_searched after update on products for each row
  when (old.name is distinct from new.name or old.description is distinct from new.description
    or old.design_scope is distinct from new.design_scope or old.public_at is distinct from new.public_at
    or old.member_at is distinct from new.member_at or old.category_ids is distinct from new.category_ids
    or old.industry_ids is distinct from new.industry_ids or old.tool_ids is distinct from new.tool_ids
    or old.author_facets is distinct from new.author_facets or old.palette is distinct from new.palette)
  execute function note_work_change();
insert into search_changes (kind, subject_id) select 'PRODUCT', id from products where palette <> '{}';
