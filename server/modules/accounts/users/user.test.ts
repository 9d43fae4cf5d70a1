import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function me(userId: string, fields: string): Promise<unknown> {
  const { data, errors } = await api.post(`{ me { ${fields} } }`, {}, userId);
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.['me'];
}

describe('what is unread', () => {
  test('a message in a room of the viewer’s', async () => {
    const creator = await api.rows.creator();
    const room = await api.rows.room({ creator_id: creator });
    const { db } = api.services;
    expect(await me(creator, 'hasUnreadMessage')).toEqual({ hasUnreadMessage: false });
    await db.updateTable('chat_rooms').set({ last_sequence: 1 }).where('id', '=', room).execute();
    const unread = () => me(creator, 'hasUnreadMessage unreadRoomsCount');
    expect(await unread()).toEqual({ hasUnreadMessage: true, unreadRoomsCount: 1 });
    const member = db.updateTable('chat_members').where('room_id', '=', room).where('user_id', '=', creator);
    await member.set({ is_muted: true }).execute();
    expect(await unread()).toEqual({ hasUnreadMessage: false, unreadRoomsCount: 0 });
    await member.set({ is_muted: false, is_request: true }).execute();
    expect(await unread()).toEqual({ hasUnreadMessage: false, unreadRoomsCount: 0 });
  });

  test('a notice of the activity around the viewer, and only one that is shown in the app', async () => {
    const creator = await api.rows.creator();
    const product_id = await api.rows.product({ author_id: creator });
    const notice = (in_app: boolean) =>
      api.services.db
        .insertInto('activity_notifications')
        .values({
          id: api.services.newId(),
          user_id: creator,
          type: 'PRODUCT_REVIEW',
          product_id,
          in_app,
          sent_at: api.clock.now(),
        })
        .execute();
    await notice(false);
    expect(await me(creator, 'hasUnreadNotification')).toEqual({ hasUnreadNotification: false });
    await notice(true);
    expect(await me(creator, 'hasUnreadNotification')).toEqual({ hasUnreadNotification: true });
  });

  test('a word of the house to the viewer’s kind, published since they are here', async () => {
    const { db, newId, clock } = api.services;
    const [creator, member] = [await api.rows.creator(), await api.rows.member()];
    const late = await api.rows.creator({
      user_id: await api.rows.user({ created_at: new Date(clock.now().getTime() + 60_000) }),
    });
    const unread = async () =>
      Promise.all(
        [creator, member, late].map(async (id) => JSON.stringify(await me(id, 'hasUnreadNotification'))),
      );
    const [yes, no] = ['{"hasUnreadNotification":true}', '{"hasUnreadNotification":false}'];
    const tell = async (audience: 'COMPANIES' | 'CREATORS', publish_at: Date) => {
      const id = newId();
      await db
        .insertInto('platform_notifications')
        .values({
          id,
          action_type: 'INFORMATION',
          content: 'お知らせ',
          audience,
          publish_at,
          created_at: clock.now(),
        })
        .execute();
      return id;
    };
    await tell('CREATORS', new Date(clock.now().getTime() + 3_600_000));
    expect(await unread()).toEqual([no, no, no]);
    const id = await tell('CREATORS', clock.now());
    expect(await unread()).toEqual([yes, no, no]);
    await db
      .insertInto('platform_notification_reads')
      .values({ user_id: creator, notification_id: id, read_at: clock.now() })
      .execute();
    expect(await unread()).toEqual([no, no, no]);
    await tell('COMPANIES', clock.now());
    expect(await unread()).toEqual([no, yes, no]);
    await db.deleteFrom('platform_notifications').execute();
  });
});

describe('who one is', () => {
  const fields =
    'followersCount hasRegisteredJobChangeMotivation algoliaApiKey profile { __typename } company { name } creator { __typename }';

  test('a creator has a private profile and a public face', async () => {
    const creator = await api.rows.creator();
    expect(await me(creator, fields)).toEqual({
      followersCount: 0,
      hasRegisteredJobChangeMotivation: false,
      algoliaApiKey: null,
      profile: { __typename: 'PrivateCreatorProfile' },
      company: null,
      creator: { __typename: 'CreatorUser' },
    });
  });

  test('somebody of a company acts for it', async () => {
    const member = await api.rows.member({ company_id: await api.rows.company({ name: '灯台舎' }) });
    expect(await me(member, fields)).toMatchObject({
      profile: { __typename: 'PrivateCorporateProfile' },
      company: { name: '灯台舎' },
      creator: null,
    });
  });

  test('before the profile step there is none', async () => {
    const user = await api.rows.user({ registration_step: 'PROFILE' });
    expect(await me(user, fields)).toMatchObject({ profile: null, company: null, creator: null });
  });

  test('followers are counted', async () => {
    const [creator, follower] = [await api.rows.creator(), await api.rows.member()];
    await api.services.db
      .insertInto('follows')
      .values({
        id: api.services.newId(),
        follower_id: follower,
        followee_id: creator,
        followed_at: api.clock.now(),
      })
      .execute();
    expect(await me(creator, 'followersCount')).toEqual({ followersCount: 1 });
  });
});
