import { creators } from '../../../demo/creators.ts';
import { demoCompanies } from '../../../demo/town/companies.ts';
import { lot } from '../../../demo/town/lots.ts';
import { demoOpenings } from '../../../demo/town/openings.ts';
import { minuteMs } from '../../../demo/town/times.ts';
import { factsOf } from '../../../demo/town/workFacts.ts';
import type { DemoWork } from '../../../demo/types.ts';
import { works } from '../../../demo/works.ts';
import { joinedDaysAgo } from './seedCreators.ts';
import { joinedAt } from './seedCompanies.ts';
import { type Row, insertAll } from './sql.ts';
import { type Town, found, oldestFirst } from './town.ts';

const hourMs = 60 * minuteMs;

interface Shown {
  readonly file: string;
  readonly ownerKey: string;
  readonly work?: DemoWork;
  /** Of a film: the file of the picture before it, which comes earlier in the list. */
  readonly poster?: string;
}

/** Every picture and film that the town shows, with the user it belongs to. */
export function pictures(): Shown[] {
  return [
    ...creators.map(({ key, avatar }) => ({ file: avatar, ownerKey: key })),
    ...demoCompanies.flatMap(({ key }) =>
      [`logo-${key}.webp`, `cover-${key}.webp`].map((file) => ({ file, ownerKey: ownerOf(key) })),
    ),
    ...demoOpenings.map(({ key, companyKey }) => ({
      file: `cover-${key}.webp`,
      ownerKey: ownerOf(companyKey),
    })),
    ...works.flatMap((work) =>
      work.media.flatMap(({ file, film }): Shown[] => {
        const owned = { ownerKey: work.creatorKey, work };
        return film === undefined
          ? [{ file, ...owned }]
          : [
              { file, ...owned },
              { file: film, poster: file, ...owned },
            ];
      }),
    ),
  ];
}

/** The first person of a company. */
const ownerOf = (companyKey: string): string => `${companyKey}-1`;

export async function seedMedia(town: Town): Promise<void> {
  const joined = new Map([
    ...creators.map(({ key }): [string, Date] => [
      key,
      new Date(town.now.getTime() - joinedDaysAgo(key) * 24 * hourMs),
    ]),
    ...demoCompanies.flatMap((company) =>
      company.people.map((person): [string, Date] => [person.key, joinedAt(town, company, person)]),
    ),
  ]);
  const rows: Row<'media_objects'>[] = [];
  for (const { file, ownerKey, work, poster } of pictures()) {
    if (town.mediaIds.has(file)) continue;
    const facts = found(town.stored, file);
    const id = town.newId();
    town.mediaIds.set(file, id);
    rows.push({
      id,
      owner_id: town.idOf(ownerKey),
      type: poster === undefined ? 'IMAGE' : 'VIDEO',
      sha256: facts.sha256,
      extension: facts.extension,
      byte_size: facts.size,
      width: facts.width,
      height: facts.height,
      thumbhash: poster === undefined ? facts.thumbhash : found(town.stored, poster).thumbhash,
      palette: [...facts.palette],
      poster_media_id: poster === undefined ? null : found(town.mediaIds, poster),
      created_at: work === undefined ? found(joined, ownerKey) : workTimes(town, work).createdAt,
    });
  }
  await insertAll(town.trx, 'media_objects', rows);
}

export interface WorkTimes {
  readonly createdAt: Date;
  readonly approvedAt: Date;
  readonly publishedAt: Date;
}

/** A work is written, looked at within two working days, and comes out the moment its words say. */
export function workTimes({ now }: Pick<Town, 'now'>, work: DemoWork): WorkTimes {
  const publishedAt = new Date(now.getTime() - (work.publishedDaysAgo * 1440 + work.minutes) * minuteMs);
  const approvedAt = new Date(publishedAt.getTime() - (4 + lot('approved', work.key) * 50) * minuteMs);
  const createdAt = new Date(approvedAt.getTime() - (3 + lot('created', work.key) * 38) * hourMs);
  return { createdAt, approvedAt, publishedAt };
}

export function isShown({ published, review }: DemoWork): boolean {
  return published && review === 'APPROVED';
}

