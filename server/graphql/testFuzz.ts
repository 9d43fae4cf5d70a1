import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import type { RawRequest } from '../http/testing.ts';

/** The same numbers for the same seed (mulberry32), so that what a run found is found again. */
export function dice(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    chance: (share: number): boolean => next() < share,
    pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0],
    bytes: (length: number): Buffer => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
export type Dice = ReturnType<typeof dice>;

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{d800}',
  '\u{dfff}x',
  '𠮷野家🎏',
  '\u202egnp.exe',
  "'; drop table users; --",
  '%_\\',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '__proto__',
  'constructor',
  'つ'.repeat(20_000),
  '9'.repeat(400),
  '-1',
  'NaN',
  'https://169.254.169.254/latest/meta-data',
  'a@example.jp',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  'w_AZuPYxAAcAAAAAAAAAAAAA',
  'category_12',
  'category_99999999999999999999',
  'w_\0',
  'eyJhIjpbXX0',
  'W10=',
] as const;

const integers = [0, -1, 1, 2 ** 31 - 1, -(2 ** 31)] as const;
const numbers = [...integers, 2 ** 31, 2 ** 53, 1.5, -0, 1e308] as const;

/** Any JSON at all. */
export function anything(random: Dice, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 4 : 6);
  if (kind === 0) return random.pick(texts);
  if (kind === 1) return random.pick(numbers);
  if (kind === 2) return random.chance(0.5);
  if (kind === 3) return null;
  const items = Array.from({ length: random.below(4) }, () => anything(random, depth + 1));
  return kind === 4 ? items : Object.fromEntries(items.map((item) => [random.pick(texts), item]));
}

/** A value that the type takes, and hardly anybody would send. */
function hostile(random: Dice, type: GraphQLInputType, depth = 0): unknown {
  if (isNonNullType(type)) return hostile(random, type.ofType, 0);
  if (depth > 0 && random.chance(0.2)) return null;
  if (isListType(type))
    return Array.from({ length: random.pick([0, 1, 2, 2, 300]) }, () =>
      hostile(random, type.ofType, depth + 2),
    );
  if (isEnumType(type)) return type.getValues()[random.below(type.getValues().length)]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, hostile(random, field.type, depth + 1)]));
  }
  if (type.name === 'Int' || type.name === 'Float') return random.pick(integers);
  if (type.name === 'Boolean') return random.chance(0.5);
  return type.name === 'Upload' ? null : random.pick(texts);
}

/** `__typename` and whatever stands below it, connections and lists of errors with it. */
function selection(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  const inner = fields
    .filter(
      ({ args, type: below }) => args.length === 0 && (depth < 3 || !isCompositeType(getNamedType(below))),
    )
    .slice(0, 8)
    .map((field) => `${field.name} ${selection(field.type, depth + 1)}`);
  return `{ __typename ${inner.join(' ')} }`;
}

interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What ends the session would leave the rest of the run a guest's. */
const endings = new Set(['signOut']);

/** One of the schema's own operations, each argument a variable. */
export function operation(random: Dice, schema: GraphQLSchema, fits: boolean): Operation {
  const isQuery = random.chance(0.5);
  const root = isQuery ? schema.getQueryType() : schema.getMutationType();
  const fields: GraphQLField<unknown, unknown>[] = Object.values(root?.getFields() ?? {}).filter(
    ({ name }) => !endings.has(name),
  );
  const field = fields[random.below(fields.length)];
  if (!field) throw new Error('The schema has no operation.');
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(' ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(' ');
  const wrap = (text: string) => (text === '' ? '' : `(${text})`);
  return {
    query: `${isQuery ? 'query' : 'mutation'} ${wrap(declared)} { ${field.name} ${wrap(given)} ${selection(field.type)} }`,
    variables: Object.fromEntries(
      field.args.map((arg) => [arg.name, fits ? hostile(random, arg.type) : anything(random)]),
    ),
  };
}

const json = { 'content-type': 'application/json' };

export function posted(body: unknown, headers: Readonly<Record<string, string>> = json): RawRequest {
  const raw = typeof body === 'string' || body instanceof Uint8Array;
  return { method: 'POST', headers, body: raw ? body : JSON.stringify(body) };
}

/** Some bytes changed, cut out or doubled. */
export function damaged(random: Dice, text: string): Buffer {
  let bytes: Buffer = Buffer.from(text);
  for (let times = 1 + random.below(4); times > 0; times -= 1) {
    const at = random.below(bytes.length);
    const piece = bytes.subarray(at, at + random.below(12));
    bytes = Buffer.concat([
      bytes.subarray(0, at),
      random.pick([Buffer.of(), random.bytes(1), Buffer.concat([piece, piece])]),
      random.chance(0.2) ? Buffer.of() : bytes.subarray(at + 1),
    ]);
  }
  return bytes;
}

/** A form whose parts, map and boundaries are what they should not be. */
export function form(random: Dice): RawRequest {
  const operations = random.pick<unknown>([
    { query: 'mutation ($f: Upload!) { signOut { ok } }', variables: { f: null } },
    { query: '{ me { id } }', variables: { f: null, list: [null] } },
    [{ query: '{ me { id } }' }],
    anything(random),
    '{',
    null,
  ]);
  const path = random.pick([
    'variables.f',
    'variables.list.0',
    'variables.list.999999999',
    'variables.__proto__.polluted',
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'query.length',
    'variables..',
    '',
    '0.variables.f',
  ]);
  const map = random.pick<unknown>([
    { a: [path] },
    { a: path },
    { missing: [path] },
    [path],
    anything(random),
    '{',
  ]);
  const part = (name: string, text: string, more = '') =>
    `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
  const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const parts = [
    part('operations', written(operations)),
    part('map', written(map)),
    part('a', random.pick(texts), random.pick(['; filename="x.png"', '; filename="../../x\0"', ''])),
  ].filter(() => random.chance(0.9));
  const text = `${parts.join('')}${random.chance(0.8) ? '--b--\r\n' : ''}`;
  const type = random.pick([
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary=c',
    'multipart/form-data',
  ]);
  return posted(random.chance(0.3) ? damaged(random, `${text} `) : text, { 'content-type': type });
}

/** Requests that are odd before their body is looked at. */
export function oddRequest(random: Dice, { query, variables }: Operation): RawRequest {
  const headers: Record<string, string> = {
    'content-type': random.pick([
      'application/json',
      'application/json; charset=utf-16',
      'application/graphql',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/graphql+json',
      ';;;',
    ]),
    accept: random.pick([
      '*/*',
      'application/json',
      'application/graphql-response+json',
      'image/png',
      ',;q=x',
    ]),
    ...(random.chance(0.3) && { 'x-request-id': random.pick(['short', '<script>', 'x'.repeat(500)]) }),
  };
  return {
    ...posted({ query, variables }, headers),
    method: random.pick(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']),
  };
}
