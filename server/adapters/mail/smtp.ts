import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isMailAddress, mailDomainOf, parseMailbox } from '../../lib/text/mailAddress.ts';
import { DoubtfulEffectError, HopelessEffectError } from '../../lib/outbox/outbox.ts';
import { RefusedAddressError } from '../../modules/mail/mailer.ts';
import type { Mailer, MailMessage } from '../../modules/mail/mailer.ts';

export interface SmtpOptions {
  /** `smtps:` is TLS from the start; `smtp:` uses STARTTLS if offered, always with `?requireTLS=true`. */
  readonly url: string;
  readonly from: string;
}

export interface SmtpMailer extends Mailer {
  close(): void;
}

/** For everything up to the last line, after which the server delivers. */
const untilLastLineMs = 45_000;
/** For its answer to the last line (RFC 5321, 4.5.3.2.6): giving up earlier sends mails twice. */
const answerMs = 10 * 60_000;

/** An address in a command: dots in a row or before the @ (old docomo addresses) need quotes. */
function pathOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  return /^\.|\.\.|\.$/u.test(local) ? `"${local}"${address.slice(at)}` : address;
}

/**
 * 5xx for this recipient or this text. For the sender, the login or the greeting it is our fault and is
 * retried.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const code = Number(error.responseCode);
  return code >= 500 && code < 600 && ['RCPT TO', 'DATA'].includes(String(error.command));
}

/** The server never said whether it took the mail; an answer would have a code. */
function isUnanswered(error: unknown): boolean {
  return !(error instanceof Error && 'responseCode' in error && error.responseCode !== undefined);
}

/**
 * The mail's bytes, read as fast as they are sent. Awaits `lastLine` before the final dot, with which the
 * server takes the mail.
 */
async function* heldAtLastLine(mail: AsyncIterable<Buffer>, lastLine: () => Promise<void>) {
  yield* mail;
  await lastLine();
}

export function createSmtpMailer({ url, from }: SmtpOptions): SmtpMailer {
  const sender = parseMailbox(from);
  if (!sender) throw new Error('MAIL_FROM is not an address.');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // A connection lost in the middle may have delivered the mail: the outbox decides on a retry.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: answerMs,
    dnsTimeout: 10_000,
  });
  const lastLines = new Map<string, () => Promise<void>>();
  transport.use('stream', ({ message }, done) => {
    message.processFunc((mail) =>
      Readable.from(
        heldAtLastLine(mail, async () => lastLines.get(message.messageId())?.()),
        { objectMode: false },
      ),
    );
    done();
  });

  // The same at every try, so that a mail sent twice is recognised as one.
  const messageIdOf = (id: string) => `<${id}@${mailDomainOf(sender.address)}>`;

  const compose = (
    { id, to, subject, text, html, replyTo, calendar, attachments, unsubscribeUrl }: MailMessage,
    signal: AbortSignal,
  ) => ({
    from: sender,
    to: { name: '', address: to },
    envelope: { from: sender.address, to: [pathOf(to)] },
    messageId: messageIdOf(id),
    subject,
    text,
    html,
    textEncoding: 'base64' as const,
    ...(replyTo !== undefined && isMailAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
    ...(calendar !== undefined && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
    ...(attachments !== undefined && {
      attachments: attachments.map(({ filename, contentType, base64 }) => ({
        filename,
        contentType,
        content: base64,
        encoding: 'base64' as const,
      })),
    }),
    // Stops automatic replies (RFC 3834). Account mails cannot be unsubscribed from and have no
    // List-Unsubscribe.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl?.startsWith('https://') === true && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    signal,
  });

  const handIn = async (message: MailMessage, handOver: () => Promise<void>): Promise<void> => {
    const tooSlow = new AbortController();
    const timer = setTimeout(() => tooSlow.abort(), untilLastLineMs);
    let handedOver = false;
    lastLines.set(messageIdOf(message.id), async () => {
      await handOver();
      tooSlow.signal.throwIfAborted();
      clearTimeout(timer);
      handedOver = true;
    });
    try {
      await transport.sendMail(compose(message, tooSlow.signal));
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      if (isFinal(error) && error instanceof Error && 'command' in error && error.command === 'RCPT TO')
        throw new RefusedAddressError(`The address was refused for good: ${said}`, { cause: error });
      if (isFinal(error))
        throw new HopelessEffectError(`The mail was refused for good: ${said}`, { cause: error });
      if (handedOver && isUnanswered(error))
        throw new DoubtfulEffectError(`The server never answered: ${said}`, { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
      lastLines.delete(messageIdOf(message.id));
    }
  };

  return {
    send: async (message, handOver = async () => undefined) => {
      if (!isMailAddress(message.to)) throw new HopelessEffectError('Not an address that mail goes to.');
      await handIn(message, handOver);
    },
    close: () => transport.close(),
  };
}
