// @vitest-environment node
import { buildSchema, getNamedType, getNullableType, graphql, isAbstractType } from 'graphql';
import { isEnumType, isListType, isObjectType } from 'graphql';
import type {
  GraphQLFieldResolver,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLTypeResolver,
} from 'graphql';
import { expect, test } from 'vitest';
import pages from '../schema/pages.json' with { type: 'json' };
import printed from '../schema/schema.graphql?raw';
import { draw, setPageConfig } from './draw.tsx';

const schema = buildSchema(printed);
const texts = import.meta.glob<{ readonly default: { readonly params: { readonly text: string } } }>(
  '../__generated__/*Query.graphql.ts',
);

interface MadeUp {
  readonly type: string | undefined;
}

const wayOf = ({ path }: GraphQLResolveInfo): string => {
  const keys: (string | number)[] = [];
  for (let at: GraphQLResolveInfo['path'] | undefined = path; at; at = at.prev) keys.unshift(at.key);
  return keys.join('.');
};
const scalars: Readonly<Record<string, unknown>> = {
  Int: 3141,
  Float: 1.5,
  Boolean: true,
  DateTime: '2026-03-30T03:00:00.000Z',
  Date: '2026-03-30',
};

/** An answer to whatever is asked: of each kind one, and every text says where it stands. */
function madeUp(type: GraphQLOutputType, info: GraphQLResolveInfo, place = 0): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) {
    const named = getNamedType(plain);
    const kinds = isAbstractType(named) ? schema.getPossibleTypes(named).length : 2;
    return Array.from({ length: kinds }, (_, index) => madeUp(plain.ofType, info, index));
  }
  if (isAbstractType(plain)) return { type: schema.getPossibleTypes(plain)[place]?.name } satisfies MadeUp;
  if (isObjectType(plain)) return { type: plain.name } satisfies MadeUp;
  if (isEnumType(plain)) return plain.getValues()[0]?.value;
  if (info.fieldName === 'url' || info.fieldName === 'thumbhash') return `/media/${wayOf(info)}`;
  return scalars[plain.toString()] ?? `${wayOf(info)}.${place}`;
}
const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (_source, _variables, _context, info) =>
  madeUp(info.returnType, info);
const typeResolver: GraphQLTypeResolver<MadeUp, unknown> = ({ type }) => type;

async function answersOf(asks: readonly { readonly name: string; readonly variables: object }[]) {
  return Promise.all(
    asks.map(async ({ name, variables }) => {
      const artifact = await texts[`../__generated__/${name}.graphql.ts`]?.();
      const source = artifact?.default.params.text ?? '';
      const answer = await graphql({
        schema,
        source,
        variableValues: { ...variables },
        fieldResolver,
        typeResolver,
      });
      return { name, variables, answer };
    }),
  );
}

const drawnPages = pages.flatMap(({ path, asks }) =>
  asks
    ? [
        {
          shape: path,
          path: path.replace('$', 'an-'),
          asks: JSON.parse(JSON.stringify(asks).replaceAll('"$', '"an-')),
        },
      ]
    : [],
);
const minute = Math.floor(Date.parse('2026-03-30T03:00:00.000Z') / 60_000);
const pageOf = (shape: string) => drawnPages.find((page) => page.shape === shape) ?? { path: '', asks: [] };

setPageConfig({});

const inTime = () => AbortSignal.timeout(20_000);

test.each(drawnPages)('$path is drawn from its answers, where there is no window', async ({ path, asks }) => {
  const html = (await draw(path, await answersOf(asks), minute, inTime())) ?? '';
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/su.exec(html) ?? [];
  expect(main).toMatch(/<h1[ >]/u);
  // Words or a number of the answers, as they come from `madeUp`.
  expect(main).toMatch(/>[^<]*(?:\w\.\w+\.\d|3,?141)/u);
  // The Content-Security-Policy takes neither, and what waits would need a script to be put in its place.
  expect(html).not.toMatch(/ style="|<script|<template|<!--\$[!?]/u);
});

test('the pictures of a work are drawn with what they show', async () => {
  const { path, asks } = pageOf('/products/$id');
  const html = (await draw(path, await answersOf(asks), minute, inTime())) ?? '';
  const pictures = html.match(/<img[^>]*>/gu)?.filter((tag) => / alt="[^"]*caption/u.test(tag)) ?? [];
  expect(pictures).toHaveLength(2);
  for (const picture of pictures)
    expect(picture).toMatch(/ srcset="\/_next\/image\?url=.+ width="\d+" height="\d+"/iu);
});

test('the time that it is drawn at is what it says, whatever the clock of the browser', async () => {
  const { path, asks } = pageOf('/');
  const answers = await answersOf(asks);
  expect(await draw(path, answers, minute + 7, inTime())).toContain('7分前');
});

test('an address of members, or one that nobody has, is left to the browser', async () => {
  for (const path of ['/products', '/me', '/settings/account'])
    expect(await draw(path, [], minute, inTime())).toBeNull();
});

test('a page whose answers lack something is not drawn by half', async () => {
  await expect(draw('/products/an-id', [], minute, inTime())).rejects.toThrow();
});

test('nor is one that takes too long', async () => {
  const { path, asks } = pageOf('/');
  await expect(draw(path, await answersOf(asks), minute, AbortSignal.abort())).rejects.toThrow();
});
