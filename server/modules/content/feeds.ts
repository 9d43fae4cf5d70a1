import type { Context } from '../../lib/request/context.ts';
import { encodeGlobalId, keyOf } from '../../lib/request/globalId.ts';
import { keysetPage } from '../../lib/request/paging.ts';
import { visibleCreator } from '../creators/profiles/creators.ts';
import { publicFeedOf } from '../products/works/products.ts';
import { shelfOf } from './texts/shelf.ts';
import { xmlDocument, xmlText } from './xml.ts';

const feedLength = 30;
const momentOf = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

const addressIn =
  ({ services }: Context) =>
  (path: string): string =>
    xmlText(new URL(path, services.config.publicOrigin).href);

export async function journalRss(context: Context): Promise<string> {
  const { articles } = await shelfOf(context);
  const at = addressIn(context);
  return xmlDocument([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    '<title>読みもの | つむぎ</title>',
    `<link>${at('/journal')}</link>`,
    `<atom:link href="${at('/journal/feed.xml')}" rel="self" type="application/rss+xml"/>`,
    '<description>つくる人と会社を訪ねて、仕事の手元を聞く。</description>',
    '<language>ja</language>',
    ...articles
      .slice(0, feedLength)
      .map(
        ({ slug, title, summary, publishedAt }) =>
          `<item><title>${xmlText(title)}</title><link>${at(`/journal/${slug}`)}</link><guid>${at(`/journal/${slug}`)}</guid>` +
          `<pubDate>${momentOf(publishedAt).toUTCString()}</pubDate><description>${xmlText(summary)}</description></item>`,
      ),
    '</channel></rss>',
  ]);
}

interface Entry {
  readonly path: string;
  readonly title: string;
  readonly at: Date;
  readonly author: string;
  readonly summary: string;
  readonly picture?: string;
}

function atom(
  context: Context,
  facts: {
    readonly title: string;
    readonly path: string;
    readonly self: string;
    readonly entries: readonly Entry[];
  },
): string {
  const at = addressIn(context);
  const updated = facts.entries
    .map((entry) => entry.at.getTime())
    .reduce((one, other) => Math.max(one, other), 0);
  return xmlDocument([
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja">',
    `<title>${xmlText(facts.title)}</title>`,
    `<id>${at(facts.path)}</id><updated>${new Date(updated).toISOString()}</updated>`,
    `<link href="${at(facts.path)}"/><link rel="self" href="${at(facts.self)}"/>`,
    ...facts.entries.map(
      ({ path, title, at: moment, author, summary, picture }) =>
        `<entry><title>${xmlText(title)}</title><id>${at(path)}</id><link href="${at(path)}"/>` +
        (picture === undefined ? '' : `<link rel="enclosure" type="image/jpeg" href="${at(picture)}"/>`) +
        `<updated>${moment.toISOString()}</updated><author><name>${xmlText(author)}</name></author>` +
        `<summary>${xmlText(summary)}</summary></entry>`,
    ),
    '</feed>',
  ]);
}

export async function journalAtom(context: Context): Promise<string> {
  const { articles } = await shelfOf(context);
  return atom(context, {
    title: '読みもの | つむぎ',
    path: '/journal',
    self: '/journal/atom.xml',
    entries: articles.slice(0, feedLength).map(({ slug, title, summary, publishedAt, author }) => ({
      path: `/journal/${slug}`,
      title,
      at: momentOf(publishedAt),
      author,
      summary,
    })),
  });
}

/** A creator's newest public works; undefined where guests see no such creator. */
export async function worksAtom(context: Context, param: string): Promise<string | undefined> {
  const id = keyOf(param, 'CreatorUser');
  const creator = id === undefined ? null : await visibleCreator(context, id);
  if (!creator) return undefined;
  const { edges } = await publicFeedOf(context, creator.key, keysetPage({ first: feedLength }));
  const name = `${creator.lastName} ${creator.firstName}`;
  const path = `/creators/${encodeGlobalId('CreatorUser', creator.key)}`;
  return atom(context, {
    title: `${name}の作品 | つむぎ`,
    path,
    self: `${path}/feed.xml`,
    entries: edges.map(({ node }) => ({
      path: `/products/${encodeGlobalId('Product', node.key)}`,
      title: node.name,
      at: node.publicAt ?? node.editedAt,
      author: name,
      summary: node.description,
      ...(node.thumbnailImage && {
        picture: `/_next/image?url=${encodeURIComponent(node.thumbnailImage.url)}&w=1200&q=75`,
      }),
    })),
  });
}
