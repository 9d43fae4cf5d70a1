import * as v from 'valibot';
import { imageWidths } from '../media/serving/imageService.ts';
import { pictureAt } from './addresses.ts';
import { escaped } from './headHtml.ts';

const medium = v.object({
  url: v.string(),
  width: v.number(),
  type: v.optional(v.string()),
});

function valueAt(value: unknown, way: readonly string[]): unknown {
  return way.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([key]) => key === name)?.[1]
        : undefined,
    value,
  );
}

const preloading = (set: string, sizes: string, theme?: 'dark' | 'light'): string =>
  `<link rel="preload" as="image"${theme ? ` media="(prefers-color-scheme: ${theme})"` : ''} imagesrcset="${escaped(set)}" imagesizes="${escaped(sizes)}" fetchpriority="high">`;

/**
 * A preload tag for the page's main picture. It must name the very file that the page's `img` will choose, or
 * it is loaded for nothing. `answer` is the response to the page's query.
 */
export function firstPicture(path: string, answer: string | undefined): string {
  const picture = pictureAt(path);
  if (!picture) return '';
  if ('src' in picture) {
    const { srcSet, darkSrcSet, sizes } = picture;
    return preloading(srcSet, sizes, 'light') + preloading(darkSrcSet, sizes, 'dark');
  }
  if (answer === undefined) return '';
  const found = v.safeParse(medium, valueAt(JSON.parse(answer), ['data', ...picture.at.split('.')]));
  if (!found.success || found.output.type === 'VIDEO') return '';
  const { url, width } = found.output;
  const most = imageWidths.find((served) => served >= width) ?? Math.max(...imageWidths);
  const within = picture.widths.filter((offered) => offered <= most);
  const set = (within.length > 0 ? within : [most]).map(
    (offered) => `/_next/image?url=${encodeURIComponent(url)}&w=${offered}&q=75 ${offered}w`,
  );
  return preloading(set.join(', '), picture.sizes);
}
