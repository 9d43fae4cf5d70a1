import type { Context } from '../../lib/context.ts';
import type { Services } from '../../lib/services.ts';
import { guest } from '../../lib/viewer.ts';
import { encodeGlobalId, keyOf } from '../../lib/globalId.ts';
import { authorOf, visibleCreator } from '../creators/profiles/creators.ts';
import { companyOf, isOver, mediaOf, openingOutside } from '../jobs/openings/openings.ts';
import type { MediaRow } from '../media/sql.ts';
import { productExists, publicProduct } from '../products/works/byId.ts';
import type { ProductRow } from '../products/works/sql.ts';
import { addressAt } from './addresses.ts';
import { documentBySlug } from './documents/documents.ts';
import { articleBySlug } from './journal/journal.ts';
import { jobPosting } from './jobPosting.ts';
import { workKey } from '../products/works/workKey.ts';

interface Facts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly type: 'website' | 'article' | 'profile';
  readonly image: MediaRow | null;
}

export interface RenderedHead {
  readonly status: number;
  /** Empty keeps what the build wrote. */
  readonly head: string;
}

const siteName = 'つむぎ';
const descriptionLength = 120;
const imageWidth = 1200;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > descriptionLength ? `${characters.slice(0, descriptionLength - 1).join('')}…` : line;
}

function html({ title, description, path, type, image }: Facts, origin: string): string {
  const address = new URL(path, origin).href;
  const tags = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(address)}">`,
    `<meta property="og:site_name" content="${siteName}">`,
    `<meta property="og:locale" content="ja_JP">`,
    `<meta property="og:type" content="${type}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:url" content="${escaped(address)}">`,
  ];
  if (image) {
    const source = `/_next/image?url=${encodeURIComponent(image.url)}&w=${imageWidth}&q=75`;
    const height = Math.round((Math.min(image.width, imageWidth) / image.width) * image.height);
    tags.push(
      `<meta property="og:image" content="${escaped(new URL(source, origin).href)}">`,
      `<meta property="og:image:width" content="${Math.min(image.width, imageWidth)}">`,
      `<meta property="og:image:height" content="${height}">`,
      '<meta name="twitter:card" content="summary_large_image">',
    );
  }
  return tags.join('\n    ');
}

async function productFacts(context: Context, product: ProductRow): Promise<Facts> {
  const author = await authorOf(context, product.authorId);
  const name = `${author.lastName} ${author.firstName}`;
  return {
    title: `${product.name} - ${name} | ${siteName}`,
    description: shortened(product.description || `${name}の作品「${product.name}」。`),
    path: `/products/${encodeGlobalId('Product', product.key)}`,
    type: 'article',
    image: product.thumbnailImage,
  };
}

async function creatorFacts(context: Context, param: string): Promise<Facts | null> {
  const id = keyOf(param, 'CreatorUser');
  const creator = id === undefined ? null : await visibleCreator(context, id);
  if (!creator) return null;
  const name = `${creator.lastName} ${creator.firstName}`;
  return {
    title: `${name} | ${siteName}`,
    description: shortened(creator.introduction || `${name}の作品とプロフィール。`),
    path: `/creators/${encodeGlobalId('CreatorUser', creator.key)}`,
    type: 'profile',
    image: creator.profileImage,
  };
}

/** Ends no script element, whatever is in it. A block of data is no script, and the Content-Security-Policy lets it be. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/gu,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )}</script>`;

const noIndex = '<meta name="robots" content="noindex">';

/** Addresses below `/jobs/` that are pages of their own. */
const ownJobPages = new Set(['bookmarked', 'entered', 'fulltime', 'outsourcing']);

/**
 * An opening that the company opened to the outside, with its data for search engines while it can be entered; one of those that is closed is
 * gone, and of any other there is nothing to be told.
 */
async function jobHead(context: Context, param: string, origin: string): Promise<RenderedHead> {
  const id = keyOf(param, 'JobOpening');
  const found = id === undefined ? 'NOTHING' : await openingOutside(context, id);
  if (found === 'NOTHING') return plainHead(`/jobs/${param}`, origin, true);
  if (found === 'CLOSED')
    return {
      status: 410,
      head: [
        `<title>募集は終わりました | ${siteName}</title>`,
        '<meta name="description" content="この募集は終わりました。">',
        noIndex,
      ].join('\n    '),
    };
  const company = await companyOf(context, found);
  const head = html(
    {
      title: `${found.title} - ${company.name} | ${siteName}`,
      description: shortened(
        found.offerDetail ?? found.jobDetail ?? found.roleResponsibilityArea ?? found.serviceDescription ?? found.title,
      ),
      path: `/jobs/${encodeGlobalId('JobOpening', found.id)}`,
      type: 'article',
      image: await mediaOf(context, found.coverMediaId),
    },
    origin,
  );
  if (isOver(context, found)) return { status: 200, head };
  const posting = jobPosting(found, {
    companyName: company.name,
    logo: company.avatar?.url ?? null,
    origin,
  });
  return { status: 200, head: `${head}\n    ${dataBlock(posting)}` };
}

