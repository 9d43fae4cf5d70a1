/** In this order: an iPhone also says Mac OS X, and Edge also says Chrome and Safari. */
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

/** 「iPhoneのSafari」 */
export function deviceNameOf(userAgent: string): string {
  const system = nameIn(systems, userAgent);
  const browser = nameIn(browsers, userAgent);
  if (system !== undefined && browser !== undefined) return `${system}の${browser}`;
  return system ?? browser ?? '不明な端末';
}

/** An address without its last part: enough to recognise a place. */
export function maskedAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)?.[1];
  if (v4 !== undefined) return `${v4}.*`;
  if (!address.includes(':')) return '';
  // An IPv6 address may be shortened before its middle: only use what is before `::`.
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return groups.length > 0 ? `${groups.join(':')}:*` : '::*';
}
