import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { dailyEffects } from '../../../background.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import { queueDigests } from '../../notifications/digest/digest.ts';
import { seedDemo } from '../../demo/seed.ts';

/** Over the demo's people, whose data every reason is read back against. */

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await seedDemo(api.services);
}, 120_000);
afterAll(() => api.close());

const answer = v.object({
  fittingJobOpenings: v.array(
    v.object({ reason: v.string(), opening: v.object({ id: v.string(), __typename: v.string() }) }),
  ),
});

async function fitsOf(as: string) {
  const { data, errors } = await api.post(
    '{ fittingJobOpenings(first: 6) { reason opening { id __typename } } }',
    {},
    as,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return v.parse(answer, data).fittingJobOpenings.map(({ reason, opening }) => ({
    reason,
    kind: opening.__typename,
    id: keyOf(opening.id, 'JobOpening') ?? '',
  }));
}

const onePage = v.object({ jobOpening: v.object({ viewerFitReason: v.nullable(v.string()) }) });

async function reasonOn(openingId: string, as: string): Promise<string> {
  const { data, errors } = await api.post(
    'query ($id: ID!) { jobOpening(id: $id) { viewerFitReason } }',
    { id: encodeGlobalId('JobOpening', openingId) },
    as,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return v.parse(onePage, data).jobOpening.viewerFitReason ?? '';
}

const seekers = () =>
  api.services.db
    .selectFrom('users as u')
    .innerJoin('creator_job_profiles as j', 'j.user_id', 'u.id')
    .select(['u.id', 'j.job_seeking_status as status'])
    .where('u.status', '=', 'ACTIVE')
    .where('u.first_work_approved_at', 'is not', null)
    .orderBy('u.id')
    .execute();

test('each creator is shown what they may enter, is commissioned, and their own works and skills speak for', async () => {
  const { db } = api.services;
  let told = 0;
  for (const { id, status } of await seekers()) {
    const fits = await fitsOf(id);
    if (status === 'NOT_SEEKING') expect(fits).toEqual([]);
    const works = await db.selectFrom('products').select('name').where('author_id', '=', id).execute();
    const skills = await db.selectFrom('creator_skills').select('name').where('user_id', '=', id).execute();
    const own = [...works, ...skills].map(({ name }) => name.replaceAll(/[「」『』]/gu, ''));
    const texts = await db
      .selectFrom('products')
      .select(['description', 'design_scope'])
      .where('author_id', '=', id)
      .execute();
    const profile = await db
      .selectFrom('creator_profiles')
      .select('introduction')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const written = [
      ...own,
      profile.introduction,
      ...texts.flatMap(({ description, design_scope }) => [description, design_scope]),
    ].join('\n');
    for (const { reason, kind, id: openingId } of fits) {
      told += 1;
      expect(kind).not.toBe('FullTimeJobOpening');
      expect(reason).toMatch(/^[^。]{1,60}。$/u);
      expect(reason).not.toContain('載せていません');
      const all = await reasonOn(openingId, id);
      for (const [, quoted = ''] of all.matchAll(/「([^」]+)」/gu))
        expect(written.toLowerCase()).toContain(quoted.replaceAll(/[『』]/gu, '').toLowerCase());
      const entry = await db
        .selectFrom('job_entries')
        .select('id')
        .where('job_opening_id', '=', openingId)
        .where('creator_id', '=', id)
        .execute();
      expect(entry).toEqual([]);
    }
  }
  expect(told).toBeGreaterThan(50);
});

test('the mail of the day names what came out and fits, each with the reason that the list gives', async () => {
  const { db, clock } = api.services;
  const [first] = await Promise.all(
    (await seekers()).map(async ({ id }) => ({ id, fits: await fitsOf(id) })),
  ).then((all) => all.filter(({ fits }) => fits.length > 2));
  if (!first) throw new Error('Nothing fits anybody.');
  const openings = await db.selectFrom('job_openings').select(['id', 'title', 'public_at']).execute();
  const earliest = Math.min(...openings.flatMap(({ public_at }) => public_at?.getTime() ?? []));
  const now = clock.now();
  await db
    .insertInto('notification_settings')
    .values({
      user_id: first.id,
      agreed_at: now,
      digest_at: new Date(earliest - 1),
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        agreed_at: now,
        digest_at: new Date(earliest - 1),
        quiet_from: null,
        quiet_until: null,
      }),
    )
    .execute();
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  const mails: MailMessage[] = [];
  const mailer = { send: async (mail: MailMessage) => void mails.push(mail) };
  await queueDigests(api.services);
  const handlers = dailyEffects({ ...api.services, mailer });
  await new OutboxWorker({ ...api.services, handlers }).drain();
  const mail = mails.find(({ to }) => to === email);
  const jobs = mail?.text.split('あなたに合いそうな新しい仕事')[1] ?? '';
  for (const { id } of first.fits.slice(0, 5)) {
    const reason = await reasonOn(id, first.id);
    const title = openings.find((opening) => opening.id === id)?.title ?? '?';
    expect(jobs.replaceAll(/\s+/gu, '')).toContain(title.replaceAll(/\s+/gu, ''));
    expect(jobs.replaceAll(/\s+/gu, '')).toContain(reason.replaceAll(/\s+/gu, ''));
  }
});

test('nothing of a company that the creator hides from, and nothing for a company', async () => {
  const { db, clock } = api.services;
  for (const { id } of await seekers()) {
    const [first] = await fitsOf(id);
    if (!first) continue;
    const { company_id } = await db
      .selectFrom('job_openings')
      .select('company_id')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('creator_hidden_companies')
      .values({ creator_id: id, company_id, reason: 'MANUAL', created_at: clock.now() })
      .execute();
    expect((await fitsOf(id)).map((fit) => fit.id)).not.toContain(first.id);
    break;
  }
  const { id: owner } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'company@tsumugi.example')
    .executeTakeFirstOrThrow();
  expect(await fitsOf(owner)).toEqual([]);
});
