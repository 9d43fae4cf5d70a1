import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { seedDemo } from '../demo/seed.ts';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { decodeGlobalId } from '../../lib/request/globalId.ts';

/** Over the demo's people, whose data every reason is read back against. */

let api: TestApi;
let company: string;
beforeAll(async () => {
  api = await testApi();
  await seedDemo(api.services);
  const owner = await api.services.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'company@tsumugi.example')
    .executeTakeFirstOrThrow();
  company = owner.id;
}, 120_000);
afterAll(() => api.close());

const part = v.object({
  text: v.string(),
  tagNumber: v.nullable(v.number()),
  workLetter: v.nullable(v.string()),
});
const answer = v.object({
  tags: v.nullable(
    v.array(v.object({ number: v.number(), key: v.string(), label: v.string(), isExcluded: v.boolean() })),
  ),
  creators: v.nullable(
    v.array(
      v.object({
        rank: v.number(),
        userId: v.string(),
        userName: v.string(),
        jobSeekingStatus: v.string(),
        reason: v.string(),
        reasonParts: v.array(part),
        works: v.array(v.object({ letter: v.nullable(v.string()), product: v.object({ name: v.string() }) })),
      }),
    ),
  ),
  errors: v.array(v.object({ __typename: v.string(), field: v.nullish(v.string()) })),
});

const document = `mutation ($input: RecommendCreatorsInput!) { recommendCreators(input: $input) {
  tags { number key label isExcluded }
  creators { rank userId userName jobSeekingStatus reason reasonParts { text tagNumber workLetter }
    works { letter product { name } } }
  errors { __typename ... on UserInputInvalidError { field } }
} }`;

async function recommend(input: Record<string, unknown>, as = company) {
  const { data, errors } = await api.post(document, { input: { first: 30, ...input } }, as);
  if (errors) throw new Error(JSON.stringify(errors));
  const { tags, creators, ...rest } = v.parse(answer, data?.['recommendCreators']);
  return { ...rest, tags: tags ?? [], creators: creators ?? [] };
}

const rowsOf = async (userName: string) => {
  const { db } = api.services;
  const profile = await db
    .selectFrom('creator_profiles as c')
    .innerJoin('creator_job_profiles as j', 'j.user_id', 'c.user_id')
    .selectAll('j')
    .select('c.introduction')
    .where('c.user_name', '=', userName)
    .executeTakeFirstOrThrow();
  const id = profile.user_id;
  const works = await db.selectFrom('products').selectAll().where('author_id', '=', id).execute();
  const skills = await db.selectFrom('creator_skills').select('name').where('user_id', '=', id).execute();
  const prices = await db.selectFrom('creator_reward_prices').selectAll().where('user_id', '=', id).execute();
  return { id, profile, works, skills: skills.map(({ name }) => name), prices };
};

const needs = [
  '金沢の菓子屋です。箱と名前の文字を一緒に考えてくれる人。活版で、画面越しに話せる方。予算は40万円まで。',
  '地酒のラベル。和紙や箔を使いたい。総額30万円まで。',
  '図書館の案内サイン。ピクトグラムも。対面で。',
  '猫の絵本の挿絵を水彩で、平日の日中に動ける方。',
  '医療のアプリの画面設計。週20時間、時給9,000円まで。',
];

