/**
 * The members' feed page as one statement: $1 rows, $2 the viewer. Bookmarks are looked up per work, as ours
 * does: with `exists` PostgreSQL would read all of the viewer's.
 */
export const rawStatement = `
  select p.id, p.name, p.number, p.member_at as "memberAt",
    (select true from bookmarks b where b.user_id = $2 and b.product_id = p.id limit 1) is not null as "isBookmarked",
    json_build_object('url', '/media/' || t.storage_key, 'width', t.width, 'height', t.height, 'thumbhash', t.thumbhash) as "thumbnailImage",
    (select json_agg(json_build_object('id', m.id, 'url', '/media/' || m.storage_key, 'width', m.width, 'height', m.height, 'type', m.type) order by pm.position)
       from product_media pm join media_objects m on m.id = pm.media_id where pm.product_id = p.id) as media,
    (select json_agg(json_build_object('id', c.id, 'name', c.name) order by pc.position)
       from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id) as categories,
    json_build_object('id', a.user_id, 'profile', json_build_object('lastName', a.last_name, 'firstName', a.first_name,
      'profileImage', json_build_object('url', '/media/' || i.storage_key),
      'jobProfile', json_build_object('jobSeekingStatus', j.job_seeking_status))) as author
  from products p
  left join media_objects t on t.id = p.thumbnail_media_id
  join creator_profiles a on a.user_id = p.author_id
  left join creator_job_profiles j on j.user_id = a.user_id
  left join media_objects i on i.id = a.profile_media_id
  where p.member_at is not null
  order by p.member_at desc, p.id desc
  limit $1`;
