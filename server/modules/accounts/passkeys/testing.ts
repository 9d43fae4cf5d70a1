import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import * as v from 'valibot';

const options = v.object({
  challenge: v.string(),
  rp: v.optional(v.object({ id: v.string() })),
  rpId: v.optional(v.string()),
  user: v.optional(v.object({ id: v.string() })),
});
const point = v.object({ x: v.string(), y: v.string() });

const flags = { present: 1, verified: 4, mayBackUp: 8, backedUp: 16, hasKey: 64 } as const;
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

interface Pose {
  /** Where the page says it stands. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

/** An authenticator of paper: one key, and whatever lie about it a test wants. */
export function paperAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let handle = '';
  const clientData = (type: string, challenge: string, origin: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const head = (rpId: string, { isVerified = true, counter = 0 }: Pose, more: number) => {
    const bytes = Buffer.alloc(37);
    sha256(rpId).copy(bytes);
    bytes[32] = flags.present | (isVerified ? flags.verified : 0) | flags.mayBackUp | flags.backedUp | more;
    bytes.writeUInt32BE(counter, 33);
    return bytes;
  };
  return {
    id: base64url(id),
    /** Makes its key for what the server sent; the browser's answer as JSON. */
    register(sent: string, pose: Pose = {}): string {
      const { challenge, rp, user } = v.parse(options, JSON.parse(sent));
      handle = user?.id ?? '';
      const { x, y } = v.parse(point, publicKey.export({ format: 'jwk' }));
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        head(pose.rpId ?? rp?.id ?? '', pose, flags.hasKey),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', Uint8Array.from(authData)],
        ]),
      );
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(
            clientData('webauthn.create', challenge, pose.origin ?? 'http://localhost:4000'),
          ),
          attestationObject: base64url(attestation),
          transports: ['internal', 'hybrid', 'carrier-pigeon'],
        },
        clientExtensionResults: {},
      });
    },
    /** Signs what the server sent. */
    show(sent: string, pose: Pose = {}): string {
      const { challenge, rpId } = v.parse(options, JSON.parse(sent));
      const json = clientData('webauthn.get', challenge, pose.origin ?? 'http://localhost:4000');
      const authData = head(pose.rpId ?? rpId ?? '', pose, 0);
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(json),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(json)]), privateKey)),
          userHandle: pose.userHandle ?? handle,
        },
        clientExtensionResults: {},
      });
    },
  };
}
