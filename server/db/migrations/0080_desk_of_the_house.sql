-- What reviewers decided lately, for the house's first page: by the day alone, never by counting every step there was.
create index product_review_activities_decided_index on product_review_activities (activity_at desc)
  where review_status <> 'IN_PROGRESS';
