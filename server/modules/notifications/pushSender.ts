/** What VAPID signs with (RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where a browser is pushed to, and what it is encrypted for (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly text: string;
  /** One of the same topic that has not reached the device takes the place of the one before. */
  readonly topic: string;
  readonly ttlSeconds: number;
}

/**
 * Hands a message to the push service of a browser. `GONE`: the address will never be one again (403, 404, 410). Rejects where trying again
 * may help.
 */
export interface PushSender {
  makeKeys(): PushKeys;
  /** Whether an address belongs to a push service that we know: the server calls nobody else's. */
  knows(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage, keys: PushKeys): Promise<'GONE' | 'SENT'>;
}
