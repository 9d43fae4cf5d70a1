import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillEveryTable } from '../../../db/testing/testHouse.ts';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
import { mediaEffects } from '../../media/removal.ts';
import { purgeDueAccounts } from './purge.ts';
import { kept, purged } from '../gatheredSql.ts';

let api: TestApi;
/** Of each kind one, with a row in every table. */
const people = { creator: '', member: '' };
const objects = { own: '', shared: '', sent: '', exported: '' };

/** Nobody else in the database has it. */
const name = '翡翠谷';

beforeAll(async () => {
  api = await testApi();
  const { services, database, rows } = api;
  const { db, storage } = services;
  await fillEveryTable(database);
  const only = async (role: 'CREATOR_USER' | 'CORPORATE_USER') =>
    (await db.selectFrom('users').select('id').where('role', '=', role).executeTakeFirstOrThrow()).id;
  people.creator = await only('CREATOR_USER');
  people.member = await only('CORPORATE_USER');
  for (const stage of ['DECLINED', 'HIRED'] as const) await rows.entry({ creator_id: people.creator, stage });
  await writeName();

  const put = async (text: string, extension: 'webp' | 'export') =>
    (await storage.put(Buffer.from(text), extension)).key;
  const media = (key: string, owner_id: string) => rows.media({ owner_id, sha256: key.slice(0, 64) });
  objects.own = await put('of a work', 'webp');
  objects.shared = await put('of two people', 'webp');
  objects.sent = await put('sent in a room', 'webp');
  objects.exported = await put('an export', 'export');
  await media(objects.own, people.creator);
  await media(objects.shared, people.creator);
  await media(objects.shared, await rows.creator());
  const { id: room_id } = await db.selectFrom('chat_rooms').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('chat_messages')
    .values({
      id: randomUUID(),
      room_id,
      sequence: 2,
      sender_id: people.creator,
      client_id: randomUUID(),
      kind: 'MEDIA',
      media_id: await media(objects.sent, people.creator),
      send_at: testMoment,
    })
    .execute();
  await db
    .updateTable('data_exports')
    .set({
      status: 'READY',
      storage_key: objects.exported,
      ready_at: testMoment,
      expires_at: new Date('2027-01-01T00:00:00.000Z'),
    })
    .where('user_id', '=', people.creator)
    .execute();

  await db
    .updateTable('users')
    .set({ deletion_due_at: api.clock.now() })
    .where('id', 'in', Object.values(people))
    .execute();
  expect(await purgeDueAccounts(services)).toBe(2);
});
afterAll(() => api.close());

/** Where a person's words or name may stand. */
async function writeName(): Promise<void> {
  const { db } = api.services;
  const { creator, member } = people;
  await db
    .updateTable('users')
    .set({ email: `${name}@example.jp` })
    .where('id', '=', creator)
    .execute();
  await db
    .updateTable('creator_profiles')
    .set({
      last_name: name,
      first_name: name,
      first_name_kana: name,
      last_name_kana: name,
      user_name: name,
      introduction: name,
      location: name,
      hobby: name,
      gender: 'OTHER',
      phone_number: '+819000000000',
      website_url: `https://${name}.example`,
      invoice_registration_number: 'T1234567890123',
    })
    .where('user_id', '=', creator)
    .execute();
  await db.updateTable('corporate_profiles').set({ last_name: name }).where('user_id', '=', member).execute();
  await db
    .updateTable('products')
    .set({ name, description: name })
    .where('author_id', '=', creator)
    .execute();
  await db
    .updateTable('job_entries')
    .set({ entry_message: name })
    .where('creator_id', '=', creator)
    .execute();
  await db.updateTable('job_entry_answers').set({ answer_text: name }).execute();
  await db.updateTable('job_entry_notes').set({ body: name }).execute();
  await db.updateTable('job_entry_stage_changes').set({ message: name }).execute();
  await db
    .updateTable('leads')
    .set({ email: `${name.toUpperCase()}@Example.jp`, last_name: name })
    .execute();
  await db
    .updateTable('company_invitations')
    .set({ email: `${name}@example.jp` })
    .execute();
  await db.updateTable('contact_messages').set({ name, user_id: creator }).execute();
  await db.updateTable('document_requests').set({ user_id: creator, meeting_preference: name }).execute();
  await db.updateTable('saved_searches').set({ name }).execute();
  await db.updateTable('creator_bank_accounts').set({ account_holder_kana: name }).execute();
  await db.updateTable('sessions').set({ device_name: name }).execute();
}

async function tableNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(api.services.db);
  return rows.map((row) => row.name);
}

