/** VAPID's keys (RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Address and encryption keys of a browser (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly text: string;
  /** Replaces an undelivered message of the same topic. */
  readonly topic: string;
  readonly ttlSeconds: number;
}

/**
 * Sends to a browser's push service. `GONE`: the address is void for good (403, 404, 410). Rejects when a
 * retry may help.
 */
export interface PushSender {
  makeKeys(): PushKeys;
  /** Only known push services are called. */
  knows(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage, keys: PushKeys): Promise<'GONE' | 'SENT'>;
}
