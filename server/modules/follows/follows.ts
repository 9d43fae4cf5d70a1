import { after, batched } from '../../lib/batch.ts';
import type { Context } from '../../lib/context.ts';
import { DomainError } from '../../lib/errors.ts';
import { connection } from '../../lib/paging.ts';
import type { CountedConnection, KeysetPage } from '../../lib/paging.ts';
import { hasRole } from '../../lib/viewer.ts';
import type { UserViewer, Viewer } from '../../lib/viewer.ts';
import { knownPerson } from '../companies/members/people.ts';
import type { PersonRow } from '../companies/members/peopleSql.ts';
import { companyOf } from '../companies/members/people.ts';
import { noteFollowUsed } from '../companies/members/profiles.ts';
import { forgetCreator, visibleCreator } from '../creators/profiles/creators.ts';
import type { CreatorRow } from '../creators/profiles/sql.ts';
import { memberScope } from '../viewer/visibility.ts';
import { notify } from '../notices/notices.ts';
import * as sql from './sql.ts';
import type { FollowRow } from './sql.ts';

/** Who follows creators: recruiters from outside act for others. */
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

/** Whom the viewer follows, newest first; nobody for a creator. */
export function followees(context: Context, page: KeysetPage): Promise<CountedConnection<FollowRow>> {
  return listed(context, 'followees', page);
}

/** Who follows the viewer, newest first; nobody for people of companies. */
export function followers(context: Context, page: KeysetPage): Promise<CountedConnection<FollowRow>> {
  return listed(context, 'followers', page);
}

/** Whom the account follows creators for; 0 for a creator. */
export async function followeesTotal({ services }: Context, userId: string): Promise<number> {
  return (await sql.followTotals(services.db, userId)).followees;
}

const followedLoader = batched<string, true>(async ({ services, viewer }, creatorIds) => {
  if (!mayFollow(viewer)) return new Map();
  const followed = await sql.followedAmong(services.db, viewer.userId, creatorIds);
  return new Map(followed.map((id) => [id, true]));
});

/** Whether the viewer follows the creator; nothing is asked of the database for whoever cannot. */
export function isFollowed(context: Context, creatorId: string): boolean | Promise<boolean> {
  return mayFollow(context.viewer)
    ? after(followedLoader(context).load(creatorId), (followed) => followed === true)
    : false;
}

const notFound = () => new DomainError('UserNotFoundError', 'クリエイターが見つかりません。');

/** The two ends of a follow that the viewer sees: in every list and answer both are there. */
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

/** Follows a creator whom the viewer may see, and tells them so. */
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
      // Following again after having stopped is no news.
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

/** Somebody who is no longer to be seen can be let go of all the same. */
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

/** After a write in this request: what is answered is what now stands. */
function forgetFollow(context: Context, creatorId: string): void {
  followedLoader(context).clear(creatorId);
  forgetCreator(context, creatorId);
}
