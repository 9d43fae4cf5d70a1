/** The first half of an IPv6 address, expanding `::`. */
function firstGroups(address: string): string[] {
  const [before = '', after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const left = head ?? [];
  const missing = after === undefined ? 0 : Math.max(8 - left.length - (tail?.length ?? 0), 0);
  const all = [...left, ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])];
  return all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}

/**
 * The subject an address counts as for limits: an IPv4 address itself, an IPv6 one's first 64 bits, since a
 * household or rented machine owns the rest.
 */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/iu.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  const plain = address.split('%')[0] ?? '';
  return plain.includes(':') && /^[0-9a-f:]+$/iu.test(plain)
    ? `${firstGroups(plain).join(':')}::/64`
    : address;
}