/** The same words as in index.html. */
const siteDescription = 'つくる人と会社を、つむぐ。作品から始まり、条件がはじめに見える、デザインの仕事の場所です。';

const top: Facts = {
  title: `つくる人と会社を、つむぐ。 | ${siteName}`,
  description: siteDescription,
  path: '/',
  type: 'website',
  image: null,
};

const notFound: RenderedHead = {
  status: 404,
  head: [
    `<title>ページが見つかりません | ${siteName}</title>`,
    '<meta name="description" content="このアドレスのページはありません。">',
  ].join('\n    '),
};

/**
 * A work that is for some alone (its author, members, whoever has a link) is shown by the page to whom it is for. Who asks for the first
 * HTML is not known, so nothing is told of it but that there is one.
 */
async function productHead(context: Context, param: string, origin: string): Promise<RenderedHead> {
  const id = workKey(param);
  if (id === undefined) return notFound;
  const product = await publicProduct(context, id);
  if (product) return { status: 200, head: html(await productFacts(context, product), origin) };
  const path = `/products/${encodeGlobalId('Product', id)}`;
  return (await productExists(context, id)) ? plainHead(path, origin, true) : notFound;
}

/** An article as search engines read it, and where it stands. */
async function articleHead(context: Context, slug: string, origin: string): Promise<RenderedHead> {
  const article = await articleBySlug(context, slug);
  if (!article) return notFound;
  const { title, summary, cover, publishedAt, author } = article;
  const path = `/journal/${slug}`;
  const address = new URL(path, origin).href;
  const head = html(
    { title: `${title} | ${siteName}`, description: shortened(summary), path, type: 'article', image: cover },
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
    mainEntityOfPage: address,
    ...(cover && { image: new URL(cover.url, origin).href }),
  });
  const crumbs = dataBlock({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: '読みもの', item: new URL('/journal', origin).href },
      { '@type': 'ListItem', position: 2, name: title, item: address },
    ],
  });
  return { status: 200, head: [head, data, crumbs].join('\n    ') };
}

async function documentHead(context: Context, slug: string, origin: string): Promise<RenderedHead> {
  const document = await documentBySlug(context, slug);
  if (!document) return notFound;
  const { title, summary } = document;
  const facts: Facts = {
    title: `${title} | ${siteName}`,
    description: shortened(summary),
    path: `/document/${slug}`,
    type: 'article',
    image: null,
  };
  return { status: 200, head: html(facts, origin) };
}

/** Addresses below `/products/` that are pages of their own. */
const ownPages = new Set(['create', 'bookmarked']);

/** A page that is the same whoever looks at it, or that shows itself only to members. */
function plainHead(path: string, origin: string, forMembers = false): RenderedHead {
  const address = addressAt(path);
  if (!address) return notFound;
  const head = html(
    { title: `${address.title} | ${siteName}`, description: siteDescription, path, type: 'website', image: null },
    origin,
  );
  return { status: 200, head: address.forMembers || forMembers ? `${head}\n    ${noIndex}` : head };
}

/**
 * What the first HTML of a page says to those who read no JavaScript. Looks with a guest's eyes, whoever asks: what a preview shows
 * is public.
 */
export function createPageHeads(services: Services): (url: URL) => Promise<RenderedHead> {
  const origin = services.config.publicOrigin;
  const found = (facts: Facts | null): RenderedHead =>
    facts ? { status: 200, head: html(facts, origin) } : notFound;
  return async ({ pathname }) => {
    const context: Context = { services, viewer: guest, request: { id: 'page-head', ip: '', userAgent: '' } };
    if (pathname === '/') return found(top);
    const [, kind, param, more] = pathname.split('/');
    if (kind === 'products' && param && more === undefined && !ownPages.has(param)) {
      return productHead(context, param, origin);
    }
    if (kind === 'creators' && param && more === undefined) return found(await creatorFacts(context, param));
    if (kind === 'jobs' && param && more === undefined && !ownJobPages.has(param))
      return jobHead(context, param, origin);
    if (kind === 'journal' && param && more === undefined && !['new', 'ranking'].includes(param))
      return articleHead(context, param, origin);
    if (kind === 'document' && param && more === undefined && param !== 'schedule-completed')
      return documentHead(context, param, origin);
    // The address carries what opens the document.
    return plainHead(pathname, origin, more === 'download-completed');
  };
}