test.each(needs)('every reason is true to the data: %s', async (text) => {
  const { db } = api.services;
  const categories = await db.selectFrom('categories').selectAll().execute();
  const industries = await db.selectFrom('industries').selectAll().execute();
  const { creators, tags } = await recommend({ text });
  expect(creators.length).toBeGreaterThan(2);
  for (const { userName, reason, reasonParts, works, jobSeekingStatus } of creators) {
    expect(jobSeekingStatus).not.toBe('NOT_SEEKING');
    expect(reason).toBe(reasonParts.map((each) => each.text).join(''));
    expect(reason).not.toBe('');
    const { profile, works: own, skills, prices } = await rowsOf(userName);
    const named = new Map(
      works.map(({ letter, product }) => [letter, own.find(({ name }) => name === product.name)]),
    );
    for (const { text: said, workLetter, tagNumber } of reasonParts) {
      if (tagNumber !== null) expect(tags.some(({ number }) => number === tagNumber)).toBe(true);
      const work = workLetter === null ? undefined : named.get(workLetter);
      if (workLetter !== null) {
        if (!work) throw new Error(`${said} of ${userName} is no work of theirs.`);
        expect(said.replaceAll(/[「」『』]/gu, '')).toBe(work.name.replaceAll(/[「」『』]/gu, ''));
      }
    }
    // Sentence by sentence.
    for (const sentence of reason.split('。').filter((each) => each !== '')) {
      const subjects = own.filter(({ name }) =>
        sentence.replaceAll(/[「」『』]/gu, '').includes(name.replaceAll(/[「」『』]/gu, '')),
      );
      const filed = /は、(.+)の作品です$/u.exec(sentence)?.[1];
      if (filed !== undefined) {
        expect(subjects.length).toBeGreaterThan(0);
        for (const { category_ids, industry_ids } of subjects) {
          const has = [
            ...categories.filter(({ id }) => category_ids.includes(id)).map(({ name }) => name),
            ...industries.filter(({ id }) => industry_ids.includes(id)).map(({ name }) => name),
          ];
          const left = has
            .toSorted((one, other) => other.length - one.length)
            .reduce((rest, name) => rest.replace(name, ''), filed);
          expect(left.replaceAll(/[との、]/gu, '')).toBe('');
        }
      } else if (sentence.endsWith('を担当しています')) {
        const words = [...sentence.slice(sentence.lastIndexOf('では')).matchAll(/「([^「」]+)」/gu)].map(
          ([, word]) => word ?? '',
        );
        for (const word of words)
          expect(
            subjects.some(({ design_scope }) => design_scope.toLowerCase().includes(word.toLowerCase())),
          ).toBe(true);
      } else if (sentence.includes('の説明に')) {
        const words = [...sentence.slice(sentence.lastIndexOf('の説明に')).matchAll(/「([^「」]+)」/gu)].map(
          ([, word]) => word ?? '',
        );
        for (const word of words)
          expect(
            subjects.some(({ description }) => description.toLowerCase().includes(word.toLowerCase())),
          ).toBe(true);
      } else if (sentence.startsWith('得意なことは')) {
        for (const [, word] of sentence.matchAll(/「([^「」]+)」/gu)) expect(skills).toContain(word);
      } else if (sentence === 'フルリモートで働けます') {
        expect(profile.way_of_workings).toContain('FULL_REMOTE');
      } else if (sentence === '出社で働けます') {
        expect(profile.way_of_workings).toContain('OFFICE');
      } else if (sentence === '働く場所は相談できます') {
        expect(profile.way_of_workings).toContain('FLEXIBLE');
      } else if (sentence.includes('報酬の目安は')) {
        const amount = Number((/([\d,]+)円/u.exec(sentence)?.[1] ?? '').replaceAll(',', ''));
        expect(prices.map(({ gross_price }) => gross_price)).toContain(amount);
      } else if (sentence.endsWith('の作品は載せていません')) {
        const missing = categories.find(({ name }) => sentence.startsWith(name));
        expect(missing).toBeDefined();
        expect(
          own.some(
            ({ category_ids, member_at }) =>
              member_at !== null && missing && category_ids.includes(missing.id),
          ),
        ).toBe(false);
      }
    }
  }
});

