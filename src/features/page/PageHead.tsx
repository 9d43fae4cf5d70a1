import { useEffect } from 'react';
import { nameTab } from './documentTitle.ts';

interface PageHeadProps {
  /** Without the site's name. */
  readonly title: string;
  /** One sentence for search engines and previews; the site's by default. */
  readonly description?: string | undefined;
  /** The canonical path, if the page has several. */
  readonly path?: string | undefined;
}

/** As in index.html. */
const siteDescription =
  'つくる人と会社を、つむぐ。作品から始まり、条件がはじめに見える、デザインの仕事の場所です。';

/**
 * Title, description and canonical link of a page. The server writes the same into the first HTML; this keeps
 * it true after navigation. Every page has one.
 */
export function PageHead({ title, description = siteDescription, path }: PageHeadProps): null {
  useEffect(() => {
    nameTab(title);
  }, [title]);
  useEffect(() => {
    element('meta[name=description]', 'meta', { name: 'description' }).setAttribute('content', description);
  }, [description]);
  useEffect(() => {
    const address = new URL(path ?? window.location.pathname, window.location.origin);
    element('link[rel=canonical]', 'link', { rel: 'canonical' }).setAttribute('href', address.href);
  });
  return null;
}

function element(
  selector: string,
  tag: 'meta' | 'link',
  attributes: Readonly<Record<string, string>>,
): Element {
  const known = document.head.querySelector(selector);
  if (known !== null) return known;
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  document.head.append(created);
  return created;
}
