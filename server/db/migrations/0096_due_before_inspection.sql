-- 支払期日 waits for no inspection: what was received and is not paid is looked for by its day.
drop index engagement_rounds_due_index;
create index engagement_rounds_due_index on engagement_rounds (pay_by) where state in ('DELIVERED', 'ACCEPTED', 'INVOICED');
