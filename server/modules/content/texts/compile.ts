import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { allLines, wordsOf } from './blocks.ts';
import type { Block } from './blocks.ts';
import { parseBody } from './parseBody.ts';
import { townPictures } from './pictures.ts';
import { articleCategories, benefitKinds, documentAudiences, documentTopics, legalKinds } from './shapes.ts';
import type { Article, Benefit, Document, LegalText, Shelf } from './shapes.ts';
import { Fields, readSource, TextError } from './source.ts';
import type { Source } from './source.ts';

export interface Compiled {
  readonly shelf: Shelf;
  /** One per mistake, with file and line. Texts that have one are not on the shelf. */
  readonly problems: readonly string[];
}

interface Folders {
  readonly texts: URL;
  readonly pictures: URL;
}

export const ourFolders: Folders = {
  texts: new URL('../../../../content/', import.meta.url),
  pictures: new URL('../../../../demo/media/', import.meta.url),
};

const lower = <Word extends string>(words: readonly Word[], separator: '-' | '_'): readonly string[] =>
  words.map((word) => word.toLowerCase().replaceAll('_', separator));

/** A value as files write it (lower case), as the schema's enum. */
function wordOf<const Word extends string>(
  fields: Fields,
  key: string,
  words: readonly Word[],
  separator: '-' | '_',
): Word {
  const written = fields.oneOf(key, lower(words, separator));
  const index = lower(words, separator).indexOf(written);
  const word = words[index];
  if (word === undefined) throw new TextError(fields.lineOf(key), `${key} is unknown`);
  return word;
}

const charactersAMinute = 500;
const lengthOf = (blocks: readonly Block[]): number =>
  [...allLines(blocks)].reduce((sum, line) => sum + [...wordsOf(line)].length, 0);

