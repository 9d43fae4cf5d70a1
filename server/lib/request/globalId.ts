/**
 * Global ids, short enough for addresses: a prefix for the type, then the uuid's 16 bytes as base64url
 * (`w_AZuPYx…`, 24 characters) or a taxonomy entry's number (`category_12`). A type not listed uses its own
 * name in lower camel case.
 */
const prefixes: Readonly<Record<string, string>> = {
  User: 'u',
  Product: 'w',
  OwnProduct: 'ow',
  CreatorUser: 'c',
  CorporateUser: 'k',
  Company: 'co',
  // Kinds share a prefix; decoding gives the last of them.
  ContractJobOpening: 'j',
  FullTimeJobOpening: 'j',
  HourlyJobOpening: 'j',
  JobOpening: 'j',
  DraftJobOpening: 'jd',
};
const typenames = new Map(Object.entries(prefixes).map(([typename, prefix]) => [prefix, typename]));

/** Taxonomy entries have numbers, everything else a uuid. */
const numbered: ReadonlySet<string> = new Set([
  'Category',
  'Industry',
  'JobOpeningTag',
  'Occupation',
  'Prefecture',
  'Tool',
]);

const shape = /^([a-z][a-zA-Z]{0,60})_(?:(\d{1,9})|([\w-]{22}))$/;

function prefixOf(typename: string): string {
  return prefixes[typename] ?? typename.charAt(0).toLowerCase() + typename.slice(1);
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const letters = Uint8Array.from(alphabet, (letter) => letter.charCodeAt(0));
/** Values of hex digits by character code: a lookup is faster than branches on random digits. */
const values = new Uint8Array(128);
for (const digit of '0123456789abcdef') values[digit.charCodeAt(0)] = Number.parseInt(digit, 16);

const digit = (uuid: string, at: number): number => values[uuid.charCodeAt(at)] ?? 0;
const twelveBits = (uuid: string, first: number, second: number, third: number): number =>
  (digit(uuid, first) << 8) | (digit(uuid, second) << 4) | digit(uuid, third);
const high = (bits: number): number => letters[bits >> 6] ?? 0;
const low = (bits: number): number => letters[bits & 63] ?? 0;

/**
 * A uuid's bytes as base64url, three hex digits to two letters. An answer has hundreds of ids, and a `Buffer`
 * or appending to a string takes three times as long.
 */
function shortened(uuid: string): string {
  const a = twelveBits(uuid, 0, 1, 2);
  const b = twelveBits(uuid, 3, 4, 5);
  const c = twelveBits(uuid, 6, 7, 9);
  const d = twelveBits(uuid, 10, 11, 12);
  const e = twelveBits(uuid, 14, 15, 16);
  const f = twelveBits(uuid, 17, 19, 20);
  const g = twelveBits(uuid, 21, 22, 24);
  const h = twelveBits(uuid, 25, 26, 27);
  const i = twelveBits(uuid, 28, 29, 30);
  const j = twelveBits(uuid, 31, 32, 33);
  const k = (digit(uuid, 34) << 8) | (digit(uuid, 35) << 4);
  // prettier-ignore
  return String.fromCharCode(
    high(a), low(a), high(b), low(b), high(c), low(c), high(d), low(d), high(e), low(e), high(f), low(f),
    high(g), low(g), high(h), low(h), high(i), low(i), high(j), low(j), high(k), low(k),
  );
}

/** An encoder for one type, to be kept by whoever makes many ids. */
export function globalIdsOf(typename: string): (key: string | number | bigint) => string {
  const prefix = `${prefixOf(typename)}_`;
  return (key) => {
    const text = String(key);
    return prefix + (text.length === 36 ? shortened(text) : text);
  };
}

declare const carried: unique symbol;

/** A global id made along with its row. A separate type, so that no statement takes it for a key. */
export interface GlobalId {
  readonly [carried]: true;
}

function isGlobalId(made: unknown): made is GlobalId {
  return typeof made === 'string';
}

/**
 * For rows that answers have many of: the id is made with the row and read without a resolver
 * (`precomputedId`).
 */
export function precomputedIdsOf(typename: string): (key: string | number) => GlobalId {
  const encode = globalIdsOf(typename);
  return (key) => {
    const id: unknown = encode(key);
    if (!isGlobalId(id)) throw new Error('No id was made.');
    return id;
  };
}

export function encodeGlobalId(typename: string, key: string | number | bigint): string {
  return globalIdsOf(typename)(key);
}

/** Undefined for anything that is not our id: callers answer as for one that does not exist. */
export function decodeGlobalId(globalId: string): { typename: string; id: string } | undefined {
  const match = shape.exec(globalId);
  const prefix = match?.[1];
  if (!match || prefix === undefined) return undefined;
  const typename = typenames.get(prefix) ?? prefix.charAt(0).toUpperCase() + prefix.slice(1);
  const [, , number, bytes] = match;
  // A key of the wrong kind, such as `w_12`, would make the database fail instead of finding nothing.
  if ((number !== undefined) !== numbered.has(typename)) return undefined;
  if (number !== undefined) return { typename, id: number };
  const hex = Buffer.from(bytes ?? '', 'base64url').toString('hex');
  return {
    typename,
    id: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
  };
}

/** The key inside a global id of one of these types, else undefined. */
export function keyOf(globalId: string, ...wanted: readonly string[]): string | undefined {
  const decoded = decodeGlobalId(globalId);
  return decoded && wanted.includes(decoded.typename) ? decoded.id : undefined;
}
