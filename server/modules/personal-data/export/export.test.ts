import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { decodeGlobalId } from '../../../lib/request/globalId.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
import { mediaEffects } from '../../media/removal.ts';
import { deliveredMails } from '../../mail/testing.ts';
import { openExport } from './export.ts';
import { exportEffects, sweepExports } from './exportBuild.ts';

let api: TestApi;
let passwordHash: string;
const password = '雨の日の余白は広い';
beforeAll(async () => {
  api = await testApi();
  passwordHash = await hash(password);
});
afterAll(() => api.close());

async function person(): Promise<string> {
  const id = await api.rows.creator();
  await api.services.db
    .insertInto('password_credentials')
    .values({ user_id: id, password_hash: passwordHash, changed_at: testMoment })
    .execute();
  return id;
}

const request = `mutation { requestDataExport {
  user { latestDataExport { id status url byteSize requestedAt readyAt expiresAt } }
  errors { __typename message ... on UserInputInvalidError { field } ... on RateLimitExceededError { retryAt } } } }`;
const latest = '{ me { latestDataExport { id status url byteSize expiresAt } } }';

async function ask(id: string): Promise<string> {
  await api.confirm(id);
  const { data } = await api.post(request, {}, id);
  return JSON.stringify(data);
}

async function work(): Promise<void> {
  const { services } = api;
  const handlers = { ...exportEffects(services), ...mediaEffects(services) };
  await new OutboxWorker({ ...services, handlers }).drain();
}

async function rowOf(userId: string) {
  return api.services.db
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .executeTakeFirstOrThrow();
}

async function unpacked(
  storageKey: string,
): Promise<{ files: string[]; read: (path: string) => Promise<string> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tsumugi-export-'));
  const bytes = await api.services.storage.readAll(storageKey);
  await writeFile(join(folder, 'data.zip'), bytes ?? '');
  // A program of somebody else, so that we do not only understand ourselves.
  await promisify(execFile)('python3', ['-c', unzip, join(folder, 'data.zip'), join(folder, 'out')]);
  const found = await readdir(join(folder, 'out'), { recursive: true });
  return {
    files: found.filter((path) => path.includes('.')).toSorted(),
    read: (path) => readFile(join(folder, 'out', path), 'utf8'),
  };
}
const unzip =
  'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])';

