import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

export async function thumbhashOf(image: Sharp): Promise<string> {
  const small = image.resize(100, 100, { fit: 'inside', withoutEnlargement: true }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
