import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** A browser that is subscribed at the stand-in. */
export interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Delivery {
  readonly endpoint: string;
  readonly text: string;
  readonly topic: string | undefined;
  readonly ttl: number;
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** The VAPID signature, as a push service looks at it (RFC 8292): by the key that the browser subscribed with. */
function isSigned(authorization: string, publicKey: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/u.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey) return false;
  const point = Buffer.from(key, 'base64url');
  const signer = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: base64(point.subarray(1, 33)), y: base64(point.subarray(33)) },
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub }: { aud: string; exp: number; sub: string } = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  );
  return signed && aud === origin && exp > Date.now() / 1000 && sub.startsWith('mailto:');
}

/** What a browser does with a message (RFC 8188 and 8291). */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const shared = ecdh.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const record = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The delimiter of the last record, and padding after it.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** Stands in for a push service and the browsers behind it: takes what is signed, and reads what is encrypted for them. */
export async function openPushService(publicKey: () => Promise<string>) {
  const deliveries: Delivery[] = [];
  const answers = new Map<string, number>();
  const browsers = new Map<string, (body: Buffer) => string>();
  const server = createServer((req, res) => {
    const pieces: Buffer[] = [];
    req.on('data', (piece: Buffer) => pieces.push(piece));
    req.on('end', () => {
      void (async () => {
        const endpoint = `${origin}${req.url}`;
        const read = browsers.get(endpoint);
        const status = answers.get(endpoint) ?? (read ? 201 : 404);
        if (status === 201 && read) {
          const { authorization = '', topic, ttl } = req.headers;
          if (!isSigned(authorization, await publicKey(), origin)) {
            res.writeHead(401).end();
            return;
          }
          const text = read(Buffer.concat(pieces));
          deliveries.push({ endpoint, text, topic: topic?.toString(), ttl: Number(ttl) });
        }
        res.writeHead(status).end();
      })();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    origin,
    deliveries,
    /** What an address answers from now on. */
    answer: (endpoint: string, status: number) => answers.set(endpoint, status),
    subscribe: (): Browser => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${origin}/push/${base64(randomBytes(18))}`;
      browsers.set(endpoint, (body) => decrypt(body, ecdh, auth));
      return { endpoint, p256dh: base64(ecdh.getPublicKey()), auth: base64(auth) };
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
