import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { fullTime } from '../jobs/testing.ts';
import { createPageHeads } from './pageHeads.ts';

let api: TestApi;
let head: (path: string) => Promise<{ status: number; head: string }>;

beforeAll(async () => {
  api = await testApi();
  const render = createPageHeads(api.services);
  head = (path) => render(new URL(path, 'http://localhost:4000'));
});
afterAll(() => api.close());

/** The blocks of data in it, as search engines read them. */
const blocks = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">(.*)<\/script>/gu), ([, json = '']) => json);
const posting = (html: string): string => blocks(html).find((json) => json.includes('"JobPosting"')) ?? '';

describe('the first HTML', () => {
  test('of a public work carries its title, description, canonical link and preview', async () => {
    const thumbnail = await api.rows.media({ width: 2400, height: 1800 });
    const author = await api.rows.creator({ last_name: '早瀬', first_name: 'みお' });
    const id = await api.rows.publicProduct({
      name: '「余白展」<告知> & "ポスター"',
      description: `白を置く。\n\n${'説明'.repeat(100)}`,
      author_id: author,
      thumbnail_media_id: thumbnail,
    });
    const globalId = encodeGlobalId('Product', id);
    const { status, head: html } = await head(`/products/${globalId}?from=feed`);
    expect(status).toBe(200);
    expect(html).toContain(
      '<title>「余白展」&lt;告知&gt; &amp; &quot;ポスター&quot; - 早瀬 みお | つむぎ</title>',
    );
    expect(html).toContain(`<link rel="canonical" href="http://localhost:4000/products/${globalId}">`);
    expect(html).toMatch(/<meta name="description" content="白を置く。 説明[^"]{100,}…">/);
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta property="og:image:height" content="900">');
    expect(html).not.toContain('<告知>');
    const [work, places] = blocks(html).map((json): unknown => JSON.parse(json));
    expect(work).toMatchObject({ '@type': 'CreativeWork', author: { name: '早瀬 みお' } });
    expect(places).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'http://localhost:4000/' },
        {
          position: 2,
          name: '早瀬 みお',
          item: `http://localhost:4000/creators/${encodeGlobalId('CreatorUser', author)}`,
        },
        { position: 3, item: `http://localhost:4000/products/${globalId}` },
      ],
    });
  });

  test('of a creator is theirs', async () => {
    const id = await api.rows.creator({
      last_name: '坂口',
      first_name: '汀',
      introduction: '文字を描きます。',
    });
    const { status, head: html } = await head(`/creators/${encodeGlobalId('CreatorUser', id)}`);
    expect(status).toBe(200);
    expect(html).toContain('<title>坂口 汀 | つむぎ</title>');
    expect(html).toContain('content="文字を描きます。"');
    expect(html).toMatch(
      /og:image" content="http:\/\/localhost:4000\/share\/creators\/[^"]+\.jpg\?v=[\w-]{16}"/,
    );
    expect(html).toContain(`href="/creators/${encodeGlobalId('CreatorUser', id)}/feed.xml"`);
  });

  test('of a creator names those of their works that guests see, and draws them another picture with each', async () => {
    const id = await api.rows.creator({ last_name: '坂口', first_name: '汀' });
    const path = `/creators/${encodeGlobalId('CreatorUser', id)}`;
    const pictureIn = (html: string): string | undefined => /og:image" content="([^"]+)"/u.exec(html)?.[1];
    const { head: before } = await head(path);
    await api.rows.publicProduct({
      author_id: id,
      name: '潮の看板',
      thumbnail_media_id: await api.rows.media(),
    });
    await api.rows.publicProduct({ author_id: id, name: '会員の作品', visibility: 'MEMBERS' });
    const { head: html } = await head(path);
    expect(JSON.parse(blocks(html)[0] ?? '')).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: '坂口 汀' },
      hasPart: [{ '@type': 'CreativeWork', name: '潮の看板' }],
    });
    expect(html).not.toContain('会員の作品');
    expect(pictureIn(html)).not.toBe(pictureIn(before));
  });

  test('of an opening that is opened to the outside carries its data while it can be entered', async () => {
    const id = await api.rows.publicJobOpening({
      company_id: await api.rows.company({ name: '株式会社</script>舎' }),
      title: '宿の<予約>画面',
      offer_detail: '一行目\n二行目 & 三つめ',
      working_place_type: 'FULL_REMOTE',
      valid_through: '2026-04-30',
      is_open_to_outside: true,
    });
    const globalId = encodeGlobalId('JobOpening', id);
    const { status, head: html } = await head(`/jobs/${globalId}`);
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="http://localhost:4000/jobs/${globalId}">`);
    expect(html).not.toContain('noindex');
    const json = posting(html);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: '宿の<予約>画面',
      description: '一行目<br>二行目 &amp; 三つめ',
      identifier: { '@type': 'PropertyValue', name: '株式会社</script>舎', value: globalId },
      url: `http://localhost:4000/jobs/${globalId}`,
      datePosted: '2026-04-01T00:00:00.000Z',
      validThrough: '2026-04-30T23:59:59+09:00',
      employmentType: 'CONTRACTOR',
      hiringOrganization: { '@type': 'Organization', name: '株式会社</script>舎' },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: '日本' },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'JPY',
        value: { '@type': 'QuantitativeValue', value: 10_909 },
      },
      directApply: true,
    });
    // Beyond its last day the page stays, and is no posting any more.
    await api.services.db
      .updateTable('job_openings')
      .set({ valid_through: '2026-03-31' })
      .where('id', '=', id)
      .execute();
    expect((await head(`/jobs/${globalId}`)).head).not.toContain('JobPosting');
    await api.services.db
      .updateTable('job_openings')
      .set({ status: 'CLOSED', closed_at: new Date() })
      .where('id', '=', id)
      .execute();
    const closed = await head(`/jobs/${globalId}`);
    expect(closed.status).toBe(410);
    expect(closed.head).toContain('noindex');
    expect(closed.head).not.toContain('予約');
  });

  test('of an employment has its place in parts, its pay in a unit, and what a search engine for jobs requires', async () => {
    const logo = await api.rows.media({ width: 400, height: 400 });
    const company = await api.rows.company({ name: '株式会社灯台舎', avatar_media_id: logo });
    const id = await api.rows.publicJobOpening({
      company_id: company,
      ...fullTime,
      title: '菓子の包みを考えるデザイナー',
      job_detail: '季節の菓子の包みと、店頭の表示。',
      working_place_type: 'ON_SITE',
      working_place: '石川県金沢市東山1-27-11。駅から徒歩20分',
      contract_period_type: 'FIXED_TERM',
      contract_period_note: '2027年4月1日から1年',
      contract_renewal_note: '仕事の成績による',
      is_open_to_outside: true,
    });
    const { head: html } = await head(`/jobs/${encodeGlobalId('JobOpening', id)}`);
    expect(JSON.parse(posting(html))).toMatchObject({
      title: '菓子の包みを考えるデザイナー',
      description: '季節の菓子の包みと、店頭の表示。<br><br>9:00〜18:00<br><br>土日祝',
      datePosted: '2026-04-01T00:00:00.000Z',
      employmentType: ['FULL_TIME', 'TEMPORARY'],
      hiringOrganization: {
        '@type': 'Organization',
        name: '株式会社灯台舎',
        logo: expect.stringMatching(/^http:\/\/localhost:4000\//),
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'JP',
          addressRegion: '石川県',
          addressLocality: '金沢市',
          streetAddress: '東山1-27-11',
        },
      },
      baseSalary: {
        currency: 'JPY',
        value: { '@type': 'QuantitativeValue', value: 300_000, unitText: 'MONTH' },
      },
    });
  });

  test('of any other opening tells nothing, whether there is one or not', async () => {
    const heads = await Promise.all(
      [
        await api.rows.publicJobOpening({ title: '会員だけの募集' }),
        await api.rows.publicJobOpening({ status: 'PRIVATE', is_open_to_outside: true }),
        await api.rows.publicJobOpening({ status: 'CLOSED', closed_at: new Date() }),
        api.services.newId(),
      ].map(async (id) => {
        const globalId = encodeGlobalId('JobOpening', id);
        const { status, head: html } = await head(`/jobs/${globalId}`);
        return { status, html: html.replaceAll(globalId, '') };
      }),
    );
    expect(new Set(heads.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(heads.map(({ html }) => html)).size).toBe(1);
    expect(heads[0]?.html).toContain('noindex');
    expect(heads[0]?.html).not.toContain('ld+json');
  });

  test('of a work that is for some alone opens, with or without a link, and tells nothing of the work', async () => {
    const now = new Date();
    const suspended = await api.rows.creator();
    const works = [
      await api.rows.product({ name: '秘密の作品' }),
      await api.rows.publicProduct({ name: '秘密の作品', approved_at: null }),
      await api.rows.publicProduct({ name: '秘密の作品', taken_down_at: now }),
      await api.rows.publicProduct({ name: '秘密の作品', author_id: suspended }),
      await api.rows.publicProduct({ name: '秘密の作品', visibility: 'MEMBERS' }),
      await api.rows.publicProduct({ name: '秘密の作品', visibility: 'COMPANIES' }),
      await api.rows.publicProduct({ name: '秘密の作品', visibility: 'LINK' }),
    ].map((id) => encodeGlobalId('Product', id));
    await api.services.db
      .updateTable('users')
      .set({ status: 'SUSPENDED', suspended_at: now })
      .where('id', '=', suspended)
      .execute();
    const answers = await Promise.all(
      works.flatMap((id) =>
        ['', `?share=${'a'.repeat(43)}`].map(async (query) => {
          const { status, head: html } = await head(`/products/${id}${query}`);
          return { status, html: html.replaceAll(id, '') };
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
    expect(answers[0]?.html).toContain('<title>作品 | つむぎ</title>');
    expect(answers[0]?.html).toContain('noindex');
    expect(answers[0]?.html).not.toMatch(/秘密|share=|media/);
  });

  test('is a 404 for what exists for nobody', async () => {
    const secret = await api.rows.product({ name: '秘密の作品' });
    for (const path of [
      `/products/${encodeGlobalId('Product', api.services.newId())}`,
      `/products/${encodeGlobalId('CreatorUser', secret)}`,
      '/products/nonsense',
      '/products/%E0%A4%A',
      '/creators/nonsense',
      '/nothing/here',
      '/404',
    ]) {
      const answer = await head(path);
      expect(answer.status).toBe(404);
      expect(answer.head).toContain('<title>ページが見つかりません | つむぎ</title>');
      expect(answer.head).not.toMatch(/秘密|canonical|og:/);
    }
  });

  test.each([
    '/',
    '/sign_in',
    '/products',
    '/products/create',
    '/jobs/x',
    '/journal/category/tsumugi/event',
    '/document/x/download-completed',
  ])('%s is an address', async (path) => {
    expect((await head(path)).status).toBe(200);
  });

  test('of every address has a picture and a description of its own where the page is for everybody', async () => {
    const paths = ['/', '/business', '/journal', '/document', '/contact', '/terms', '/legal/company'];
    const heads = await Promise.all(paths.map((path) => head(path)));
    for (const { head: html } of heads)
      expect(html).toMatch(/og:image" content="http:\/\/localhost:4000\/share\//);
    const descriptions = heads.map(
      ({ head: html }) => /name="description" content="([^"]+)"/u.exec(html)?.[1],
    );
    expect(new Set(descriptions).size).toBe(paths.length);
  });

  test('names every page, and keeps members’ pages away from search engines', async () => {
    const signIn = await head('/sign_in?from=%2Fjobs');
    expect(signIn.head).toContain('<title>ログイン | つむぎ</title>');
    expect(signIn.head).toContain('<link rel="canonical" href="http://localhost:4000/sign_in">');
    expect(signIn.head).not.toContain('noindex');
    const create = await head('/products/create');
    expect(create.head).toContain('<title>作品を載せる | つむぎ</title>');
    expect(create.head).toContain('<meta name="robots" content="noindex">');
  });
});
