import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/globalId.ts';
import { createPageHeads } from './pageHeads.ts';

let api: TestApi;
let head: (path: string) => Promise<{ status: number; head: string }>;

beforeAll(async () => {
  api = await testApi();
  const render = createPageHeads(api.services);
  head = (path) => render(new URL(path, 'http://localhost:4000'));
});
afterAll(() => api.close());

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
    expect(html).toContain('<title>「余白展」&lt;告知&gt; &amp; &quot;ポスター&quot; - 早瀬 みお | つむぎ</title>');
    expect(html).toContain(`<link rel="canonical" href="http://localhost:4000/products/${globalId}">`);
    expect(html).toMatch(/<meta name="description" content="白を置く。 説明[^"]{100,}…">/);
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta property="og:image:height" content="900">');
    expect(html).not.toContain('<告知>');
  });

  test('of a creator is theirs', async () => {
    const id = await api.rows.creator({ last_name: '坂口', first_name: '汀', introduction: '文字を描きます。' });
    const { status, head: html } = await head(`/creators/${encodeGlobalId('CreatorUser', id)}`);
    expect(status).toBe(200);
    expect(html).toContain('<title>坂口 汀 | つむぎ</title>');
    expect(html).toContain('content="文字を描きます。"');
  });

  test('is a 404 for what does not exist and for what is not public, and tells nothing of it', async () => {
    const secret = await api.rows.product({ name: '秘密の作品' });
    const member = await api.rows.publicProduct({ name: '会員の作品', visibility: 'MEMBERS' });
    for (const path of [
      `/products/${encodeGlobalId('Product', secret)}`,
      `/products/${encodeGlobalId('Product', member)}`,
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
      expect(answer.head).not.toMatch(/秘密|会員の作品|canonical|og:/);
    }
  });

  test.each(['/', '/sign_in', '/products', '/products/create', '/jobs/x', '/journal/category/tsumugi/event', '/document/x/download-completed'])(
    '%s is an address',
    async (path) => {
      expect((await head(path)).status).toBe(200);
    },
  );

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
