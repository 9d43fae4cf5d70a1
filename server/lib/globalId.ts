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
  JobOpening: 'j',
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

export function encodeGlobalId(typename: string, key: string | number | bigint): string {
  const text = String(key);
  return text.length === 36
    ? `${prefixOf(typename)}_${Buffer.from(text.replaceAll('-', ''), 'hex').toString('base64url')}`
    : `${prefixOf(typename)}_${text}`;
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
