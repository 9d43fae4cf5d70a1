import { HopelessEffectError } from '../../lib/outbox/outbox.ts';

/** There is nobody at this address, or they take nothing from us: counted, so that nothing that can be left out goes there for ever. */
export class RefusedAddressError extends HopelessEffectError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RefusedAddressError';
  }
}

export interface MailMessage {
  /** The outbox row's id: the same mail handed over twice is recognised by it. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text; addresses in it are written out in full. */
  readonly text: string;
  readonly html: string;
  /** Where an answer goes; without it nobody reads one. */
  readonly replyTo?: string;
  readonly calendar?: CalendarPart;
  readonly attachments?: readonly MailAttachment[];
  /** Takes a POST that stops mails of this kind, whoever sends it; a GET shows the button (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly base64: string;
}

/** An appointment that the reader's calendar takes over (RFC 5546). */
export interface CalendarPart {
  readonly method: 'CANCEL' | 'REQUEST';
  readonly content: string;
}

/**
 * Hands a message to whatever carries mail. Called by the outbox worker after commit, which tries again when it rejects, except after a
 * `HopelessEffectError`. Where a mail handed over twice is delivered twice, `handOver` is waited for at the last moment at which it can
 * still be kept back, and a carrier that goes away after it without a word makes it a `DoubtfulEffectError`.
 */
export interface Mailer {
  send(message: MailMessage, handOver?: () => Promise<void>): Promise<void>;
}

export interface StoredMail extends MailMessage {
  readonly from: string;
  readonly sentAt: Date;
}

/** The local outbox: mail that went nowhere and can be read at `/dev/mailbox`. */
export interface Mailbox {
  /** Newest first. */
  list(limit: number): Promise<readonly StoredMail[]>;
  find(id: string): Promise<StoredMail | undefined>;
}
