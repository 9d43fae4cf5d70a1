/**
 * Global ids are short enough to stand in an address: a prefix for the type, then the uuid's 16 bytes as base64url (`w_AZuPYx…`, 24
 * characters), or the number of a taxonomy entry (`category_12`). A type that is not listed uses its own name in lower camel case.
 */
const prefixes: Readonly<Record<string, string>> = {
  User: 'u',
  Product: 'w',
  OwnProduct: 'ow',
  CreatorUser: 'c',
  CorporateUser: 'k',
  Company: 'co',
  // One id whatever the kind; the last of those that share a prefix is what it is decoded to.
  ContractJobOpening: 'j',
  FullTimeJobOpening: 'j',
  HourlyJobOpening: 'j',
  JobOpening: 'j',
  DraftJobOpening: 'jd',
};
const typenames = new Map(Object.entries(prefixes).map(([typename, prefix]) => [prefix, typename]));

/** Entries of the house's own lists are numbered; everything else has a uuid. */
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
/** What a hexadecimal digit stands for, by its character's code: looked up, as random digits are what no branch foresees. */
const values = new Uint8Array(128);
for (const digit of '0123456789abcdef') values[digit.charCodeAt(0)] = Number.parseInt(digit, 16);

const digit = (uuid: string, at: number): number => values[uuid.charCodeAt(at)] ?? 0;
const twelveBits = (uuid: string, first: number, second: number, third: number): number =>
  (digit(uuid, first) << 8) | (digit(uuid, second) << 4) | digit(uuid, third);
const high = (bits: number): number => letters[bits >> 6] ?? 0;
const low = (bits: number): number => letters[bits & 63] ?? 0;

/**
 * A uuid's bytes as base64url: three digits are two letters. An answer has hundreds of ids. By way of a `Buffer` each takes three times as long,
 * and so does a text that grows: whoever writes the answer has to put its pieces together.
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

/** Ids of one type; whoever makes many of them keeps it. */
export function globalIdsOf(typename: string): (key: string | number | bigint) => string {
  const prefix = `${prefixOf(typename)}_`;
  return (key) => {
    const text = String(key);
    return prefix + (text.length === 36 ? shortened(text) : text);
  };
}

declare const carried: unique symbol;

/** The global id that a row carries beside its key: a text, for answers alone. No statement takes it for a key. */
export interface GlobalId {
  readonly [carried]: true;
}

function isGlobalId(made: unknown): made is GlobalId {
  return typeof made === 'string';
}

/** For rows that answers have many of: their id is made with the row and then read without asking a function (`precomputedId`). */
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

/** Undefined for whatever is not one of our ids: callers answer as for an id that does not exist. */
export function decodeGlobalId(globalId: string): { typename: string; id: string } | undefined {
  const match = shape.exec(globalId);
  const prefix = match?.[1];
  if (!match || prefix === undefined) return undefined;
  const typename = typenames.get(prefix) ?? prefix.charAt(0).toUpperCase() + prefix.slice(1);
  const [, , number, bytes] = match;
  // A key of the wrong kind, such as `w_12`, is no id of ours: the database would not find nothing but fail.
  if ((number !== undefined) !== numbered.has(typename)) return undefined;
  if (number !== undefined) return { typename, id: number };
  const hex = Buffer.from(bytes ?? '', 'base64url').toString('hex');
  return {
    typename,
    id: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
  };
}

/** The key inside a global id of one of the types named, else undefined. */
export function keyOf(globalId: string, ...wanted: readonly string[]): string | undefined {
  const decoded = decodeGlobalId(globalId);
  return decoded && wanted.includes(decoded.typename) ? decoded.id : undefined;
}
