import { creators } from '../../../demo/creators.ts';
import { demoMotivations } from '../../../demo/town/desk.ts';
import { demoBookmarks, demoFollows } from '../../../demo/town/life.ts';
import { lot } from '../../../demo/town/lots.ts';
import { dayMs, daysBefore } from '../../../demo/town/times.ts';
import { works } from '../../../demo/works.ts';
import { joinedDaysAgo, seekingSince } from './seedCreators.ts';
import { editedAt, isShown, workTimes } from './seedWorks.ts';
import { insertAll } from './sql.ts';
import { type Town, found } from './town.ts';

/** Bookmarks, follows, what followers see, and the answers to the survey. */
export async function seedLife(town: Town, staffId: string): Promise<void> {
  await seedBookmarks(town);
  await seedFollows(town);
  await seedActivities(town);
  await seedPicks(town, staffId);
  await insertAll(
    town.trx,
    'job_change_motivations',
    demoMotivations.map(([creatorKey, motivation, daysAgo]) => ({
      user_id: town.idOf(creatorKey),
      motivation,
      registered_at: daysBefore(town.now, daysAgo),
    })),
  );
}

async function seedBookmarks({ trx, now, idOf }: Town): Promise<void> {
  const since = new Map(works.map((work) => [work.key, workTimes({ now }, work).publishedAt.getTime()]));
  await insertAll(
    trx,
    'bookmarks',
    demoBookmarks().map(({ memberKey, workKey, share }) => {
      const from = found(since, workKey);
      return {
        user_id: idOf(memberKey),
        product_id: idOf(workKey),
        created_at: new Date(from + Math.floor((now.getTime() - from) * share)),
      };
    }),
  );
}

async function seedFollows({ trx, now, newId, idOf }: Town): Promise<void> {
  const oldestFirst = demoFollows().toSorted((a, b) => b.daysAgo - a.daysAgo);
  await insertAll(
    trx,
    'follows',
    oldestFirst.map(({ personKey, creatorKey, daysAgo }) => ({
      id: newId(),
      follower_id: idOf(personKey),
      followee_id: idOf(creatorKey),
      followed_at: daysBefore(now, Math.min(daysAgo, joinedDaysAgo(creatorKey) - 1)),
    })),
  );
}

async function seedActivities(town: Town): Promise<void> {
  const { trx, now, newId, idOf } = town;
  const made = works.filter(isShown).flatMap((work) => {
    const common = { user_id: idOf(work.creatorKey), product_id: idOf(work.key), job_seeking_status: null };
    const created = {
      ...common,
      type: 'CREATE_PRODUCT' as const,
      occurred_at: workTimes(town, work).publishedAt,
    };
    const touched = editedAt(town, work);
    return touched === undefined
      ? [created]
      : [created, { ...common, type: 'EDIT_PRODUCT' as const, occurred_at: touched }];
  });
  const sought = creators
    .map((creator) => ({ creator, at: seekingSince(town, creator.key) }))
    .filter(({ at }) => now.getTime() - at.getTime() < 60 * dayMs)
    .map(({ creator, at }) => ({
      user_id: idOf(creator.key),
      product_id: null,
      job_seeking_status: creator.jobSeekingStatus,
      type: 'EDIT_JOB_SEEKING_STATUS' as const,
      occurred_at: at,
    }));
  const inOrder = [...made, ...sought].toSorted((a, b) => a.occurred_at.getTime() - b.occurred_at.getTime());
  await insertAll(
    trx,
    'activities',
    inOrder.map((activity) => ({
      id: newId(),
      user_id: activity.user_id,
      type: activity.type,
      product_id: activity.product_id,
      job_seeking_status: activity.job_seeking_status,
      occurred_at: activity.occurred_at,
    })),
  );
}

/** What hangs beside the headline of the top page: the newest picks, with pictures of every proportion. */
const onTopPage = [
  '「瀬戸内 海の芸術週間」連作',
  '純喫茶の小さな燐寸箱 九軒',
  '銭湯めぐりアプリ「ゆあみ」',
  '「三つの入口」設計展',
  '装画「稜線、夕刻」',
  '神戸みなと水族館の視覚設計',
];

async function seedPicks(town: Town, staffId: string): Promise<void> {
  const { trx, now, idOf } = town;
  await insertAll(
    trx,
    'editors_picks',
    works
      .filter((work) => isShown(work) && work.editorsPick === true)
      .map((work) => {
        const out = workTimes(town, work).publishedAt.getTime();
        const place = onTopPage.indexOf(work.name);
        const picked = place >= 0 ? now.getTime() - place * 1_000 : out + lot('picked', work.key) * dayMs;
        return {
          product_id: idOf(work.key),
          reason: work.pickReason ?? work.description.slice(0, 80),
          picked_at: new Date(place >= 0 ? picked : Math.min(picked, now.getTime() - 30_000)),
          picked_by_staff_id: staffId,
        };
      })
      // The last stands first.
      .toSorted((one, other) => one.picked_at.getTime() - other.picked_at.getTime()),
  );
}
