/** Every kind of file the server keeps. The extension is part of the storage key, so the content type is known without asking anyone. */
export const fileTypes = {
  jpg: { contentType: 'image/jpeg', show: 'inline' },
  png: { contentType: 'image/png', show: 'inline' },
  webp: { contentType: 'image/webp', show: 'inline' },
  avif: { contentType: 'image/avif', show: 'inline' },
  gif: { contentType: 'image/gif', show: 'inline' },
  mp4: { contentType: 'video/mp4', show: 'inline' },
  webm: { contentType: 'video/webm', show: 'inline' },
  ai: { contentType: 'application/octet-stream', show: 'attachment' },
  pdf: { contentType: 'application/pdf', show: 'attachment' },
  psd: { contentType: 'application/octet-stream', show: 'attachment' },
  zip: { contentType: 'application/zip', show: 'attachment' },
  /** A person's own data in a ZIP: under no address of `/media`, given to its owner by `/exports/<id>` alone. */
  export: { contentType: 'application/zip', show: 'never' },
} as const satisfies Record<string, { contentType: string; show: 'inline' | 'attachment' | 'never' }>;

export type Extension = keyof typeof fileTypes;
/** Of what people upload. */
export type MediaExtension = Exclude<Extension, 'export'>;

const keyPattern = new RegExp(`^[0-9a-f]{64}\\.(${Object.keys(fileTypes).join('|')})$`);

/** A key is the SHA-256 of the bytes and an extension of the list: nothing in it can name another place. */
export function isStorageKey(text: string): boolean {
  return keyPattern.test(text);
}

export function extensionOf(key: string): Extension | undefined {
  const name = key.slice(key.lastIndexOf('.') + 1);
  return isExtension(name) ? name : undefined;
}

function isExtension(name: string): name is Extension {
  return Object.hasOwn(fileTypes, name);
}

const mediaPath = '/media/';

/** The key of one of our own addresses, or undefined for anything else. */
export function keyOfMediaUrl(url: string): string | undefined {
  if (!url.startsWith(mediaPath)) return undefined;
  const key = url.slice(mediaPath.length);
  const extension = isStorageKey(key) ? extensionOf(key) : undefined;
  return extension && fileTypes[extension].show !== 'never' ? key : undefined;
}