describe('an export', () => {
  test('is asked for, made, announced, and expires with its file', async () => {
    const id = await person();
    const { services } = api;
    await api.confirm(id);
    const { data } = await api.post(request, {}, id);
    expect(data).toMatchObject({
      requestDataExport: { user: { latestDataExport: { status: 'REQUESTED', url: null } }, errors: [] },
    });
    await work();
    const row = await rowOf(id);
    const ready = await api.post(latest, {}, id);
    expect(ready.data).toMatchObject({
      me: {
        latestDataExport: {
          status: 'READY',
          url: expect.stringMatching(/^\/exports\/dataExport_[\w-]{22}$/),
          byteSize: row.byte_size,
          expiresAt: new Date(api.clock.now().getTime() + 7 * 86_400_000).toISOString(),
        },
      },
    });
    const [mail] = await deliveredMails(services);
    expect(mail?.to).toBe(`${id}@example.jp`);
    expect(mail?.links).toContain(`${services.config.publicOrigin}/settings/account#data`);

    api.clock.advance(7 * 86_400_000);
    expect((await api.post(latest, {}, id)).data).toEqual({ me: { latestDataExport: null } });
    await sweepExports(services);
    await work();
    expect(await services.storage.stat(row.storage_key ?? '')).toBeUndefined();
  });

  test('holds everything of the person, and nothing of another', async () => {
    const { services, rows } = api;
    const { db, storage } = services;
    const id = await person();
    const other = await rows.creator({ user_name: '別の人' });
    await db
      .updateTable('creator_profiles')
      .set({ introduction: '「余白」と髙島屋が好きです。\n"引用"', phone_number: '+819012345678' })
      .where('user_id', '=', id)
      .execute();
    await db
      .insertInto('creator_bank_accounts')
      .values({
        user_id: id,
        bank_code: '0001',
        bank_name: '灯銀行',
        branch_code: '001',
        branch_name: '本店',
        account_type: 'ORDINARY',
        account_number_encrypted: 'SECRET-SECRET',
        account_number_end: '567',
        account_holder_kana: 'ハヤセ ミオ',
        registered_at: testMoment,
      })
      .execute();
    const stored = await storage.put(Buffer.from('the bytes of a picture'), 'webp');
    const media = async (row: { filename?: string }) =>
      rows.media({ owner_id: id, sha256: stored.key.slice(0, 64), byte_size: stored.size, ...row });
    const picture = await media({});
    await media({ filename: '見積もり/最終版?.webp' });
    await media({ filename: '../../見積もり_最終版_.webp' });
    await rows.media({ owner_id: id });
    const work1 = await rows.product({ author_id: id, name: '夜の待合室', description: '下書きの説明' });
    await db
      .insertInto('product_media')
      .values({ product_id: work1, media_id: picture, position: 0 })
      .execute();
    await rows.product({ author_id: other, name: '別の人の作品' });
    const room = await rows.room({ creator_id: id });
    await db
      .insertInto('chat_messages')
      .values(
        Array.from({ length: 1203 }, (_, index) => ({
          id: randomUUID(),
          room_id: room,
          sequence: index + 1,
          sender_id: index % 3 === 2 ? other : id,
          client_id: randomUUID(),
          kind: 'PLAIN' as const,
          text: `${index % 3 === 2 ? '相手' : '自分'}の言葉 ${index}`,
          send_at: testMoment,
        })),
      )
      .execute();
    await ask(id);
    await work();

    const { storage_key: key } = await rowOf(id);
    const { files, read } = await unpacked(key ?? '');
    expect(files).toContain('README.txt');
    expect(await read('README.txt')).toContain('自分が送ったメッセージ');
    const json = async (path: string): Promise<unknown> => JSON.parse(await read(path));
    expect(await json('account.json')).toMatchObject([{ email: `${id}@example.jp`, role: 'CREATOR_USER' }]);
    expect(await json('profile.json')).toMatchObject([
      { introduction: '「余白」と髙島屋が好きです。\n"引用"', phoneNumber: '+819012345678' },
    ]);
    expect(await json('bank_account.json')).toMatchObject([{ bankName: '灯銀行', accountNumberEnd: '567' }]);
    expect(await json('works.json')).toMatchObject([
      { name: '夜の待合室', description: '下書きの説明', media: [{ mediaId: picture }] },
    ]);
    expect(await json('messages.json')).toHaveLength(802);
    expect(await json('reports.json')).toEqual([]);
    expect(await json('media.json')).toHaveLength(4);
    expect(files.filter((path) => path.startsWith('media/'))).toEqual([
      'media/__.._見積もり_最終版_.webp',
      'media/夜の待合室.webp',
      'media/見積もり_最終版_.webp',
    ]);
    expect(await read('media/夜の待合室.webp')).toBe('the bytes of a picture');
    const whole = (await Promise.all(files.map(read))).join('\n');
    for (const foreign of ['SECRET', '別の人', '相手の言葉', passwordHash, stored.key]) {
      expect(whole).not.toContain(foreign);
    }
  });

  test('of every area can be made for a company’s person too, with what they wrote of candidates and to them', async () => {
    const id = await api.rows.member();
    const colleague = await api.rows.member();
    const entry_id = await api.rows.entry();
    for (const [author, words] of [
      [id, '自分'],
      [colleague, '別の担当'],
    ] as const) {
      await api.services.db
        .insertInto('job_entry_notes')
        .values({
          id: randomUUID(),
          entry_id,
          author_id: author,
          body: `${words}のメモ`,
          created_at: testMoment,
          edited_at: testMoment,
        })
        .execute();
      await api.services.db
        .insertInto('job_entry_stage_changes')
        .values(
          [`${words}の見送り`, null].map((message) => ({
            id: randomUUID(),
            entry_id,
            from_stage: 'NEW',
            to_stage: 'DECLINED',
            message,
            changed_by_user_id: author,
            changed_at: testMoment,
          })),
        )
        .execute();
    }
    await api.services.db
      .insertInto('follows')
      .values({
        id: randomUUID(),
        follower_id: id,
        followee_id: await api.rows.creator({ last_name: '早瀬', first_name: 'みお', user_name: 'hayase' }),
        followed_at: testMoment,
      })
      .execute();
    await api.services.db
      .insertInto('password_credentials')
      .values({ user_id: id, password_hash: passwordHash, changed_at: testMoment })
      .execute();
    await ask(id);
    await work();
    const { status, storage_key: key } = await rowOf(id);
    expect(status).toBe('READY');
    const { read } = await unpacked(key ?? '');
    expect(JSON.parse(await read('follows.json'))).toMatchObject([
      { lastName: '早瀬', firstName: 'みお', userName: 'hayase' },
    ]);
    expect(JSON.parse(await read('corporate_profile.json'))).toMatchObject([
      { lastName: '丹羽', membership: { company: '株式会社灯台舎', role: 'CORPORATE_USER' } },
    ]);
    const of = { company: '株式会社灯台舎', jobOpening: expect.any(String) };
    expect(JSON.parse(await read('candidate_notes.json'))).toMatchObject([{ ...of, body: '自分のメモ' }]);
    expect(JSON.parse(await read('candidate_messages.json'))).toMatchObject([
      { ...of, stage: 'DECLINED', message: '自分の見送り' },
    ]);
  });

  test('is refused until one has shown once more who one is', async () => {
    const id = await person();
    const { data } = await api.post(request, {}, id);
    expect(data).toMatchObject({
      requestDataExport: { user: null, errors: [{ __typename: 'ConfirmationRequiredError' }] },
    });
    const rows = await api.services.db.selectFrom('data_exports').where('user_id', '=', id).execute();
    expect(rows).toEqual([]);
  });

  test('is one at a time, and three a day', async () => {
    const id = await person();
    const first = api.clock.now();
    await ask(id);
    expect(await ask(id)).toContain('ForbiddenError');
    for (const more of [1, 2]) {
      await work();
      api.clock.advance(60_000 * more);
      expect(await ask(id)).toContain('"errors":[]');
    }
    await work();
    await api.confirm(id);
    const { data } = await api.post(request, {}, id);
    expect(data).toMatchObject({
      requestDataExport: {
        errors: [
          {
            __typename: 'RateLimitExceededError',
            retryAt: new Date(first.getTime() + 86_400_000).toISOString(),
          },
        ],
      },
    });
    api.clock.set(new Date(first.getTime() + 86_400_000).toISOString());
    expect(await ask(id)).toContain('"errors":[]');
  });

  test('that never comes to an end is given up and said', async () => {
    const id = await person();
    await ask(id);
    api.clock.advance(6 * 60 * 60_000 + 1);
    await sweepExports(api.services);
    expect(await rowOf(id)).toMatchObject({ status: 'FAILED' });
    const mails = await deliveredMails(api.services);
    expect(mails.map(({ to }) => to)).toContain(`${id}@example.jp`);
    await work();
    expect(await rowOf(id)).toMatchObject({ status: 'FAILED', storage_key: null });
    expect(await ask(id)).toContain('"errors":[]');
  });

  test('made twice, as after a crash, is one file and one mail', async () => {
    const { services } = api;
    const id = await person();
    await ask(id);
    const { id: exportId } = await rowOf(id);
    const { exportData } = exportEffects(services);
    await exportData?.({ exportId }, randomUUID(), async () => undefined);
    await exportData?.({ exportId }, randomUUID(), async () => undefined);
    await work();
    const { storage_key: key } = await rowOf(id);
    expect(await services.storage.stat(key ?? '')).toBeDefined();
    const mails = await deliveredMails(services);
    expect(mails.filter(({ to }) => to === `${id}@example.jp`)).toHaveLength(1);
  });
});

