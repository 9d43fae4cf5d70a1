import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must be readable again, but not from a copy of the database alone. */
export interface SecretBox {
  /** `place` names the row and column: text moved elsewhere does not open. */
  seal(text: string, place: string): string;
  open(sealed: string, place: string): string;
  /** Whether it was sealed with the newest key. */
  isCurrent(sealed: string): boolean;
}

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

const shape = /^v1\.([0-9a-f]{8})\.([\w-]{16})\.([\w-]{22,})$/;
const algorithm = 'aes-256-gcm';
const tagBytes = 16;

function keyFrom(secret: string): Key {
  const derive = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, 'tsumugi', info, length));
  // Reveals nothing of the key.
  const id = createHash('sha256')
    .update(derive('name of the key of data at rest', 32))
    .digest('hex')
    .slice(0, 8);
  return { id, bytes: derive('data at rest', 32) };
}

/**
 * AES-256-GCM with keys derived from these secrets. The first seals, all open: to rotate, put a new one first
 * and keep the old one until everything is sealed anew.
 */
export function createSecretBox(secrets: readonly string[]): SecretBox {
  const keys = secrets.map(keyFrom);
  const [current] = keys;
  if (!current) throw new Error('A secret box needs a key.');
  return {
    seal: (text, place) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv(algorithm, current.bytes, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `v1.${current.id}.${iv.toString('base64url')}.${sealed.toString('base64url')}`;
    },
    open: (sealed, place) => {
      const [, id, iv, body] = shape.exec(sealed) ?? [];
      const key = keys.find((one) => one.id === id);
      if (iv === undefined || body === undefined) throw new Error('Not a sealed text.');
      if (!key) throw new Error(`The key ${id} that sealed this is not configured.`);
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv(algorithm, key.bytes, Buffer.from(iv, 'base64url'), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString(
        'utf8',
      );
    },
    isCurrent: (sealed) => sealed.startsWith(`v1.${current.id}.`),
  };
}
