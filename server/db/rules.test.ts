import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { isCheckViolation, isForeignKeyViolation } from './databaseErrors.ts';
import { testDatabase } from './testing/testDatabase.ts';
import { testHash, testMoment, testRows } from './testing/testRows.ts';

/** What columns of a row, and rows of two tables, must not say together. */

const database = await testDatabase();
const { db } = database;
const rows = testRows(database);
afterAll(() => database.close());

const creator = await rows.creator();
const company = await rows.company();
const member = await rows.member({ company_id: company });
const product = await rows.publicProduct({ author_id: creator });
const opening = await rows.publicJobOpening({ company_id: company });
const room = await rows.room({ company_id: company, creator_id: creator });

const offer = randomUUID();
await db
  .insertInto('official_job_offers')
  .values({ id: offer, company_id: company, creator_id: creator, sent_at: testMoment })
  .execute();

/** Terms of a delivery on 30 June. */
const termsPaidOn = (version: number, payment_due_on: string) =>
  db
    .insertInto('official_job_offer_versions')
    .values({
      offer_id: offer,
      version,
      company_name: '灯台舎',
      creator_name: '早瀬 みお',
      commissioned_on: '2026-04-01',
      remuneration_type: 'CONTRACT_UNIT',
      delivery_on: '2026-06-30',
      payment_due_on,
      content_hash: testHash(),
      created_at: testMoment,
    })
    .execute();

describe('holds together', () => {
  it.each<{ what: string; attempt: () => Promise<unknown> }>([
    {
      what: 'five questions at most',
      attempt: () =>
        db
          .insertInto('job_opening_questions')
          .values({ id: randomUUID(), job_opening_id: opening, question_text: '六つ目', position: 5 })
          .execute(),
    },
    {
      what: 'a published work has a date',
      attempt: () => rows.product({ author_id: creator, is_published: true }),
    },
    {
      what: 'a closed opening has a date',
      attempt: () => rows.publicJobOpening({ company_id: company, status: 'CLOSED' }),
    },
    {
      what: 'a posting names a contact',
      attempt: () => rows.publicJobOpening({ company_id: company, contact_email: null }),
    },
    {
      what: 'a posting names the place',
      attempt: () => rows.publicJobOpening({ company_id: company, working_place: null }),
    },
    {
      what: 'a posting names the pay',
      attempt: () => rows.publicJobOpening({ company_id: company, net_price: null, gross_price: null }),
    },
    {
      what: 'a full-time posting names what the law asks for',
      attempt: () =>
        rows.publicJobOpening({
          company_id: company,
          resumeration_type: 'FULL_TIME',
          job_detail: '装幀の仕事',
          pay_min: 280_000,
          pay_unit: 'MONTHLY',
        }),
    },
    {
      what: 'a company pays no less than the creator receives',
      attempt: () => rows.jobOpening({ company_id: company, net_price: 100, gross_price: 99 }),
    },
    { what: 'a picture has a size', attempt: () => rows.media({ width: null }) },
    {
      what: 'a rejection has a reason',
      attempt: () =>
        db
          .insertInto('product_reviews')
          .values({
            id: randomUUID(),
            product_id: product,
            current_review_status: 'REJECTED',
            last_review_activity_at: testMoment,
          })
          .execute(),
    },
    {
      what: 'a deleted message keeps no words',
      attempt: () =>
        db
          .insertInto('chat_messages')
          .values({
            id: randomUUID(),
            room_id: room,
            sequence: 1,
            sender_id: member,
            client_id: randomUUID(),
            kind: 'PLAIN',
            text: 'はい。',
            send_at: testMoment,
            deleted_at: testMoment,
          })
          .execute(),
    },
    { what: 'payment falls within 60 days of receipt', attempt: () => termsPaidOn(1, '2026-08-29') },
  ])('$what', async ({ attempt }) => {
    const refusal: unknown = await attempt().catch((error: unknown) => error);
    expect(isCheckViolation(refusal), String(refusal)).toBe(true);
  });

  it('the sixtieth day, receipt counted in, is still in time', async () => {
    await expect(termsPaidOn(2, '2026-08-28')).resolves.toBeDefined();
  });

  it('a member’s role is the user’s', async () => {
    const agent = await rows.user({ role: 'CORPORATE_AGENT' });
    const refusal: unknown = await rows
      .member({ user_id: agent, company_id: company, role: 'CORPORATE_USER' })
      .catch((error: unknown) => error);
    expect(isForeignKeyViolation(refusal)).toBe(true);

    await db.updateTable('users').set({ role: 'OUTSOURCING_RECRUITER' }).where('id', '=', member).execute();
    const found = await db
      .selectFrom('company_members')
      .select('role')
      .where('user_id', '=', member)
      .executeTakeFirst();
    expect(found).toEqual({ role: 'OUTSOURCING_RECRUITER' });
  });

  it('works, entries and rooms belong to creators alone', async () => {
    const attempts = [
      () => rows.product({ author_id: member }),
      () => rows.entry({ job_opening_id: opening, creator_id: member }),
      () => rows.room({ company_id: company, creator_id: member }),
    ];
    for (const attempt of attempts) {
      const refusal: unknown = await attempt().catch((error: unknown) => error);
      expect(isForeignKeyViolation(refusal), String(refusal)).toBe(true);
    }
  });

  it('a used picture cannot be deleted, and an unused one can', async () => {
    const media = await rows.media();
    await db
      .insertInto('product_media')
      .values({ product_id: product, media_id: media, position: 0 })
      .execute();
    const remove = () => db.deleteFrom('media_objects').where('id', '=', media).execute();
    const refusal: unknown = await remove().catch((error: unknown) => error);
    expect(isForeignKeyViolation(refusal)).toBe(true);
    await db.deleteFrom('product_media').where('media_id', '=', media).execute();
    await expect(remove()).resolves.toBeDefined();
  });

  it('pictures change places in one statement', async () => {
    const [a, b] = [await rows.media(), await rows.media()];
    const of = { product_id: product };
    await db
      .insertInto('product_media')
      .values([
        { ...of, media_id: a, position: 1 },
        { ...of, media_id: b, position: 2 },
      ])
      .execute();
    await db
      .updateTable('product_media')
      .set((eb) => ({ position: eb(eb.val(3), '-', eb.ref('position')) }))
      .where('product_id', '=', product)
      .execute();
    const found = await db
      .selectFrom('product_media')
      .select('media_id')
      .where('product_id', '=', product)
      .orderBy('position')
      .execute();
    expect(found.map((row) => row.media_id)).toEqual([b, a]);
  });

  it('proof stays as it is', async () => {
    const log = {
      id: randomUUID(),
      actor_kind: 'SYSTEM' as const,
      action: 'test',
      subject_kind: 'TEST',
      occurred_at: testMoment,
    };
    await db.insertInto('audit_log').values(log).execute();
    await expect(db.updateTable('audit_log').set({ action: 'other' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  });

  it('an opening keeps its kind', async () => {
    const change = db
      .updateTable('job_openings')
      .set({ resumeration_type: 'HOURLY_RATE' })
      .where('id', '=', opening)
      .execute();
    await expect(change).rejects.toThrow('keeps its kind');
  });
});