describe('its file', () => {
  test('is its owner’s alone', async () => {
    const { services } = api;
    const [owner, other] = [await person(), await person()];
    await ask(owner);
    await work();
    const { data } = await api.post(latest, {}, owner);
    const globalId = /dataExport_[\w-]{22}/.exec(JSON.stringify(data))?.[0] ?? '';
    expect(decodeGlobalId(globalId)?.typename).toBe('DataExport');
    const open = async (as: string | undefined, id = globalId) =>
      openExport(services, await api.authorizationOf(as), id);
    expect(await open(owner)).toMatchObject({
      name: expect.stringMatching(/^つむぎのデータ_2026-04-\d\d\.zip$/u),
    });
    expect(await open(other)).toBeUndefined();
    expect(await open(undefined)).toBeUndefined();
    expect(await open(owner, 'dataExport_1')).toBeUndefined();
    expect(await open(owner, globalId.replace('dataExport', 'product'))).toBeUndefined();
    await expect(openExport(services, 'Bearer nonsense', globalId)).rejects.toThrow();
  });
});

describe.runIf(isOnPostgres)('at once', () => {
  test('several requests are one export', async () => {
    const id = await person();
    await api.authorizationOf(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(id)));
    expect(answers.filter((answer) => answer.includes('"errors":[]'))).toHaveLength(1);
    expect(answers.filter((answer) => answer.includes('ForbiddenError'))).toHaveLength(7);
  });
});
