-- Every text is counted as readers count, as those of openings are: one sign may be several code points.
do $$
declare
  held record;
begin
  for held in
    select conrelid::regclass as "table", conname as name, pg_get_constraintdef(oid) as rule, parts[1] as field,
      parts[3]::integer as most
    from pg_constraint,
      regexp_match(
        pg_get_constraintdef(oid),
        '^CHECK \(+char_length\(([a-z_]+)\)( >= 1\) AND \(char_length\([a-z_]+\))? <= ([0-9]+)\)+$') as parts
    where contype = 'c' and parts is not null
      and conrelid in (
        'companies'::regclass, 'corporate_profiles'::regclass, 'leads'::regclass,
        'creator_profiles'::regclass, 'creator_skills'::regclass, 'creator_engagement_types'::regclass,
        'creator_job_profiles'::regclass, 'creator_reward_prices'::regclass,
        'products'::regclass, 'product_media'::regclass, 'product_revisions'::regclass, 'product_revision_media'::regclass,
        'product_reviews'::regclass, 'product_review_activities'::regclass)
      -- Cut to their length by the program.
      and parts[1] not in ('name_key', 'employer_key')
  loop
    execute format(
      'alter table %s drop constraint %I, add constraint %I %s',
      held."table", held.name, held.name, replace(held.rule, '<= ' || held.most, '<= ' || held.most * 4));
  end loop;
end $$;
alter table job_openings drop constraint job_openings_suspension_reason_check,
  add constraint job_openings_suspension_reason_check check (char_length(suspension_reason) between 1 and 4000);
