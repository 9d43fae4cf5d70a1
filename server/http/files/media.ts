import { extensionOf, fileTypes } from '../../modules/media/fileTypes.ts';
import type { IsPublicMedia } from '../../modules/media/serving/publicMedia.ts';
import type { ObjectStorage } from '../../modules/media/storage.ts';
import { readAddress } from './mediaAccess.ts';
import { refuse, type Exchange, type HeaderList } from '../request/exchange.ts';
import { sendRepresentation } from '../request/representation.ts';

/**
 * `/media/<key>`: uploads as stored. Pictures and videos are shown, everything else is a download. A key is
 * the content's hash, so answers never change.
 */
export function createMediaHandler(
  storage: ObjectStorage,
  isPublic: IsPublicMedia,
  uploadHeaders: HeaderList,
): (x: Exchange) => Promise<void> {
  return async (x) => {
    const access = await readAddress(x.path, x.query, isPublic);
    const extension = access && extensionOf(access.key);
    const found = access && (await storage.stat(access.key));
    if (!access || !extension || !found) {
      refuse(x, 404, 'このファイルは見つかりません。');
      return;
    }
    const { contentType, show } = fileTypes[extension];
    const name = show === 'attachment' ? new URLSearchParams(x.query).get('name') : null;
    await sendRepresentation(x, {
      size: found.size,
      etag: `"${access.key}"`,
      headers: [
        'content-type',
        contentType,
        'content-disposition',
        show === 'inline' ? 'inline' : attachment(name ?? `file.${extension}`),
        'cache-control',
        access.cacheControl,
        'accept-ranges',
        'bytes',
        ...uploadHeaders,
      ],
      open: (range) => storage.read(access.key, range),
    });
  };
}

/** The name to save under (RFC 6266). The reader may choose any; only dangerous characters are removed. */
export function attachment(name: string): string {
  const clean = name.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_').slice(0, 150) || 'file';
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(clean.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