/** Works that were touched up after they came out: they stand in followers' timelines a second time. */
export function editedAt(town: Pick<Town, 'now'>, work: DemoWork): Date | undefined {
  const isTouchedUp = isShown(work) && work.publishedDaysAgo > 20 && lot('edited', work.key) < 0.08;
  return isTouchedUp
    ? new Date(town.now.getTime() - (0.3 + lot('edit', work.key) * 14) * 24 * hourMs)
    : undefined;
}

export async function seedWorks(town: Town): Promise<void> {
  const { trx, idOf, mediaIds } = town;
  await insertAll(
    trx,
    'products',
    oldestFirst().map((work) => {
      const { createdAt, approvedAt, publishedAt } = workTimes(town, work);
      const thumbnail = work.media[work.thumbnailIndex] ?? work.media[0];
      return {
        id: idOf(work.key),
        author_id: idOf(work.creatorKey),
        name: work.name,
        description: work.description,
        design_scope: work.designScope,
        ...factsOf(work),
        thumbnail_media_id: thumbnail === undefined ? null : found(mediaIds, thumbnail.file),
        is_published: work.published,
        first_published_at: work.published ? publishedAt : null,
        approved_at: work.review === 'APPROVED' ? approvedAt : null,
        shuffle_key: Math.floor(lot('shuffle', work.key) * 2 ** 31),
        created_at: createdAt,
        edited_at: editedAt(town, work) ?? createdAt,
      };
    }),
  );
  await insertAll(
    trx,
    'product_media',
    works.flatMap((work) =>
      work.media.map(({ file, film, caption }, position) => ({
        product_id: idOf(work.key),
        media_id: found(mediaIds, film ?? file),
        position,
        caption: caption ?? '',
      })),
    ),
  );
  await seedFacets(town);
  await seedReviews(town);
}

async function seedFacets({ trx, idOf, category, industry, tools }: Town): Promise<void> {
  await insertAll(
    trx,
    'product_categories',
    works.flatMap(({ key, categories }) =>
      categories.map((name, position) => ({ product_id: idOf(key), category_id: category(name), position })),
    ),
  );
  await insertAll(
    trx,
    'product_industries',
    works.flatMap(({ key, industries }) =>
      industries.map((name, position) => ({ product_id: idOf(key), industry_id: industry(name), position })),
    ),
  );
  await insertAll(
    trx,
    'product_tools',
    works.flatMap((work) =>
      work.tools
        .flatMap((name) => tools.get(name) ?? [])
        .map((toolId, position) => ({ product_id: idOf(work.key), tool_id: toolId, position })),
    ),
  );
}

async function seedReviews(town: Town): Promise<void> {
  const { trx, newId, idOf } = town;
  const reviews = works.map((work) => ({ work, id: newId(), ...workTimes(town, work) }));
  await insertAll(
    trx,
    'product_reviews',
    reviews.map(({ work, id, createdAt, approvedAt }) => ({
      id,
      product_id: idOf(work.key),
      current_review_status: work.review,
      reject_reason: rejectReasonOf(work),
      last_review_activity_at: work.review === 'IN_PROGRESS' ? createdAt : approvedAt,
    })),
  );
  await insertAll(
    trx,
    'product_review_activities',
    reviews.flatMap(({ work, id, createdAt, approvedAt }): Row<'product_review_activities'>[] => {
      const begun = {
        id: newId(),
        review_id: id,
        review_status: 'IN_PROGRESS',
        reject_reason: null,
        activity_at: createdAt,
      } as const;
      if (work.review === 'IN_PROGRESS') return [begun];
      return [
        begun,
        {
          id: newId(),
          review_id: id,
          review_status: work.review,
          reject_reason: rejectReasonOf(work),
          activity_at: approvedAt,
        },
      ];
    }),
  );
}

function rejectReasonOf({ review, rejectReason }: DemoWork): string | null {
  if (review !== 'REJECTED') return null;
  return (
    rejectReason ?? '画像に第三者の権利が含まれる可能性があります。使用の許しが分かる説明を添えてください。'
  );
}
