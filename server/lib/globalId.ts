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
/** What twelve bits, three hexadecimal digits, are in base64url. */
const pairs = Array.from(
  { length: 4096 },
  (_, bits) => alphabet.charAt(bits >> 6) + alphabet.charAt(bits & 63),
);
const code = { dash: 45, nine: 57, zero: 48, a: 97 } as const;

/** A uuid's bytes as base64url. An answer has hundreds of ids, and by way of a `Buffer` each takes twice as long. */
function shortened(uuid: string): string {
  let text = '';
  let bits = 0;
  let digits = 0;
  for (let at = 0; at < 36; at += 1) {
    const digit = uuid.charCodeAt(at);
    if (digit === code.dash) continue;
    bits = (bits << 4) | (digit <= code.nine ? digit - code.zero : digit - code.a + 10);
    digits += 1;
    if (digits % 3 > 0) continue;
    text += pairs[bits] ?? '';
    bits = 0;
  }
  return text + (pairs[bits << 4] ?? '');
}

/** Ids of one type; whoever makes many of them keeps it. */
export function globalIdsOf(typename: string): (key: string | number | bigint) => string {
  const prefix = `${prefixOf(typename)}_`;
  return (key) => {
    const text = String(key);
    return prefix + (text.length === 36 ? shortened(text) : text);
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
