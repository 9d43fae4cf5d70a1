/** All stored file types. The extension is in the storage key, so the content type needs no lookup. */
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
  /** A person's data as ZIP: not under `/media`, only by `/exports/<id>`. */
  export: { contentType: 'application/zip', show: 'never' },
} as const satisfies Record<string, { contentType: string; show: 'inline' | 'attachment' | 'never' }>;

export type Extension = keyof typeof fileTypes;
export type MediaExtension = Exclude<Extension, 'export'>;

const keyPattern = new RegExp(`^[0-9a-f]{64}\\.(${Object.keys(fileTypes).join('|')})$`);

/** Only a hash and a listed extension, so it cannot name another path. */
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

/** Undefined for anything but our own addresses. */
export function keyOfMediaUrl(url: string): string | undefined {
  if (!url.startsWith(mediaPath)) return undefined;
  const key = url.slice(mediaPath.length);
  const extension = isStorageKey(key) ? extensionOf(key) : undefined;
  return extension && fileTypes[extension].show !== 'never' ? key : undefined;
}
