import type { Context } from '../../lib/request/context.ts';
import type { Services } from '../../lib/request/services.ts';
import { guest } from '../../lib/request/viewer.ts';
import { encodeGlobalId, keyOf } from '../../lib/request/globalId.ts';
import { authorOf, skillsOf, visibleCreator } from '../creators/profiles/creators.ts';
import type { CreatorRow } from '../creators/profiles/sql.ts';
import { companyOf, isOver, openingOutside } from '../jobs/openings/openings.ts';
import type { MediaRow } from '../media/sql.ts';
import { newestOfCreator } from '../products/feeds/newestOfCreators.ts';
import { productExists, publicProduct } from '../products/works/byId.ts';
import type { ProductRow } from '../products/works/sql.ts';
import { workKey } from '../products/works/workKey.ts';
import { addressAt, standingPages } from './addresses.ts';
import {
  articleCard,
  cardAddress,
  creatorCard,
  documentCard,
  openingCard,
  plainCard,
  plainCardPath,
} from './cards/cards.ts';
import type { Card } from './cards/cards.ts';
import { documentBySlug } from './documents/documents.ts';
import { crumbs, dataBlock, escaped, headHtml, noIndex, shortened, siteName, tagsHtml } from './headHtml.ts';
import type { Facts, HeadPicture, RenderedHead } from './headHtml.ts';
import { articleBySlug } from './journal/journal.ts';
import { jobPosting } from './jobPosting.ts';

const imageWidth = 1200;

/** As wide as readers of these tags expect. */
function pictureOf(image: MediaRow, words: string): HeadPicture {
  const width = Math.min(image.width, imageWidth);
  return {
    address: `/_next/image?url=${encodeURIComponent(image.url)}&w=${imageWidth}&q=75`,
    width,
    height: Math.round((width / image.width) * image.height),
    words,
  };
}

const drawn = (path: string, card: Card, words: string): HeadPicture => ({
  address: cardAddress(path, card),
  width: 1200,
  height: 630,
  words,
});

function plainPicture(path: string): HeadPicture {
  const of = plainCardPath(path);
  const card = plainCard(of);
  return drawn(of, card, card.words.title.join(''));
}

const worksWithPerson = 6;
const nameOf = ({ lastName, firstName }: CreatorRow): string => `${lastName} ${firstName}`;
const workPath = (key: string): string => `/products/${encodeGlobalId('Product', key)}`;
const creatorPath = (key: string): string => `/creators/${encodeGlobalId('CreatorUser', key)}`;

const creativeWork = ({ key, name, thumbnailImage, editedAt }: ProductRow, origin: string): object => ({
  '@type': 'CreativeWork',
  name,
  url: new URL(workPath(key), origin).href,
  dateModified: editedAt.toISOString(),
  ...(thumbnailImage && { image: new URL(thumbnailImage.url, origin).href }),
});

async function workHead(context: Context, product: ProductRow, origin: string): Promise<RenderedHead> {
  const author = await authorOf(context, product.authorId);
  const name = nameOf(author);
  const path = workPath(product.key);
  const facts: Facts = {
    title: `${product.name} - ${name} | ${siteName}`,
    description: shortened(product.description || `${name}の作品「${product.name}」。`),
    path,
    type: 'article',
    picture: product.thumbnailImage
      ? pictureOf(product.thumbnailImage, `${name}「${product.name}」`)
      : plainPicture('/'),
  };
  const authorUrl = new URL(creatorPath(author.key), origin).href;
  const data = dataBlock({
    '@context': 'https://schema.org',
    ...creativeWork(product, origin),
    description: facts.description,
    author: { '@type': 'Person', name, url: authorUrl },
  });
  const places = [
    [name, creatorPath(author.key)],
    [product.name, path],
  ] as const;
  return { status: 200, head: tagsHtml([headHtml(facts, origin), data, crumbs(places, origin)]) };
}

