import webPush from 'web-push';
import { HopelessEffectError } from '../../lib/outbox/outbox.ts';
import type { PushSender } from '../../modules/notifications/push/pushSender.ts';

/** Browsers' push services. Addresses come from clients, so no other host is called. */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/u,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/u,
  /^(?:[\w-]+\.)*push\.apple\.com$/u,
  /^(?:[\w-]+\.)*notify\.windows\.com$/u,
];

const timeoutMs = 10_000;
const gone: ReadonlySet<number> = new Set([403, 404, 410]);

export interface WebPushOptions {
  /** A contact for push services: a mail address or a site. */
  readonly subject: string;
  /** For tests. */
  readonly knows?: (address: URL) => boolean;
}

export function createWebPush({
  subject,
  knows = ({ protocol, hostname, port }) =>
    protocol === 'https:' && port === '' && services.some((service) => service.test(hostname)),
}: WebPushOptions): PushSender {
  return {
    makeKeys: () => webPush.generateVAPIDKeys(),
    knows: (endpoint) => URL.canParse(endpoint) && knows(new URL(endpoint)),
    send: async ({ endpoint, p256dh, auth }, { text, topic, ttlSeconds }, keys) => {
      if (!URL.canParse(endpoint) || !knows(new URL(endpoint)))
        throw new HopelessEffectError('Not an address of a push service that we know.');
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject, ...keys },
        TTL: ttlSeconds,
        topic,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      });
      // Not the library's own sending, which knows only https and no abort.
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        body: Uint8Array.from(request.body ?? Buffer.alloc(0)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (gone.has(response.status)) return 'GONE';
      if (response.ok) return 'SENT';
      if (response.status === 400 || response.status === 413)
        throw new HopelessEffectError(`The push service refused it: ${response.status}`);
      throw new Error(`The push service answered ${response.status}.`);
    },
  };
}