test('tags are corrected: taken away and added', async () => {
  const text = '菓子の箱。写真は不要です。';
  const first = await recommend({ text });
  expect(first.tags.map(({ key }) => key)).toEqual([
    'INDUSTRY:菓子・製パン',
    'CATEGORY:パッケージ',
    '!CATEGORY:写真・レタッチ',
  ]);
  const other = await recommend({
    text,
    withoutTags: ['INDUSTRY:菓子・製パン', '!CATEGORY:写真・レタッチ'],
    addedTags: [
      'INDUSTRY:酒類',
      'PREFECTURE:佐賀県',
      'NOTHING:x',
      'PREFECTURE:どこか',
      // Of a kind of ours, and no name of it.
      'CATEGORY:なし',
      '!TOOL:__proto__',
      'STYLE:',
      'WAY_OF_WORKING:toString',
    ],
  });
  expect(other.tags.map(({ number, key }) => [number, key])).toEqual([
    [1, 'CATEGORY:パッケージ'],
    [2, 'INDUSTRY:酒類'],
    [3, 'PREFECTURE:佐賀県'],
  ]);
  expect(other.creators[0]?.userName).toBe('koga_sake');
});

test('who does not look for work, who is hidden and who declined never stand in it', async () => {
  const { db, clock } = api.services;
  const text = '酒のラベルと瓶のパッケージ';
  const before = await recommend({ text });
  const [one, two, three] = before.creators;
  if (!one || !two || !three) throw new Error('Too few to leave anybody out.');
  const key = (id: string) => decodeGlobalId(id)?.id ?? '';
  await db
    .updateTable('creator_job_profiles')
    .set({ job_seeking_status: 'NOT_SEEKING' })
    .where('user_id', '=', key(one.userId))
    .execute();
  const { company_id } = await db
    .selectFrom('company_members')
    .select('company_id')
    .where('user_id', '=', company)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('creator_hidden_companies')
    .values({ creator_id: key(two.userId), company_id, reason: 'MANUAL', created_at: clock.now() })
    .execute();
  await db
    .insertInto('job_consultations')
    .values({
      id: randomUUID(),
      company_id,
      creator_id: key(three.userId),
      title: 'ラベル',
      offer_detail: 'ラベル四種',
      way_of_working: 'FLEXIBLE',
      offer_type: 'CONTRACT_UNIT',
      status: 'DECLINED',
      reply_by: clock.now(),
      responded_at: clock.now(),
      created_at: clock.now(),
    })
    .execute();
  const after = await recommend({ text });
  const names = after.creators.map(({ userName }) => userName);
  expect(names.length).toBeGreaterThan(0);
  for (const { userName } of [one, two, three]) expect(names).not.toContain(userName);
});

test('a newcomer gets a place', async () => {
  const { db, clock } = api.services;
  const text = '展覧会のポスター';
  const { creators } = await recommend({ text });
  const last = creators[8];
  if (!last) throw new Error('Too few for a ninth.');
  const id = decodeGlobalId(last.userId)?.id ?? '';
  // Nobody else is new.
  await db
    .updateTable('creator_profiles')
    .set({ created_at: new Date('2020-01-01T00:00:00.000Z') })
    .execute();
  const before = await recommend({ text });
  await db
    .updateTable('creator_profiles')
    .set({ created_at: clock.now() })
    .where('user_id', '=', id)
    .execute();
  const after = await recommend({ text });
  const place = (of: typeof after) =>
    of.creators.find(({ userName }) => userName === last.userName)?.rank ?? 99;
  expect(place(after)).toBeLessThan(place(before));
  expect(place(after)).toBeLessThanOrEqual(6);
});

test('a need without words is refused at its field, and one without meaning finds nobody', async () => {
  expect((await recommend({ text: '  ' })).errors).toEqual([
    { __typename: 'UserInputInvalidError', field: 'text' },
  ]);
  expect((await recommend({ text: 'あ'.repeat(1_001) })).errors).toMatchObject([{ field: 'text' }]);
  expect(await recommend({ text: 'お願いします。' })).toMatchObject({ creators: [], errors: [] });
});
