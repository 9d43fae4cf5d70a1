import { expect, test } from '../support/test.ts';

const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'gu');

const valuesOf = (html: string, name: string): string[] =>
  [...html.matchAll(attribute(name))].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** The pages that a page links to, each without what is asked of it. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*>/gu)].flatMap(([tag]) => valuesOf(tag, 'href'));
  return links
    .filter((link) => /^\/(?!\/)/u.test(link))
    .map((link) => link.replace(/[?#].*$/u, ''))
    .filter((link) => !/\.\w+$/u.test(link));
}

/** The pictures of a page as they are stored: no width of them need be made. */
function picturesOf(html: string): string[] {
  const sources = [...html.matchAll(/<img\s[^>]*>/gu)].flatMap(([tag]) => valuesOf(tag, 'src'));
  return sources.flatMap((source) => {
    if (!source.startsWith('/')) return [];
    const url = new URL(source, 'http://localhost');
    return url.pathname === '/_next/image' ? [url.searchParams.get('url') ?? source] : [source];
  });
}

/** What is read, without scripts. */
const wordsOf = (html: string): string =>
  html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gu, ' ').replace(/<[^>]*>/gu, ' ');

test('every link and picture of the pages that a guest may read is answered, and no value is missing in their words', async ({
  app,
}) => {
  const found = new Set(['/']);
  const pictures = new Map<string, string>();
  const wrong: string[] = [];
  // A set may grow while it is gone through.
  for (const address of found) {
    const answer = await fetch(app.origin + address);
    const html = await answer.text();
    if (answer.status >= 400) wrong.push(`${answer.status} ${address}`);
    for (const [words] of wordsOf(html).matchAll(/.{0,20}(?:NaN|undefined|\[object|Invalid Date).{0,20}/gu))
      wrong.push(`${address} says ${words.trim()}`);
    for (const link of linksOf(html)) found.add(link);
    for (const picture of picturesOf(html)) if (!pictures.has(picture)) pictures.set(picture, address);
  }
  for (const [picture, address] of pictures) {
    const { status } = await fetch(app.origin + picture, { method: 'HEAD' });
    if (status >= 400) wrong.push(`${status} ${picture} on ${address}`);
  }
  expect(wrong).toEqual([]);
  expect(found.size).toBeGreaterThan(100);
  expect(pictures.size).toBeGreaterThan(100);
});
