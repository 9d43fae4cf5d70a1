import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../__generated__/tables.ts';
import type { Database } from '../client.ts';

type Some<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

/** The moment rows are made at unless told otherwise. */
export const testMoment = new Date('2026-04-01T00:00:00.000Z');

/** Hex like a SHA-256, different at each call. */
export const testHash = (): string => (randomUUID() + randomUUID()).replaceAll('-', '');

/**
 * Valid rows for tests, each with whatever a test cares about laid over it, answering the id. What a row must point at
 * and was not given is made along with it.
 */
export function testRows({ db }: Pick<Database, 'db'>) {
  const user = async (row: Some<'users'> = {}): Promise<string> => {
    const id = row.id ?? randomUUID();
    await db
      .insertInto('users')
      .values({
        id,
        email: `${id}@example.jp`,
        role: 'CREATOR_USER',
        registration_step: 'COMPLETED',
        created_at: testMoment,
        ...row,
      })
      .execute();
    return id;
  };

  const creator = async (row: Some<'creator_profiles'> = {}): Promise<string> => {
    const userId = row.user_id ?? (await user());
    await db
      .insertInto('creator_profiles')
      .values({
        user_id: userId,
        first_name: 'みお',
        last_name: '早瀬',
        user_name: '早瀬 みお',
        created_at: testMoment,
        updated_at: testMoment,
        ...row,
      })
      .execute();
    return userId;
  };

  const company = async (row: Some<'companies'> = {}): Promise<string> => {
    const id = row.id ?? randomUUID();
    await db
      .insertInto('companies')
      .values({
        id,
        name: '株式会社灯台舎',
        name_key: '灯台舎',
        created_at: testMoment,
        updated_at: testMoment,
        ...row,
      })
      .execute();
    return id;
  };

  /** A person of a company: user, profile and membership. */
  const member = async (row: Some<'company_members'> = {}): Promise<string> => {
    const role = row.role ?? 'CORPORATE_USER';
    const userId = row.user_id ?? (await user({ role }));
    await db
      .insertInto('corporate_profiles')
      .values({
        user_id: userId,
        first_name: '佐和子',
        last_name: '丹羽',
        created_at: testMoment,
        updated_at: testMoment,
      })
      .execute();
    const companyId = row.company_id ?? (await company());
    await db
      .insertInto('company_members')
      .values({ user_id: userId, company_id: companyId, role, joined_at: testMoment, ...row })
      .execute();
    return userId;
  };

  const media = async (row: Some<'media_objects'> = {}): Promise<string> => {
    const id = row.id ?? randomUUID();
    await db
      .insertInto('media_objects')
      .values({
        id,
        type: 'IMAGE',
        sha256: testHash(),
        extension: 'webp',
        byte_size: 1000,
        width: 1600,
        height: 1200,
        created_at: testMoment,
        ...row,
      })
      .execute();
    return id;
  };

  const product = async (row: Some<'products'> = {}): Promise<string> => {
    const id = row.id ?? randomUUID();
    const authorId = row.author_id ?? (await creator());
    await db
      .insertInto('products')
      .values({
        id,
        author_id: authorId,
        name: '「余白展」告知ポスター',
        created_at: testMoment,
        edited_at: testMoment,
        ...row,
      })
      .execute();
    return id;
  };

  /** A work that stands in every feed. */
  const publicProduct = (row: Some<'products'> = {}): Promise<string> =>
    product({ is_published: true, first_published_at: testMoment, approved_at: testMoment, ...row });

  const jobOpening = async (row: Some<'job_openings'> = {}): Promise<string> => {
    const id = row.id ?? randomUUID();
    const companyId = row.company_id ?? (await company());
    await db
      .insertInto('job_openings')
      .values({
        id,
        company_id: companyId,
        resumeration_type: 'CONTRACT_UNIT',
        created_at: testMoment,
        edited_at: testMoment,
        ...row,
      })
      .execute();
    return id;
  };

  /** A contract opening that has passed the publishing gate. */
  const publicJobOpening = (row: Some<'job_openings'> = {}): Promise<string> =>
    jobOpening({
      status: 'PUBLIC',
      published_at: testMoment,
      title: '宿の予約画面と、館内の案内画面の設計',
      working_place: '北海道函館市末広町1-1 ほか、在宅可',
      contact_email: 'saiyo@example.jp',
      offer_detail: '九室の宿の予約画面を設計してください。',
      net_price: 10_909,
      gross_price: 12_000,
      ...row,
    });

  const entry = async (row: Some<'job_entries'> = {}): Promise<string> => {
    const id = row.id ?? randomUUID();
    const openingId = row.job_opening_id ?? (await publicJobOpening());
    const creatorId = row.creator_id ?? (await creator());
    await db
      .insertInto('job_entries')
      .values({
        id,
        job_opening_id: openingId,
        creator_id: creatorId,
        stage_changed_at: testMoment,
        entered_at: testMoment,
        reply_by: new Date(testMoment.getTime() + 14 * 86_400_000),
        ...row,
      })
      .execute();
    return id;
  };

  const room = async (row: Some<'chat_rooms'> = {}): Promise<string> => {
    const id = row.id ?? randomUUID();
    const companyId = row.company_id ?? (await company());
    const creatorId = row.creator_id ?? (await creator());
    await db
      .insertInto('chat_rooms')
      .values({
        id,
        company_id: companyId,
        creator_id: creatorId,
        origin: 'DIRECT',
        last_message_at: testMoment,
        created_at: testMoment,
        ...row,
      })
      .execute();
    return id;
  };

  return {
    user,
    creator,
    company,
    member,
    media,
    product,
    publicProduct,
    jobOpening,
    publicJobOpening,
    entry,
    room,
  };
}
