import { keyOfMediaUrl } from '../../modules/media/fileTypes.ts';
import {
  defaultQuality,
  ImageError,
  type ImageRequest,
  type ImageService,
  type ServedImage,
} from '../../modules/media/serving/imageService.ts';
import type { IsPublicMedia } from '../../modules/media/serving/publicMedia.ts';
import { readAddress, type MediaAccess } from './mediaAccess.ts';
import type { Log } from '../../lib/process/log.ts';
import { refuse, type Exchange, type HeaderList } from '../request/exchange.ts';
import { sendRepresentation } from '../request/representation.ts';

const statuses = { refused: 400, missing: 404, busy: 503, broken: 422 } as const;

/**
 * `GET /_next/image?url=/media/<key>&w=<width>&q=<quality>`: one of our own pictures, in a width of the list.
 */
export function createImageHandler(
  images: ImageService,
  isPublic: IsPublicMedia,
  uploadHeaders: HeaderList,
  log: Log,
): (x: Exchange) => Promise<void> {
  const fixed = ['vary', 'accept', 'content-disposition', 'inline', ...uploadHeaders];

  const send = (
    x: Exchange,
    { cacheControl }: MediaAccess,
    { body, contentType, etag }: ServedImage,
  ): Promise<void> =>
    sendRepresentation(x, {
      size: body.byteLength,
      etag,
      headers: ['content-type', contentType, 'cache-control', cacheControl, ...fixed],
      open: (range) => (range ? body.subarray(range.start, range.end + 1) : body),
    });

  return async (x) => {
    const wanted = parse(x);
    if (typeof wanted === 'string') {
      refuse(x, 400, wanted);
      return;
    }
    const known = readAddress(wanted.address, wanted.addressQuery, isPublic);
    const access = known instanceof Promise ? await known : known;
    if (!access) {
      refuse(x, 404, 'この画像は見つかりません。');
      return;
    }
    const request = { ...wanted.form, key: access.key };
    const kept = images.kept(request);
    if (kept) return send(x, access, kept);
    try {
      await send(x, access, await images.get(request));
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      if (error.reason === 'broken')
        log.warn({ err: error.cause, key: access.key, requestId: x.id }, 'image not convertible');
      refuse(x, statuses[error.reason], error.message, error.reason === 'busy' ? ['retry-after', '2'] : []);
    }
  };
}

interface Wanted {
  readonly address: string;
  readonly addressQuery: string;
  readonly form: Omit<ImageRequest, 'key'>;
}

/** The request, or what is wrong with it. */
function parse(x: Exchange): Wanted | string {
  const parameters = new URLSearchParams(x.query);
  const [address = '', addressQuery = ''] = (parameters.get('url') ?? '').split('?');
  if (!keyOfMediaUrl(address)) return 'url には /media/ で始まる画像のアドレスを指定してください。';
  const width = wholeNumber(parameters.get('w'));
  if (width === undefined) return 'w には幅を整数で指定してください。';
  const quality = parameters.has('q') ? wholeNumber(parameters.get('q')) : defaultQuality;
  if (quality === undefined) return 'q には画質を整数で指定してください。';
  const acceptsWebp = x.req.headers.accept?.includes('image/webp') ?? false;
  return { address, addressQuery, form: { width, quality, acceptsWebp } };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
