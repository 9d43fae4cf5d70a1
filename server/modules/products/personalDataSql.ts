import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { area } from '../../lib/personalData.ts';
import { writtenDraftJson, writtenJson } from './contents/writtenSql.ts';
import type { Leaving, PersonalData } from '../../lib/personalData.ts';

async function deleteViews(trx: Transaction<Tables>, { userId }: Leaving): Promise<void> {
  await trx.deleteFrom('product_views').where('viewer_key', '=', userId).execute();
}

export const productsPersonalData = {
  areas: [
    area(
      'works.json',
      '作品(公開していないもの、審査中の変更も)',
      'products as t',
      't.author_id',
      't.id',
      `'id', t.id, ${writtenJson('t')}, 'visibility', t.visibility,
     'isPublished', t.is_published, 'firstPublishedAt', t.first_published_at, 'approvedAt', t.approved_at,
     'thumbnailMediaId', t.thumbnail_media_id,
     'media', (select coalesce(json_agg(json_build_object('mediaId', m.media_id, 'caption', m.caption) order by m.position), '[]')
       from product_media as m where m.product_id = t.id),
     'thumbnailCrop', t.thumbnail_crop,
     'change', (select json_build_object(${writtenJson('r')}, 'thumbnailMediaId', r.thumbnail_media_id,
       'media', (select coalesce(json_agg(json_build_object('mediaId', m.media_id, 'caption', m.caption) order by m.position), '[]')
         from product_revision_media as m where m.revision_id = r.id),
       'editedAt', r.edited_at) from product_revisions as r where r.product_id = t.id),
     'review', (select json_build_object('status', r.current_review_status, 'rejectReason', r.reject_reason,
       'history', (select coalesce(json_agg(json_build_object('status', a.review_status, 'rejectReason', a.reject_reason,
         'at', a.activity_at) order by a.activity_at, a.id), '[]')
         from product_review_activities as a where a.review_id = r.id))
       from product_reviews as r where r.product_id = t.id),
     'allowedCompanies', (select coalesce(json_agg(c.name order by c.name), '[]')
       from product_allowed_companies as a join companies as c on c.id = a.company_id where a.product_id = t.id),
     'shareLinks', (select coalesce(json_agg(json_build_object('createdAt', l.created_at, 'expiresAt', l.expires_at,
       'revokedAt', l.revoked_at) order by l.created_at, l.id), '[]')
       from product_share_links as l where l.product_id = t.id),
     'viewsByDay', (select coalesce(json_agg(json_build_object('day', d.day, 'views', d.views) order by d.day), '[]')
       from product_daily_views as d where d.product_id = t.id),
     'bookmarksCount', t.bookmarks_count, 'viewsCount', t.views_count, 'createdAt', t.created_at, 'editedAt', t.edited_at`,
    ),
    area(
      'work-drafts.json',
      '書きかけの作品',
      'product_drafts as t',
      't.author_id',
      't.id',
      `'id', t.id, ${writtenDraftJson('t.content')}, 'media', t.content -> 'media', 'thumbnailMediaId', t.content -> 'sourceId',
     'thumbnailCrop', t.content -> 'crop', 'visibility', t.content -> 'visibility', 'isPublished', t.content -> 'isPublished',
     'allowedCompanies', (select coalesce(json_agg(c.name order by c.name), '[]') from companies as c
       where c.id in (select value::uuid from jsonb_array_elements_text(t.content -> 'companyIds'))),
     'createdAt', t.created_at, 'editedAt', t.edited_at`,
    ),
    area(
      'bookmarks.json',
      '保存した作品',
      'bookmarks as t join products as p on p.id = t.product_id',
      't.user_id',
      't.product_id',
      `'productId', t.product_id, 'name', p.name, 'bookmarkedAt', t.created_at`,
    ),
  ],
  purged: ['bookmarks.user_id', 'product_drafts.author_id', 'products.author_id'],
  kept: {},
  empty: deleteViews,
} as const satisfies PersonalData;
