import { createTransport } from 'nodemailer';
import { isMailAddress, mailDomainOf, parseMailbox } from '../../lib/mailAddress.ts';
import { HopelessEffectError } from '../../lib/outbox.ts';
import type { Mailer, MailMessage } from '../../modules/notifications/mailer.ts';

export interface SmtpOptions {
  /** `smtps:` is TLS from the start; `smtp:` takes STARTTLS where offered, and insists on it with `?requireTLS=true`. */
  readonly url: string;
  readonly from: string;
}

export interface SmtpMailer extends Mailer {
  close(): void;
}

/** Within the outbox's lock: no other server takes a mail up that this one is still handing over. */
const wholeMs = 45_000;

/** An address as it stands in a command: dots in a row or before the @ (old docomo addresses) are let through in quotes alone. */
function pathOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  return /^\.|\.\.|\.$/u.test(local) ? `"${local}"${address.slice(at)}` : address;
}

/** The server said 5xx to this recipient or this text. To the sender, the sign-in or the greeting it is ours to mend, and is tried again. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const code = Number(error.responseCode);
  return code >= 500 && code < 600 && ['RCPT TO', 'DATA'].includes(String(error.command));
}

export function createSmtpMailer({ url, from }: SmtpOptions): SmtpMailer {
  const sender = parseMailbox(from);
  if (!sender) throw new Error('MAIL_FROM is not an address.');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // A connection that closes in the middle of a mail may have delivered it: whether to try again is the outbox's to say.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
  });

  const compose = ({ id, to, subject, text, html, replyTo }: MailMessage) => ({
    from: sender,
    to: { name: '', address: to },
    envelope: { from: sender.address, to: [pathOf(to)] },
    // The same at every try, so that a mail handed over twice around a crash is recognised as one.
    messageId: `<${id}@${mailDomainOf(sender.address)}>`,
    subject,
    text,
    html,
    textEncoding: 'base64' as const,
    ...(replyTo !== undefined && isMailAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
    // No machine answers (RFC 3834). These are letters about one's own account, which cannot be unsubscribed from: no List-Unsubscribe.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
    signal: AbortSignal.timeout(wholeMs),
  });

  return {
    send: async (message) => {
      if (!isMailAddress(message.to)) throw new HopelessEffectError('Not an address that mail goes to.');
      try {
        await transport.sendMail(compose(message));
      } catch (error) {
        if (!isFinal(error)) throw error;
        throw new HopelessEffectError(
          `The mail was refused for good: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        );
      }
    },
    close: () => transport.close(),
  };
}