async function creatorHead(context: Context, param: string, origin: string): Promise<RenderedHead> {
  const id = keyOf(param, 'CreatorUser');
  const creator = id === undefined ? null : await visibleCreator(context, id);
  if (!creator) return notFound;
  const [card, works, skills] = await Promise.all([
    creatorCard(context, creator),
    newestOfCreator(context, creator.key, worksWithPerson),
    skillsOf(context, creator.key),
  ]);
  const name = nameOf(creator);
  const path = creatorPath(creator.key);
  const description = shortened(creator.introduction || `${name}の作品とプロフィール。`);
  const head = headHtml(
    {
      title: `${name} | ${siteName}`,
      description,
      path,
      type: 'profile',
      picture: drawn(path, card, `${name}の作品`),
      feed: { path: `${path}/feed.xml`, title: `${name}の作品 | ${siteName}` },
    },
    origin,
  );
  const { profileImage } = creator;
  const data = dataBlock({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: new URL(path, origin).href,
    mainEntity: {
      '@type': 'Person',
      name,
      alternateName: creator.userName,
      url: new URL(path, origin).href,
      description,
      ...(skills.length > 0 && { knowsAbout: skills.map(({ name: skill }) => skill) }),
      ...(profileImage && { image: new URL(profileImage.url, origin).href }),
    },
    ...(works.length > 0 && { hasPart: works.map((work) => creativeWork(work, origin)) }),
  });
  return { status: 200, head: tagsHtml([head, data, crumbs([[name, path]], origin)]) };
}

/** Pages below `/jobs/` that are not an opening. */
const ownJobPages = new Set(['bookmarked', 'entered', 'fulltime', 'outsourcing']);

/**
 * An opening that is visible outside, with its JobPosting while it can be entered. Closed ones answer 410;
 * nothing is told of any other.
 */
async function jobHead(context: Context, param: string, origin: string): Promise<RenderedHead> {
  const id = keyOf(param, 'JobOpening');
  const found = id === undefined ? 'NOTHING' : await openingOutside(context, id);
  if (found === 'NOTHING') return plainHead(`/jobs/${param}`, origin, true);
  if (found === 'CLOSED')
    return {
      status: 410,
      head: tagsHtml([
        `<title>募集は終わりました | ${siteName}</title>`,
        '<meta name="description" content="この募集は終わりました。">',
        noIndex,
      ]),
    };
  const [company, card] = await Promise.all([companyOf(context, found), openingCard(context, found)]);
  const path = `/jobs/${encodeGlobalId('JobOpening', found.id)}`;
  const head = headHtml(
    {
      title: `${found.title} - ${company.name} | ${siteName}`,
      description: shortened(
        found.offerDetail ??
          found.jobDetail ??
          found.roleResponsibilityArea ??
          found.serviceDescription ??
          found.title,
      ),
      path,
      type: 'article',
      picture: drawn(path, card, `${company.name}の募集「${found.title}」`),
    },
    origin,
  );
  const places = crumbs([[found.title, path]], origin);
  if (isOver(context, found)) return { status: 200, head: tagsHtml([head, places]) };
  const posting = jobPosting(found, {
    companyName: company.name,
    logo: company.avatar?.url ?? null,
    origin,
  });
  return { status: 200, head: tagsHtml([head, dataBlock(posting), places]) };
}

const notFound: RenderedHead = {
  status: 404,
  head: tagsHtml([
    `<title>ページが見つかりません | ${siteName}</title>`,
    '<meta name="description" content="このアドレスのページはありません。">',
  ]),
};

/**
 * Who asks for the HTML is not known, so of a work that is not public nothing is told but that it exists; the
 * page shows it to those it is for.
 */
async function productHead(context: Context, param: string, origin: string): Promise<RenderedHead> {
  const id = workKey(param);
  if (id === undefined) return notFound;
  const product = await publicProduct(context, id);
  if (product) return workHead(context, product, origin);
  const path = `/products/${encodeGlobalId('Product', id)}`;
  return (await productExists(context, id)) ? plainHead(path, origin, true) : notFound;
}

