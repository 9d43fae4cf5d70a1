-- Words are looked for among one kind at a time: an index of all kinds had to be met with everything of the kind, 300,000 works for one page.
drop index search_documents_grams_index;
create index search_documents_product_grams_index on search_documents using gin (grams) with (fastupdate = off)
  where kind = 'PRODUCT' and audience <> 'NOBODY';
create index search_documents_creator_grams_index on search_documents using gin (grams) with (fastupdate = off)
  where kind = 'CREATOR' and audience <> 'NOBODY';
create index search_documents_job_opening_grams_index on search_documents using gin (grams) with (fastupdate = off)
  where kind = 'JOB_OPENING' and audience <> 'NOBODY';
create index search_documents_company_grams_index on search_documents using gin (grams) with (fastupdate = off)
  where kind = 'COMPANY' and audience <> 'NOBODY';
