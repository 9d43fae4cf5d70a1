import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { decodeCursor, encodeCursor } from '../../../lib/request/paging.ts';
import { LRUCache } from '../../../lib/process/lruCache.ts';
import { standingPages } from '../addresses.ts';
import { shelfOf } from '../texts/shelf.ts';
import { xmlDocument, xmlText } from '../xml.ts';
import * as sql from './sitemapSql.ts';
import type { Listed, ListedKind } from './sitemapSql.ts';

/** The protocol's limit. */
const mostInFile = 50_000;
/** Several search engines read a large file in turn. */
const keptMs = 10 * 60_000;

const pathOf: Readonly<Record<ListedKind, (id: string) => string>> = {
  works: (id) => `/products/${encodeGlobalId('Product', id)}`,
  creators: (id) => `/creators/${encodeGlobalId('CreatorUser', id)}`,
  jobs: (id) => `/jobs/${encodeGlobalId('JobOpening', id)}`,
};

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const partShape = /^\/sitemaps\/(works|creators|jobs)-([\w-]{1,100})\.xml$/u;

const isKind = (text: string | undefined): text is ListedKind =>
  sql.listedKinds.some((kind) => kind === text);

interface Kept {
  readonly until: number;
  readonly body: Promise<string | undefined>;
}

/** `/sitemap.xml`, an index, and its parts; undefined for any other path. */
export function createSitemap(
  contextNow: () => Context,
  size = mostInFile,
): (path: string) => Promise<string | undefined> {
  const kept = new LRUCache<string, Kept>(8);

  async function texts(context: Context): Promise<string> {
    const { articles, documents } = await shelfOf(context);
    const at = addressIn(context);
    const dated = [
      ...articles.map(({ slug, publishedAt }) => [`/journal/${slug}`, publishedAt] as const),
      ...documents.map(({ slug, publishedAt }) => [`/document/${slug}`, publishedAt] as const),
    ];
    return xmlDocument([
      `<urlset ${namespace}>`,
      ...[...standingPages.keys()].map((path) => `<url><loc>${at(path)}</loc></url>`),
      ...dated.map(([path, day]) => `<url><loc>${at(path)}</loc><lastmod>${day}</lastmod></url>`),
      '</urlset>',
    ]);
  }

  async function index(context: Context): Promise<string> {
    const { db, clock } = context.services;
    const at = addressIn(context);
    const today = japanDay(clock.now());
    const parts = await Promise.all(
      sql.listedKinds.map(async (kind) =>
        (await sql.partsOf(db, kind, size, today)).map((key) => `/sitemaps/${kind}-${encodeCursor(key)}.xml`),
      ),
    );
    return xmlDocument([
      `<sitemapindex ${namespace}>`,
      ...['/sitemaps/texts.xml', ...parts.flat()].map((path) => `<sitemap><loc>${at(path)}</loc></sitemap>`),
      '</sitemapindex>',
    ]);
  }

  async function part(context: Context, kind: ListedKind, cursor: string): Promise<string | undefined> {
    const { db, clock } = context.services;
    const from = keyOrNothing(cursor);
    if (!from) return undefined;
    const rows = await sql.partFrom(db, kind, from, size, japanDay(clock.now()));
    if (rows.length === 0) return undefined;
    const at = addressIn(context);
    return xmlDocument([
      `<urlset ${namespace}>`,
      ...rows.map((row) => `<url><loc>${at(pathOf[kind](row.id))}</loc>${changed(row)}</url>`),
      '</urlset>',
    ]);
  }

  function keep(path: string, make: (context: Context) => Promise<string | undefined>) {
    const context = contextNow();
    const now = context.services.clock.now().getTime();
    const known = kept.get(path);
    if (known && known.until > now) return known.body;
    const body = make(context);
    kept.set(path, { until: now + keptMs, body });
    body.catch(() => kept.set(path, { until: 0, body }));
    return body;
  }

  return async (path) => {
    if (path === '/sitemaps/texts.xml') return texts(contextNow());
    if (path === '/sitemap.xml') return keep(path, index);
    const [, kind, cursor = ''] = partShape.exec(path) ?? [];
    if (!isKind(kind)) return undefined;
    // Only parts in the index: any other cursor would make another large file.
    const named = await keep('/sitemap.xml', index);
    return named?.includes(path) ? keep(path, (context) => part(context, kind, cursor)) : undefined;
  };
}

const addressIn =
  ({ services }: Context) =>
  (path: string): string =>
    xmlText(new URL(path, services.config.publicOrigin).href);

const changed = ({ changedAt }: Listed): string =>
  changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';

function keyOrNothing(cursor: string) {
  try {
    return decodeCursor(cursor);
  } catch {
    return undefined;
  }
}
