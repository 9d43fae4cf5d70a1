import type { Context } from '../../lib/request/context.ts';
import type { Services } from '../../lib/request/services.ts';
import { guest } from '../../lib/request/viewer.ts';
import { createCardPictures } from './cards/cardPictures.ts';
import { journalAtom, journalRss, worksAtom } from './feeds.ts';
import type { PublicFile } from './publicFile.ts';
import { createSitemap } from './sitemap/sitemap.ts';

const atomType = 'application/atom+xml; charset=utf-8';
const worksFeed = /^\/creators\/([^/]+)\/feed\.xml$/u;

/**
 * Files for programs: robots.txt, the sitemap, the feeds and share pictures. Undefined for any other path.
 */
export function createPublicFiles(services: Services): (path: string) => Promise<PublicFile | undefined> {
  const asGuest = (): Context => ({
    services,
    viewer: guest,
    request: { id: 'public-file', ip: '', userAgent: '' },
  });
  const sitemap = createSitemap(asGuest);
  const cardPicture = createCardPictures(services);

  const robots = (): string =>
    [
      'User-agent: *',
      'Disallow: /graphql',
      'Disallow: /admin',
      'Disallow: /settings/',
      'Disallow: /shell',
      'Disallow: /messages',
      `Sitemap: ${new URL('/sitemap.xml', services.config.publicOrigin).href}`,
      '',
    ].join('\n');

  const xml = (type: string, body: string | undefined): PublicFile | undefined =>
    body === undefined ? undefined : { type, body };

  return async (path) => {
    if (path === '/robots.txt') return { type: 'text/plain; charset=utf-8', body: robots() };
    if (path === '/journal/feed.xml')
      return xml('application/rss+xml; charset=utf-8', await journalRss(asGuest()));
    if (path === '/journal/atom.xml') return xml(atomType, await journalAtom(asGuest()));
    if (path.startsWith('/sitemap')) return xml('application/xml; charset=utf-8', await sitemap(path));
    if (path.startsWith('/share/')) return cardPicture(path);
    const [, creator] = worksFeed.exec(path) ?? [];
    return creator === undefined ? undefined : xml(atomType, await worksAtom(asGuest(), creator));
  };
}
