import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAlgolia } from './algolia.ts';
import { startAlgoliaStandIn } from './testing/standIn.ts';
import type { AlgoliaStandIn } from './testing/standIn.ts';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { testClock } from '../../lib/dates/clock.ts';
import { databaseEngine } from '../../modules/search/finding/engine.ts';
import { wordsOf } from '../../modules/search/finding/words.ts';
import { indexChanges } from '../../modules/search/indexing/indexing.ts';
import { tradeSynonyms } from '../../modules/search/indexing/trade.ts';
import { engineContract } from '../../modules/search/testing/engineContract.ts';
import type { HostedSearch } from '../../modules/search/hosted/hosted.ts';
import { hostedEngine } from '../../modules/search/hosted/hostedEngine.ts';
import { pushChanges } from '../../modules/search/hosted/pushing.ts';

const keys = { appId: 'APP', searchKey: 's'.repeat(32), adminKey: 'a'.repeat(32) };
const clock = testClock('2026-04-01T03:00:00Z');
let standIn: AlgoliaStandIn;
let hosted: HostedSearch;
let api: TestApi;
beforeAll(async () => {
  standIn = await startAlgoliaStandIn({ ...keys, now: () => clock.now() });
  hosted = createAlgolia({ ...keys, host: standIn.url });
  api = await testApi({ services: { hosted } });
});
afterAll(async () => {
  await api.close();
  await standIn.close();
});

const index = () => indexChanges({ ...api.services, hosted });
const push = () => pushChanges({ ...api.services, hosted });
const page = { limit: 10, backward: false, from: undefined };
const everybody = { scope: undefined, isMember: true };
const question = (query: string) =>
  ({ kind: 'PRODUCT', words: wordsOf(query), filters: new Map(), sort: 'BEST' }) as const;

engineContract('the database', async () => ({
  api,
  engine: databaseEngine(api.services),
  bringUp: async () => void (await index()),
}));

describe('the hosted engine', () => {
  beforeAll(async () => {
    // What the other engine was asked about.
    await api.services.db.deleteFrom('products').execute();
    await index();
    await push();
  });

  engineContract('Algolia', async () => ({
    api,
    engine: hostedEngine(api.services, hosted),
    bringUp: async () => {
      await index();
      await push();
    },
  }));

  it('is told what its settings and synonyms are, ja first, and never answers from whom somebody hides', async () => {
    await hosted.configure({ synonyms: tradeSynonyms });
    expect(standIn.settings.get('tsumugi')).toMatchObject({
      indexLanguages: ['ja', 'en'],
      queryLanguages: ['ja', 'en'],
      unretrievableAttributes: ['hiddenFrom'],
      attributesToTransliterate: expect.arrayContaining(['title']),
      replicas: ['tsumugi_newest'],
    });
    expect(standIn.synonyms).toContainEqual(
      expect.objectContaining({ type: 'synonym', synonyms: ['装丁', '装幀', 'ブックデザイン'] }),
    );
  });

  it('while it is away ours answers, and a page of its order goes on', async () => {
    const engine = hostedEngine(api.services, hosted);
    const first = await engine.find(question('灯台'), everybody, page);
    standIn.away = true;
    try {
      const next = await engine.find(question('灯台'), everybody, { ...page, from: first.rows[9] });
      expect(next.rows).toHaveLength(11);
      expect(next.count).toBe(30);
      expect(await engine.counts(['PRODUCT'], question('灯台').words, everybody)).toEqual([30]);
      // The write succeeds, and is brought over later.
      await api.rows.publicProduct({ name: '遅れて届く版画' });
      await index();
      await expect(push()).rejects.toThrow('503');
    } finally {
      standIn.away = false;
    }
    await push();
    expect([...standIn.records.values()].map(({ title }) => title)).toContain('遅れて届く版画');
  });

  it('what is taken back or deleted is taken from it', async () => {
    const [one, other] = [
      await api.rows.publicProduct({ name: '取り下げる版画' }),
      await api.rows.publicProduct({ name: '消える版画' }),
    ];
    await index();
    await push();
    expect(standIn.records.has(`PRODUCT:${one}`) && standIn.records.has(`PRODUCT:${other}`)).toBe(true);
    await api.services.db
      .updateTable('products')
      .set({ is_published: false })
      .where('id', '=', one)
      .execute();
    await api.services.db.deleteFrom('products').where('id', '=', other).execute();
    await push();
    expect(standIn.records.has(`PRODUCT:${one}`) || standIn.records.has(`PRODUCT:${other}`)).toBe(false);
  });

  it('whoever begins to hide is hidden there too', async () => {
    const company_id = await api.rows.company();
    const creator_id = await api.rows.creator({ user_name: '隠れ始める 人' });
    const work = await api.rows.publicProduct({ author_id: creator_id, name: '後から隠れる版画' });
    await index();
    await push();
    await api.services.db
      .insertInto('creator_hidden_companies')
      .values({ creator_id, company_id, reason: 'MANUAL', created_at: api.clock.now() })
      .execute();
    await index();
    await push();
    expect(standIn.records.get(`PRODUCT:${work}`)?.hiddenFrom).toEqual([`company:${company_id}`]);
  });
});

describe('the key of a viewer', () => {
  const ask = async (key: string, more: object = {}) => {
    const response = await fetch(`${standIn.url}/1/indexes/tsumugi/query`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': keys.appId, 'x-algolia-api-key': key },
      body: JSON.stringify({ query: '', offset: 0, length: 100, attributesToRetrieve: ['*'], ...more }),
    });
    return { status: response.status, text: await response.text() };
  };
  const keyOf = async (userId: string | null): Promise<string | null> => {
    const { data } = await api.post('{ me { algoliaApiKey } }', {}, userId ?? undefined);
    return (data as { me: { algoliaApiKey: string | null } | null }).me?.algoliaApiKey ?? null;
  };

  it('answers ids alone, of what the viewer may find, whatever they ask for, and writes nothing', async () => {
    const company_id = await api.rows.company();
    const viewer = await api.rows.member({ company_id });
    const hiding = await api.rows.creator({ user_name: '隠れる 別人' });
    await api.services.db
      .insertInto('creator_hidden_companies')
      .values({ creator_id: hiding, company_id, reason: 'MANUAL', created_at: api.clock.now() })
      .execute();
    const hidden = await api.rows.publicProduct({ author_id: hiding, name: '見えない版画' });
    await index();
    await push();
    clock.set(api.clock.now().toISOString());
    const key = (await keyOf(viewer)) ?? '';
    const { status, text } = await ask(key);
    expect(status).toBe(200);
    expect(text).not.toMatch(/title|hiddenFrom|body/u);
    expect(text).not.toContain(hidden);
    // Widening it does not help: the key's own filter holds too.
    expect((await ask(key, { filters: 'audience:EVERYONE' })).text).not.toContain(hidden);
    const written = await fetch(`${standIn.url}/1/indexes/tsumugi/batch`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': keys.appId, 'x-algolia-api-key': key },
      body: '{"requests":[]}',
    });
    expect(written.status).toBe(403);
    clock.advance(15 * 60_000 + 1_000);
    expect((await ask(key)).status).toBe(403);
    expect((await ask(`${key.slice(0, -4)}AAAA`)).status).toBe(403);
  });

  it('is nobody else’s', async () => {
    expect(await keyOf(null)).toBeNull();
  });
});
