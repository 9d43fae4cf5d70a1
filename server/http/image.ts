import { keyOfMediaUrl } from '../modules/media/fileTypes.ts';
import {
  defaultQuality,
  ImageError,
  type ImageRequest,
  type ImageService,
  type ServedImage,
} from '../modules/media/imageService.ts';
import type { Log } from '../lib/log.ts';
import { refuse, type Exchange, type HeaderList } from './exchange.ts';
import { sendRepresentation } from './representation.ts';

const statuses = { refused: 400, missing: 404, busy: 503, broken: 422 } as const;

/** `GET /_next/image?url=/media/<key>&w=<width>&q=<quality>`: one of our own pictures in one of the widths of the list. */
export function createImageHandler(
  images: ImageService,
  uploadHeaders: HeaderList,
  log: Log,
): (x: Exchange) => Promise<void> {
  const fixed = [
    'cache-control',
    'public, max-age=31536000, immutable',
    'vary',
    'accept',
    'content-disposition',
    'inline',
    ...uploadHeaders,
  ];

  const send = (x: Exchange, { body, contentType, etag }: ServedImage): Promise<void> =>
    sendRepresentation(x, {
      size: body.byteLength,
      etag,
      headers: ['content-type', contentType, ...fixed],
      open: (range) => (range ? body.subarray(range.start, range.end + 1) : body),
    });

  return async (x) => {
    const wanted = parse(x);
    if (typeof wanted === 'string') {
      refuse(x, 400, wanted);
      return;
    }
    const kept = images.kept(wanted);
    if (kept) return send(x, kept);
    try {
      const image = await images.get(wanted);
      await send(x, image);
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      if (error.reason === 'broken')
        log.warn({ err: error.cause, key: wanted.key, requestId: x.id }, 'image not convertible');
      refuse(x, statuses[error.reason], error.message, error.reason === 'busy' ? ['retry-after', '2'] : []);
    }
  };
}

/** The request, or what is wrong with it. */
function parse(x: Exchange): ImageRequest | string {
  const parameters = new URLSearchParams(x.query);
  const key = keyOfMediaUrl(parameters.get('url') ?? '');
  if (!key) return 'url には /media/ で始まる画像のアドレスを指定してください。';
  const width = wholeNumber(parameters.get('w'));
  if (width === undefined) return 'w には幅を整数で指定してください。';
  const quality = parameters.has('q') ? wholeNumber(parameters.get('q')) : defaultQuality;
  if (quality === undefined) return 'q には画質を整数で指定してください。';
  return { key, width, quality, acceptsWebp: x.req.headers.accept?.includes('image/webp') ?? false };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
