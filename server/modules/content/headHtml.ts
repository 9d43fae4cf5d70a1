/** At an address of ours, with its real size. */
export interface HeadPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly words: string;
}

export interface Facts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly type: 'website' | 'article' | 'profile';
  readonly picture: HeadPicture;
  readonly feed?: { readonly path: string; readonly title: string };
}

export interface RenderedHead {
  readonly status: number;
  /** Empty keeps the head of the build. */
  readonly head: string;
}

export const siteName = 'つむぎ';
const descriptionLength = 120;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > descriptionLength
    ? `${characters.slice(0, descriptionLength - 1).join('')}…`
    : line;
}

export const tagsHtml = (tags: readonly string[]): string => tags.join('\n    ');

export function headHtml({ title, description, path, type, picture, feed }: Facts, origin: string): string {
  const address = new URL(path, origin).href;
  return tagsHtml([
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(address)}">`,
    ...(feed
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${escaped(feed.title)}" href="${escaped(feed.path)}">`,
        ]
      : []),
    `<meta property="og:site_name" content="${siteName}">`,
    `<meta property="og:locale" content="ja_JP">`,
    `<meta property="og:type" content="${type}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:url" content="${escaped(address)}">`,
    `<meta property="og:image" content="${escaped(new URL(picture.address, origin).href)}">`,
    `<meta property="og:image:width" content="${picture.width}">`,
    `<meta property="og:image:height" content="${picture.height}">`,
    `<meta property="og:image:alt" content="${escaped(picture.words)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]);
}

/**
 * JSON-LD that cannot close its script element. The Content-Security-Policy allows it, as data is not run.
 */
export const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/gu,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )}</script>`;

/** The page's breadcrumbs, from the front page down. */
export const crumbs = (places: readonly (readonly [name: string, path: string])[], origin: string): string =>
  dataBlock({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [[siteName, '/'] as const, ...places].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  });

export const noIndex = '<meta name="robots" content="noindex">';
