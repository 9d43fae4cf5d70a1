import { readdir, readFile } from 'node:fs/promises';
import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createDocuments } from './documents.ts';
import { limits, limitsRule, measure, nestingOf } from './limits.ts';
import { schema } from './schema.ts';

const artifacts = new URL('../../__generated__/', import.meta.url);

async function ownDocuments(): Promise<{ name: string; text: string }[]> {
  const files = (await readdir(artifacts)).filter((file) => file.endsWith('.graphql.ts'));
  const found = await Promise.all(
    files.map(async (name) => ({
      name,
      match: /^\s*"text": (".*"),?$/m.exec(await readFile(new URL(name, artifacts), 'utf8'))?.[1],
    })),
  );
  return found.flatMap(({ name, match }) => {
    const text: unknown = match === undefined ? undefined : JSON.parse(match);
    return typeof text === 'string' ? [{ name, text }] : [];
  });
}

const refusals = (text: string) => validate(schema, parse(text), [limitsRule]).map(({ message }) => message);

describe('limits of a document', () => {
  test('no document of ours comes near them', async () => {
    const own = await ownDocuments();
    expect(own.length).toBeGreaterThan(3);
    for (const { name, text } of own) {
      const found = measure(parse(text));
      expect({ name, ...found }).toSatisfy(() => found.depth <= limits.depth * 0.7);
      expect(found.fields).toBeLessThan(limits.fields / 2);
      expect(found.aliases).toBeLessThanOrEqual(limits.aliases / 2);
      expect(found.rootFields).toBeLessThanOrEqual(limits.rootFields / 2);
      expect(nestingOf(text)).toBeLessThanOrEqual(limits.nesting / 2);
      expect(text.length / 3).toBeLessThan(limits.tokens);
    }
  });

  test('depth, also through fragments', () => {
    const nested = (depth: number): string =>
      depth === 0 ? '{ id }' : `{ edges { node { author { publicProducts ${nested(depth - 1)} } } } }`;
    expect(refusals(`{ publicProducts ${nested(1)} }`)).toEqual([]);
    expect(refusals(`{ publicProducts ${nested(6)} }`)).toEqual([
      `The document exceeds the limit of ${limits.depth} depth.`,
    ]);
    expect(refusals(`{ publicProducts { ...A } } fragment A on ProductConnection ${nested(6)}`)).toHaveLength(
      1,
    );
  });

  test('brackets in one another are counted before anything reads them', () => {
    const documents = createDocuments({ schema, allowList: undefined, introspection: false });
    const nested = (times: number) => `{ ${'... { '.repeat(times)}me { id }${' }'.repeat(times)} }`;
    expect(documents.parse(nested(limits.nesting - 2))).toBeDefined();
    for (const text of [nested(limits.nesting - 1), nested(1_900), `{ node(id: ${'['.repeat(3_000)}`])
      expect(() => documents.parse(text)).toThrow('The document exceeds the limit of 64 nesting.');
    expect(nestingOf('{ node(id: "{{{[[[") { id } } # {{{')).toBe(2);
    expect(nestingOf('{'.repeat(1_000_000))).toBeLessThanOrEqual(limits.tokens + 1);
  });

  test('aliases and root fields', () => {
    const aliases = Array.from(
      { length: limits.aliases + 1 },
      (_, index) => `a${index}: siteFigures { publicProductsCount }`,
    ).join(' ');
    expect(refusals(`{ ${aliases} }`)).toEqual([
      `The document exceeds the limit of ${limits.aliases} aliases.`,
      `The document exceeds the limit of ${limits.rootFields} rootFields.`,
    ]);
  });

  test('fields that fragments multiply', () => {
    const fragments = Array.from(
      { length: 12 },
      (_, level) =>
        `fragment F${level} on Product { ${level === 11 ? 'id name' : `...F${level + 1} ...F${level + 1}`} }`,
    ).join(' ');
    expect(refusals(`{ publicProducts(first: 1) { edges { node { ...F0 } } } } ${fragments}`)).toContain(
      `The document exceeds the limit of ${limits.fields} fields.`,
    );
  });

  test('a fragment that spreads itself ends', () => {
    expect(
      refusals('{ publicProducts(first: 1) { edges { node { ...F } } } } fragment F on Product { id ...F }'),
    ).toEqual([]);
  });
});
