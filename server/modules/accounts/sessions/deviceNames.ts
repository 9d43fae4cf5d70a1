/** Each is asked in this order: an iPhone says Mac OS X too, and Edge says Chrome and Safari. */
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/ Line\//, 'LINE'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

function nameIn(names: typeof systems, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** What a person calls the device that sent this `User-Agent`: 「iPhone の Safari」. */
export function deviceNameOf(userAgent: string): string {
  const system = nameIn(systems, userAgent);
  const browser = nameIn(browsers, userAgent);
  if (system !== undefined && browser !== undefined) return `${system} の ${browser}`;
  return system ?? browser ?? '不明な端末';
}

/** An address without its last part: enough to recognise a place, and no more. */
export function maskedAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)?.[1];
  if (v4 !== undefined) return `${v4}.*`;
  if (!address.includes(':')) return '';
  // The first half of an IPv6 address may be shortened, too: what stands before `::` is all there is of it.
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return groups.length > 0 ? `${groups.join(':')}:*` : '::*';
}