describe('every column that points at a person', () => {
  test('is purged or kept for a reason', async () => {
    const { rows } = await sql<{ place: string }>`
      select distinct con.conrelid::regclass::text || '.' || att.attname as place
      from pg_constraint as con
      join pg_attribute as att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
      where con.contype = 'f'
        and con.confrelid in ('users'::regclass, 'creator_profiles'::regclass, 'corporate_profiles'::regclass)
      order by 1`.execute(api.services.db);
    const known = [...purged, ...Object.keys(kept)];
    expect(known.toSorted()).toEqual(rows.map(({ place }) => place).toSorted());
    expect(new Set(known).size).toBe(known.length);
  });

  test.each(purged)('%s has no row of theirs', async (place) => {
    const [table = '', column = ''] = place.split('.');
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)} = any(${Object.values(people)}::uuid[])`.execute(
      api.services.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('what is left', () => {
  test('names the person nowhere but in the proof that the law wants and the last mail', async () => {
    const found: string[] = [];
    for (const table of await tableNames()) {
      const { rows } = await sql`
        select from ${sql.table(table)} as t where position(lower(${name}) in lower(t::text)) > 0
          or position('+819000000000' in t::text) > 0`.execute(api.services.db);
      if (rows.length > 0) found.push(table);
    }
    expect(found).toEqual(['outbox']);
    const mails = await api.services.db
      .selectFrom('outbox')
      .select('payload')
      .where(sql<boolean>`position(${name} in payload::text) > 0`)
      .execute();
    expect(mails).toEqual([{ payload: { template: 'accountDeleted', to: `${name}@example.jp`, data: {} } }]);
  });

  test('holds no key of whose works, rooms or profiles they looked at', async () => {
    for (const table of [
      'product_views',
      'creator_profile_views',
      'job_opening_views',
      'journal_views',
    ] as const) {
      const rows = await api.services.db
        .selectFrom(table)
        .select('viewer_key')
        .where('viewer_key', 'in', Object.values(people))
        .execute();
      expect(rows).toEqual([]);
    }
  });

  test('is an account without anything, an emptied profile, and what the other side keeps', async () => {
    const { db } = api.services;
    const users = await db
      .selectFrom('users')
      .select(['id', 'email', 'status', 'deletion_due_at'])
      .where('id', 'in', Object.values(people))
      .execute();
    expect(users.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      Object.values(people)
        .toSorted()
        .map((id) => ({ id, email: `${id}@deleted.invalid`, status: 'DELETED', deletion_due_at: null })),
    );
    const profiles = await db
      .selectFrom('creator_profiles')
      .select(['user_name', 'last_name', 'first_name', 'introduction', 'is_hidden', 'phone_number'])
      .where('user_id', '=', people.creator)
      .execute();
    expect(profiles).toEqual([
      {
        user_name: '退会したユーザー',
        last_name: '退会した',
        first_name: 'ユーザー',
        introduction: '',
        is_hidden: true,
        phone_number: null,
      },
    ]);
    const messages = await db
      .selectFrom('chat_messages')
      .select(['sender_id', 'text'])
      .orderBy('sequence')
      .execute();
    expect(messages).toEqual([
      { sender_id: people.member, text: 'はじめまして。' },
      { sender_id: people.creator, text: null },
    ]);
    const entries = await db
      .selectFrom('job_entries')
      .select(['creator_id', 'entry_message', 'stage'])
      .orderBy('stage')
      .execute();
    // Nobody waits for an answer any more; what was decided stays decided.
    expect(entries).toEqual(
      ['DECLINED', 'HIRED', 'WITHDRAWN'].map((stage) => ({
        creator_id: people.creator,
        entry_message: '',
        stage,
      })),
    );
    const steps = await db
      .selectFrom('job_entry_stage_changes')
      .select(['from_stage', 'message', 'changed_by_user_id', 'changed_at'])
      .where('to_stage', '=', 'WITHDRAWN')
      .execute();
    expect(steps).toEqual([
      { from_stage: 'NEW', message: null, changed_by_user_id: people.creator, changed_at: api.clock.now() },
    ]);
    const offers = await db.selectFrom('official_job_offer_versions').select('creator_name').execute();
    expect(offers).toEqual([{ creator_name: '早瀬 みお' }]);
    const reports = await db.selectFrom('reports').select('reporter_id').execute();
    expect(reports).toEqual([{ reporter_id: null }]);
  });

  test('of uploads is what others still see', async () => {
    const { services } = api;
    await new OutboxWorker({ ...services, handlers: mediaEffects(services) }).drain();
    const left = async (key: string) => (await services.storage.stat(key)) !== undefined;
    expect({
      own: await left(objects.own),
      shared: await left(objects.shared),
      sent: await left(objects.sent),
      exported: await left(objects.exported),
    }).toEqual({ own: false, shared: true, sent: true, exported: false });
    const owned = await services.db
      .selectFrom('media_objects')
      .select('id')
      .where('owner_id', 'in', Object.values(people))
      .execute();
    expect(owned).toEqual([]);
  });
});
