import type { Context } from '../../lib/context.ts';
import type { Services } from '../../lib/services.ts';
import { guest } from '../../lib/viewer.ts';
import { shelfOf } from './texts/shelf.ts';

export interface PublicFile {
  readonly type: string;
  readonly body: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);
const xml = (lines: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');
const momentOf = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

const feedLength = 30;
/** Pages that are the same for everybody, besides the texts. */
const standing = [
  '/',
  '/business',
  '/journal',
  '/journal/new',
  '/journal/ranking',
  '/journal/category/interviews',
  '/journal/category/knowledge',
  '/journal/category/tsumugi',
  '/document',
  '/contact',
  '/terms',
  '/privacy-policy',
  '/legal/terms-corporate',
  '/legal/terms-creator',
  '/legal/cookie',
  '/legal/commerce',
  '/legal/company',
];

/** What programs read of the place: robots.txt, the sitemap, and the journal's feeds. Undefined for any other path. */
export function createPublicFiles(services: Services): (path: string) => Promise<PublicFile | undefined> {
  const origin = services.config.publicOrigin;
  const at = (path: string): string => escaped(new URL(path, origin).href);
  const shelf = () => {
    const context: Context = { services, viewer: guest, request: { id: 'public-file', ip: '', userAgent: '' } };
    return shelfOf(context);
  };

  const robots = (): PublicFile => ({
    type: 'text/plain; charset=utf-8',
    body: [
      'User-agent: *',
      'Disallow: /graphql',
      'Disallow: /settings/',
      'Disallow: /messages',
      `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
      '',
    ].join('\n'),
  });

  async function sitemap(): Promise<PublicFile> {
    const { articles, documents } = await shelf();
    const dated = [
      ...articles.map(({ slug, publishedAt }) => [`/journal/${slug}`, publishedAt] as const),
      ...documents.map(({ slug, publishedAt }) => [`/document/${slug}`, publishedAt] as const),
    ];
    return {
      type: 'application/xml; charset=utf-8',
      body: xml([
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...standing.map((path) => `<url><loc>${at(path)}</loc></url>`),
        ...dated.map(([path, day]) => `<url><loc>${at(path)}</loc><lastmod>${day}</lastmod></url>`),
        '</urlset>',
      ]),
    };
  }

  async function rss(): Promise<PublicFile> {
    const { articles } = await shelf();
    return {
      type: 'application/rss+xml; charset=utf-8',
      body: xml([
        '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
        '<title>読みもの | つむぎ</title>',
        `<link>${at('/journal')}</link>`,
        `<atom:link href="${at('/journal/feed.xml')}" rel="self" type="application/rss+xml"/>`,
        '<description>つくる人と会社を訪ねて、仕事の手元を聞く。</description>',
        '<language>ja</language>',
        ...articles.slice(0, feedLength).map(
          ({ slug, title, summary, publishedAt }) =>
            `<item><title>${escaped(title)}</title><link>${at(`/journal/${slug}`)}</link><guid>${at(`/journal/${slug}`)}</guid>` +
            `<pubDate>${momentOf(publishedAt).toUTCString()}</pubDate><description>${escaped(summary)}</description></item>`,
        ),
        '</channel></rss>',
      ]),
    };
  }

  async function atom(): Promise<PublicFile> {
    const { articles } = await shelf();
    const updated = momentOf(articles[0]?.publishedAt ?? '2026-01-01').toISOString();
    return {
      type: 'application/atom+xml; charset=utf-8',
      body: xml([
        '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja">',
        '<title>読みもの | つむぎ</title>',
        `<id>${at('/journal')}</id><updated>${updated}</updated>`,
        `<link href="${at('/journal')}"/><link rel="self" href="${at('/journal/atom.xml')}"/>`,
        ...articles.slice(0, feedLength).map(
          ({ slug, title, summary, publishedAt, author }) =>
            `<entry><title>${escaped(title)}</title><id>${at(`/journal/${slug}`)}</id><link href="${at(`/journal/${slug}`)}"/>` +
            `<updated>${momentOf(publishedAt).toISOString()}</updated><author><name>${escaped(author)}</name></author>` +
            `<summary>${escaped(summary)}</summary></entry>`,
        ),
        '</feed>',
      ]),
    };
  }

  const files = new Map<string, () => PublicFile | Promise<PublicFile>>([
    ['/robots.txt', robots],
    ['/sitemap.xml', sitemap],
    ['/journal/feed.xml', rss],
    ['/journal/atom.xml', atom],
  ]);
  return async (path) => files.get(path)?.();
}
