import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from './testing.ts';

let server: TestServer | undefined;
const start = async (options?: TestServerOptions) => (server = await startTestServer(options));
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const script = /<script type="application\/json" id="first-answers">(.*?)<\/script><\/body>/u;

describe('the first HTML', () => {
  it('brings what the page would ask for, and no text in it ends the script', async () => {
    const word = '</script><script>alert("&\u2028")</script>';
    const json = JSON.stringify([{ name: 'PageQuery', variables: {}, answer: { data: { word } } }]);
    const { request } = await start({ answerAhead: async () => ({ whole: true, json, picture: '' }) });
    const { text, headers } = await request('/works');
    const [, written = ''] = script.exec(text) ?? [];
    expect(written).not.toMatch(/[<>&\u2028]/u);
    expect(JSON.parse(written)).toEqual(JSON.parse(json));
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is given the address as it is, with what is behind its ?', async () => {
    const addresses: string[] = [];
    const answerAhead = async ({ pathname, search }: URL) => {
      addresses.push(pathname + search);
      return { whole: true, json: null, picture: '' };
    };
    const { request } = await start({ answerAhead });
    await request('/products/a%3D');
    await request('/products/a?share=token');
    await request('/shell');
    expect(addresses).toEqual(['/products/a%3D', '/products/a?share=token']);
  });

  it('has the first picture and the code of its page fetched with it, and of no other code than it lacks', async () => {
    const picture = '<link rel="preload" as="image" href="/pictures/desk.webp">';
    const { request, dist } = await start({
      answerAhead: async () => ({ whole: true, json: null, picture }),
      codeAt: (path) => (path === '/business' ? ['src/BusinessPage.tsx', 'src/gone.tsx'] : []),
    });
    const chunk = (file: string, imports: readonly string[], css: readonly string[] = []) => ({
      file: `assets/${file}`,
      imports,
      css: css.map((name) => `assets/${name}`),
    });
    await writeFile(
      join(dist, '.vite', 'manifest.json'),
      JSON.stringify({
        'index.html': chunk('index.js', ['_vendor.js'], ['index.css']),
        '_vendor.js': chunk('vendor.js', []),
        '_common.js': chunk('common.js', ['_vendor.js', 'index.html'], ['common.css']),
        'src/BusinessPage.tsx': chunk(
          'Business.js',
          ['_common.js', '_vendor.js'],
          ['business.css', 'common.css'],
        ),
      }),
    );
    const { text } = await request('/business');
    const [, head = ''] = /<head>(.*)<\/head>/u.exec(text) ?? [];
    expect(head).toContain(picture);
    expect(
      head.match(/<link rel="(?:modulepreload|preload" as="style)" crossorigin href="[^"]+">/gu),
    ).toEqual([
      '<link rel="preload" as="style" crossorigin href="/assets/common.css">',
      '<link rel="preload" as="style" crossorigin href="/assets/business.css">',
      '<link rel="modulepreload" crossorigin href="/assets/Business.js">',
      '<link rel="modulepreload" crossorigin href="/assets/common.js">',
    ]);
    const shell = (await request('/shell')).text;
    expect(shell).not.toContain('preload');
    expect((await request('/other')).text).not.toContain('modulepreload');
  });

  it('holds the page as it is drawn from its answers, with its style sheets, for all who come', async () => {
    const drawing = `
      let drawings = 0;
      export const setPageConfig = () => undefined;
      export const draw = async (address, answers, minute) =>
        address === '/works/broken' ? Promise.reject(new Error('broken')) : address === '/works/elsewhere' ? null
        : \`<main>\${address} \${answers[0].name} \${minute} \${drawings += 1}</main>\`;
    `;
    const json = '[{"name":"PageQuery"}]';
    let whole = true;
    let status = 200;
    const { request, dist } = await start({
      clock: { now: () => new Date('2026-03-30T03:00:30Z') },
      renderHead: async () => ({ status, head: '' }),
      answerAhead: async ({ pathname }) => ({
        whole,
        json: pathname === '/contact' ? null : json,
        picture: '',
      }),
      codeAt: () => ['src/WorkPage.tsx'],
    });
    await mkdir(join(dist, '.draw'));
    await writeFile(join(dist, '.draw', 'draw-A1b2.js'), drawing);
    const code = { file: 'assets/Work.js', css: ['assets/work.css'], imports: [] };
    await writeFile(join(dist, '.vite', 'manifest.json'), JSON.stringify({ 'src/WorkPage.tsx': code }));

    const [first, second] = await Promise.all([request('/works/a?b'), request('/works/a?b')]);
    const minute = Date.parse('2026-03-30T03:00:00Z') / 60_000;
    const page = `<div id="root" data-drawn="${minute}"><main>/works/a?b PageQuery ${minute} 1</main></div>`;
    expect(first.text).toContain(page);
    expect(second.text).toContain(page);
    expect((await request('/works/a?b')).text).toContain(page);
    expect(first.text).toContain('<link rel="stylesheet" crossorigin href="/assets/work.css">');
    expect(first.text).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/Work.js">',
    );
    expect((await request('/works/b')).text).toContain('<main>/works/b PageQuery');

    const empty = '<div id="root"></div>';
    for (const path of ['/works/broken', '/works/elsewhere', '/contact', '/shell']) {
      const { text } = await request(path);
      expect(text).toContain(empty);
      expect(text).not.toContain('rel="stylesheet"');
    }
    whole = false;
    expect((await request('/works/a?b')).text).toContain(empty);
    whole = true;
    status = 410;
    expect((await request('/works/a?b')).text).toContain(empty);
  });

  it('is kept by nobody when a piece of it is missing', async () => {
    const failing: TestServerOptions['answerAhead'] = () => Promise.reject(new Error('no database'));
    for (const answerAhead of [async () => ({ whole: false, json: '[]', picture: '' }), failing]) {
      const { request } = await start({ answerAhead });
      const { status, headers } = await request('/works');
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      await server?.stop();
    }
  });
});