async function articleHead(context: Context, slug: string, origin: string): Promise<RenderedHead> {
  const article = await articleBySlug(context, slug);
  if (!article) return notFound;
  const { title, summary, cover, publishedAt, author } = article;
  const path = `/journal/${slug}`;
  const picture = drawn(path, articleCard(article), title);
  const head = headHtml(
    { title: `${title} | ${siteName}`, description: shortened(summary), path, type: 'article', picture },
    origin,
  );
  const data = dataBlock({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    datePublished: `${publishedAt}T00:00:00+09:00`,
    author: { '@type': author.startsWith(siteName) ? 'Organization' : 'Person', name: author },
    publisher: { '@type': 'Organization', name: siteName },
    mainEntityOfPage: new URL(path, origin).href,
    image: new URL(cover?.url ?? picture.address, origin).href,
  });
  const places = [
    ['読みもの', '/journal'],
    [title, path],
  ] as const;
  return {
    status: 200,
    head: tagsHtml([
      head,
      ...(slug === article.slug ? [] : [noIndex]),
      `<meta property="article:published_time" content="${escaped(publishedAt)}T00:00:00+09:00">`,
      data,
      crumbs(places, origin),
    ]),
  };
}

async function documentHead(context: Context, slug: string, origin: string): Promise<RenderedHead> {
  const document = await documentBySlug(context, slug);
  if (!document) return notFound;
  const { title, summary } = document;
  const path = `/document/${slug}`;
  const facts: Facts = {
    title: `${title} | ${siteName}`,
    description: shortened(summary),
    path,
    type: 'article',
    picture: drawn(path, documentCard(document), title),
  };
  const places = [
    ['資料', '/document'],
    [title, path],
  ] as const;
  const ahead = slug === document.slug ? [] : [noIndex];
  return { status: 200, head: tagsHtml([headHtml(facts, origin), ...ahead, crumbs(places, origin)]) };
}

/** Pages below `/products/` that are not a work. */
const ownPages = new Set(['create', 'bookmarked']);

/** A page that is the same for everybody, or for members only. */
function plainHead(path: string, origin: string, forMembers = false): RenderedHead {
  const address = addressAt(path);
  if (!address) return notFound;
  const head = headHtml(
    {
      title: `${address.title} | ${siteName}`,
      description: standingPages.get(path) ?? standingPages.get('/') ?? address.title,
      path,
      type: 'website',
      picture: plainPicture(path),
    },
    origin,
  );
  return { status: 200, head: address.forMembers || forMembers ? tagsHtml([head, noIndex]) : head };
}

function frontHead(origin: string): RenderedHead {
  const { status, head } = plainHead('/', origin);
  const site = dataBlock({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    alternateName: 'Tsumugi',
    url: new URL('/', origin).href,
    inLanguage: 'ja',
  });
  return { status, head: tagsHtml([head, site]) };
}

/** The head for those that run no JavaScript. It is always a guest's, as previews are public. */
export function createPageHeads(services: Services): (url: URL) => Promise<RenderedHead> {
  const origin = services.config.publicOrigin;
  return async ({ pathname }) => {
    const context: Context = { services, viewer: guest, request: { id: 'page-head', ip: '', userAgent: '' } };
    if (pathname === '/') return frontHead(origin);
    const [, kind, param, more] = pathname.split('/');
    if (kind === 'products' && param && more === undefined && !ownPages.has(param)) {
      return productHead(context, param, origin);
    }
    if (kind === 'creators' && param && more === undefined) return creatorHead(context, param, origin);
    if (kind === 'jobs' && param && more === undefined && !ownJobPages.has(param))
      return jobHead(context, param, origin);
    if (kind === 'journal' && param && more === undefined && !['new', 'ranking'].includes(param))
      return articleHead(context, param, origin);
    if (kind === 'document' && param && more === undefined && param !== 'schedule-completed')
      return documentHead(context, param, origin);
    // The address carries the token, so it is not indexed.
    return plainHead(pathname, origin, more === 'download-completed');
  };
}