export function compile(folders: Folders = ourFolders): Compiled {
  const problems: string[] = [];
  const pictureOf = townPictures(folders.pictures);

  const pictureAt = (name: string, line: number) => {
    const found = pictureOf(name);
    if (!found) throw new TextError(line, `demo/media has no ${name}.webp`);
    return found;
  };
  const noPictures = (name: string, line: number): never => {
    throw new TextError(line, `only texts of the demo shelf have pictures (${name})`);
  };
  const townFigure = (name: string, line: number) => pictureAt(name, line).row;

  function each<Text>(
    room: string,
    read: (slug: string, fields: Fields, source: Source) => Text,
  ): readonly { readonly file: string; readonly text: Text }[] {
    const folder = new URL(`${room}/`, folders.texts);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort()
      .flatMap((name) => {
        const file = `content/${room}/${name}`;
        const slug = name.slice(0, -3);
        try {
          if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.v\d+)?$/u.test(slug))
            throw new TextError(1, 'a file is named by lower case letters, digits and hyphens');
          const source = readSource(readFileSync(new URL(name, folder), 'utf8'));
          const fields = new Fields(source.fields);
          const text = read(slug, fields, source);
          fields.finish();
          return [{ file, text }];
        } catch (error) {
          if (!(error instanceof TextError)) throw error;
          problems.push(`${file}:${error.line}: ${error.message}`);
          return [];
        }
      });
  }

  const articles = each('journal', (slug, fields, { body }): Article => {
    const isOfTown = fields.oneOf('shelf', ['always', 'demo']) === 'demo';
    const cover = fields.optional('cover');
    if (cover !== null && !isOfTown) noPictures(cover, fields.lineOf('cover'));
    const objects = (key: string, nameOf: (one: string) => string): readonly string[] => {
      const names = fields.list(key);
      if (names.length > 0 && !isOfTown)
        throw new TextError(fields.lineOf(key), `only texts of the demo shelf name ${key}`);
      return names.map((one) => pictureAt(nameOf(one), fields.lineOf(key)).object);
    };
    const blocks = parseBody(body, isOfTown ? townFigure : noPictures);
    const length = lengthOf(blocks);
    if (blocks.length === 0) throw new TextError(1, 'an article has a body');
    return {
      slug,
      isOfTown,
      title: fields.text('title', 60),
      summary: fields.text('summary', 160),
      category: wordOf(fields, 'category', articleCategories, '_'),
      publishedAt: fields.date('publishedAt'),
      author: fields.text('author', 40),
      authorTitle: fields.optional('authorTitle'),
      cover: cover === null ? null : townFigure(cover, fields.lineOf('cover')),
      lawAsOf: fields.optionalDate('lawAsOf'),
      tags: fields.list('tags'),
      readingMinutes: Math.max(1, Math.round(length / charactersAMinute)),
      blocks,
      workObjects: objects('works', (key) => `${key}-1`),
      creatorObjects: objects('creators', (key) => `avatar-${key}`),
      next: fields.optional('next'),
    };
  });

  const documents = each('documents', (slug, fields, { body }): Document => {
    const blocks = parseBody(body, noPictures);
    const contents = fields.list('contents');
    const chapters = blocks.filter(({ kind }) => kind === 'CHAPTER').map(({ spans }) => wordsOf(spans));
    if (chapters.length === 0) throw new TextError(1, 'a document has chapters (##)');
    return {
      slug,
      title: fields.text('title', 60),
      summary: fields.text('summary', 200),
      audience: wordOf(fields, 'audience', documentAudiences, '_'),
      topic: wordOf(fields, 'topic', documentTopics, '_'),
      minutes: fields.number('minutes'),
      contents: contents.length > 0 ? contents : chapters,
      publishedAt: fields.date('publishedAt'),
      lawAsOf: fields.optionalDate('lawAsOf'),
      blocks,
    };
  });

  const benefits = each('benefits', (slug, fields, { body }): Benefit => {
    const [code, link] = [fields.optional('code'), fields.optional('link')];
    if (code === null && link === null) throw new TextError(1, 'a benefit has a code or a link');
    if (link !== null && !link.startsWith('https://'))
      throw new TextError(fields.lineOf('link'), 'link is an https address');
    return {
      slug,
      isOfTown: fields.oneOf('shelf', ['always', 'demo'], 'demo') === 'demo',
      title: fields.text('title', 60),
      provider: fields.text('provider', 60),
      kind: wordOf(fields, 'kind', benefitKinds, '_'),
      amount: fields.text('amount', 30),
      summary: fields.text('summary', 200),
      code,
      link,
      validUntil: fields.date('validUntil'),
      blocks: parseBody(body, noPictures),
    };
  });

  const legal = each('legal', (slug, fields, { body }): LegalText => {
    const [base = '', old] = slug.split('.v');
    const kind = wordOf(fields, 'kind', legalKinds, '-');
    if (kind.toLowerCase().replaceAll('_', '-') !== base)
      throw new TextError(fields.lineOf('kind'), `kind is the name of the file, ${base}`);
    const version = fields.number('version');
    if (old !== undefined && Number(old) !== version)
      throw new TextError(fields.lineOf('version'), `version is the number of the file, ${old}`);
    const changes = fields.optional('changes');
    if (old !== undefined && changes === null)
      throw new TextError(1, 'an old version says by `changes` what the next one changed');
    return {
      kind,
      version,
      title: fields.text('title', 60),
      inForceFrom: fields.date('inForceFrom'),
      changes: old === undefined ? null : changes,
      blocks: parseBody(body, noPictures),
    };
  });

  const bySlug = new Map(articles.map(({ text }) => [text.slug, text]));
  const addresses = new Set([
    ...articles.map(({ text }) => `/journal/${text.slug}`),
    ...documents.map(({ text }) => `/document/${text.slug}`),
    ...benefits.map(({ text }) => `/benefits/${text.slug}`),
  ]);
  const checkLinks = (file: string, blocks: readonly Block[], isOfTown: boolean): void => {
    for (const { href } of [...allLines(blocks)].flat()) {
      const room = href === null ? null : /^\/(?:journal|document|benefits)\/([^/?#]+)$/u.exec(href);
      if (href === null || !room || ['new', 'ranking'].includes(room[1] ?? '')) continue;
      if (!addresses.has(href)) problems.push(`${file}:1: nothing stands at ${href}`);
      else if (!isOfTown && bySlug.get(room[1] ?? '')?.isOfTown === true && href.startsWith('/journal/'))
        problems.push(`${file}:1: ${href} stands only where the demo town does`);
    }
  };
  for (const { file, text } of articles) {
    checkLinks(file, text.blocks, text.isOfTown);
    if (text.next !== null && !bySlug.has(text.next))
      problems.push(`${file}:1: next names no article (${text.next})`);
  }
  for (const { file, text } of [...documents, ...legal]) checkLinks(file, text.blocks, false);
  for (const { file, text } of benefits) checkLinks(file, text.blocks, text.isOfTown);

  const newest = (one: { readonly publishedAt: string; readonly slug: string }) =>
    `${one.publishedAt} ${one.slug}`;
  const texts = <Text>(list: readonly { readonly text: Text }[]): Text[] => list.map(({ text }) => text);
  return {
    problems,
    shelf: {
      articles: texts(articles).sort((one, other) => (newest(one) < newest(other) ? 1 : -1)),
      documents: texts(documents).sort((one, other) => (newest(one) < newest(other) ? 1 : -1)),
      benefits: texts(benefits),
      legal: texts(legal).sort((one, other) => other.version - one.version),
    },
  };
}
