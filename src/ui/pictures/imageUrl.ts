/** The widths the server makes. */
export const imageWidths = [
  16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
] as const;

const deviceWidths = imageWidths.filter((width) => width >= 640);
const smallestDevice = 640;
const largest = 3840;

function widthFor(pixels: number): number {
  return imageWidths.find((width) => width >= pixels) ?? largest;
}

/** A file just chosen, before it is sent. */
export function isLocal(url: string): boolean {
  return url.startsWith('blob:') || url.startsWith('data:');
}

/** Rounded up to a served width. */
export function imageUrl(url: string, pixels: number, quality = 75): string {
  if (isLocal(url)) return url;
  return `/_next/image?url=${encodeURIComponent(url)}&w=${widthFor(pixels)}&q=${quality}`;
}

/** The widths worth offering: not below what `sizes` can ask for, not above the picture's own rounded up. */
export function offeredWidths(sizes: string, intrinsicWidth: number): readonly number[] {
  const key = `${widthFor(intrinsicWidth)} ${sizes}`;
  const known = offers.get(key);
  if (known !== undefined) return known;
  const offer = widthsOf(sizes, intrinsicWidth);
  offers.set(key, offer);
  return offer;
}

/** Cached: each card of a feed asks the same. */
const offers = new Map<string, readonly number[]>();

function widthsOf(sizes: string, intrinsicWidth: number): readonly number[] {
  const shares = Array.from(sizes.matchAll(/(\d+(?:\.\d+)?)vw/g), (match) => Number(match[1]) / 100);
  const lengths = Array.from(sizes.matchAll(/(\d+(?:\.\d+)?)px(?!\s*\))/g), (match) => Number(match[1]));
  const least = Math.min(...shares.map((share) => share * smallestDevice), ...lengths);
  const top = widthFor(intrinsicWidth);
  const most =
    lengths.length > 0 && shares.length === 0 ? Math.min(top, widthFor(Math.max(...lengths) * 3)) : top;
  const candidates = Number.isFinite(least) ? imageWidths : deviceWidths;
  const offered = candidates.filter(
    (width) => width >= (Number.isFinite(least) ? least : 0) && width <= most,
  );
  return offered.length > 0 ? offered : [most];
}
