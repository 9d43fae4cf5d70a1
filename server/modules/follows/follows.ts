import { after, batched } from '../../lib/request/batch.ts';
import type { Context } from '../../lib/request/context.ts';
import { DomainError } from '../../lib/request/errors.ts';
import { connection } from '../../lib/request/paging.ts';
import type { CountedConnection, KeysetPage } from '../../lib/request/paging.ts';
import { hasRole } from '../../lib/request/viewer.ts';
import type { UserViewer, Viewer } from '../../lib/request/viewer.ts';
import { knownPerson } from '../companies/members/people.ts';
import type { PersonRow } from '../companies/members/peopleSql.ts';
import { companyOf } from '../companies/members/people.ts';
import { noteFollowUsed } from '../companies/members/profiles.ts';
import { forgetCreator, visibleCreator } from '../creators/profiles/creators.ts';
import type { CreatorRow } from '../creators/profiles/sql.ts';
import { memberScope, scopeOf } from '../viewer/visibility.ts';
import { notify } from '../notices/notices.ts';
import * as sql from './sql.ts';
import type { FollowRow } from './sql.ts';

/** Not recruiters, who act for others. */
export const followerRoles = ['CORPORATE_USER', 'CORPORATE_AGENT'] as const;

const mayFollow = (viewer: Viewer): viewer is UserViewer =>
  viewer.kind === 'user' && hasRole(viewer, ...followerRoles);

function follower({ viewer }: Context): UserViewer {
  if (mayFollow(viewer)) return viewer;
  throw new DomainError('ForbiddenError', 'フォローできるのは、会社の管理者と担当者だけです。');
}

async function listed(
  context: Context,
  side: 'followees' | 'followers',
  page: KeysetPage,
): Promise<CountedConnection<FollowRow>> {
  const { db } = context.services;
  const scope = memberScope(context.viewer);
  const rows = await sql.follows(db, side, page, scope);
  return {
    ...connection(page, rows, ({ followedAt, id }) => ({ at: followedAt, id })),
    total: async () => (await sql.followTotals(db, scope.viewerId))[side],
  };
}

/** Newest first; empty for creators. */
export function followees(context: Context, page: KeysetPage): Promise<CountedConnection<FollowRow>> {
  return listed(context, 'followees', page);
}

/** Newest first; empty for people of companies. */
export function followers(context: Context, page: KeysetPage): Promise<CountedConnection<FollowRow>> {
  return listed(context, 'followers', page);
}

/** 0 for creators. */
export async function followeesTotal({ services }: Context, userId: string): Promise<number> {
  return (await sql.followTotals(services.db, userId)).followees;
}

/** Beyond so many people their companies are not counted. */
const mostCounted = 1_000;

/** Of how many companies the viewer's followers are; of nobody else's. */
export async function companiesFollowing(
  { services, viewer }: Context,
  userId: string,
): Promise<number | null> {
  const scope = scopeOf(viewer);
  if (scope?.viewerId !== userId) return 0;
  const { people, companies } = await sql.companiesOfFollowers(services.db, scope, mostCounted + 1);
  return people > mostCounted ? null : companies;
}

const followedLoader = batched<string, true>(async ({ services, viewer }, creatorIds) => {
  if (!mayFollow(viewer)) return new Map();
  const followed = await sql.followedAmong(services.db, viewer.userId, creatorIds);
  return new Map(followed.map((id) => [id, true]));
});

/** Skips the database for those who cannot follow. */
export function isFollowed(context: Context, creatorId: string): boolean | Promise<boolean> {
  return mayFollow(context.viewer)
    ? after(followedLoader(context).load(creatorId), (followed) => followed === true)
    : false;
}

const notFound = () => new DomainError('UserNotFoundError', 'クリエイターが見つかりません。');

/** The ends of a follow are always visible where the follow itself is. */
export async function followeeOf(context: Context, { followeeId }: FollowRow): Promise<CreatorRow> {
  const creator = await visibleCreator(context, followeeId);
  if (!creator) throw new Error(`The creator ${followeeId} of a follow that is shown is not visible.`);
  return creator;
}

export async function followerOf(context: Context, { followerId }: FollowRow): Promise<PersonRow> {
  const person = await knownPerson(context, followerId);
  if (!person) throw new Error(`The person ${followerId} of a follow that is shown is not known.`);
  return person;
}

export async function follow(context: Context, creatorId: string | undefined): Promise<FollowRow> {
  const { services } = context;
  const viewer = follower(context);
  const creator = creatorId === undefined ? null : await visibleCreator(context, creatorId);
  const person = await knownPerson(context, viewer.userId);
  if (!creator || !person) throw notFound();
  const company = await companyOf(context, person);
  const row: FollowRow = {
    id: services.newId(),
    followerId: viewer.userId,
    followeeId: creator.key,
    followedAt: services.clock.now(),
  };
  await services.db.transaction().execute(async (trx) => {
    if (!(await sql.insertFollow(trx, row)))
      throw new DomainError('UserHasAlreadyFollowedError', 'このクリエイターはすでにフォローしています。');
    await noteFollowUsed(context, trx, viewer.userId);
    await notify(trx, services, {
      userId: creator.key,
      type: 'FOLLOW_RECEIVED',
      actorId: viewer.userId,
      // Following again is no news.
      dedupeKey: `follow ${viewer.userId}`,
      letter: (to) => ({
        template: 'followReceived',
        to,
        data: { followerName: `${person.lastName} ${person.firstName}`, companyName: company.name },
      }),
    });
  });
  forgetFollow(context, creator.key);
  return row;
}

/** Works for creators who are no longer visible, too. */
export async function unfollow(
  context: Context,
  creatorId: string | undefined,
): Promise<{ readonly unfollowedId: string; readonly creator: CreatorRow | null }> {
  const viewer = follower(context);
  if (creatorId === undefined) throw notFound();
  const unfollowedId = await sql.deleteFollow(context.services.db, viewer.userId, creatorId);
  if (unfollowedId === undefined) {
    throw (await visibleCreator(context, creatorId))
      ? new DomainError('UserDidNotFollowError', 'このクリエイターはフォローしていません。')
      : notFound();
  }
  forgetFollow(context, creatorId);
  return { unfollowedId, creator: await visibleCreator(context, creatorId) };
}

/** After a write in this request, so that the answer shows the new state. */
function forgetFollow(context: Context, creatorId: string): void {
  followedLoader(context).clear(creatorId);
  forgetCreator(context, creatorId);
}
