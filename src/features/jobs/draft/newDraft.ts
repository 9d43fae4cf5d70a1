export type DraftKind = 'contract' | 'hourly' | 'fulltime';

/**
 * Link parameters of a new draft. The page makes its id, so that writing works offline; the first save
 * creates it. Each call makes another draft.
 */
export function newDraftLink<const K extends DraftKind>(kind: K) {
  const to: `/jobs/draft/${K}/$id/create` = `/jobs/draft/${kind}/$id/create`;
  return { to, params: { id: newJobOpeningId() } };
}

/** A new opening's global id: a UUIDv7 like the server's, in short form. */
export function newJobOpeningId(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = new DataView(bytes.buffer);
  time.setUint16(0, Math.floor(now / 2 ** 32));
  time.setUint32(2, now % 2 ** 32);
  time.setUint16(6, 0x7000 | (time.getUint16(6) & 0x0fff));
  time.setUint8(8, 0x80 | (time.getUint8(8) & 0x3f));
  return `j_${base64url(bytes)}`;
}

/** Whether an address can be an opening's, if only of one that is not written yet. */
export function isJobOpeningId(id: string): boolean {
  return /^j_[\w-]{22}$/.test(id);
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
