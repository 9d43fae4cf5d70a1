import { HopelessEffectError } from '../../lib/outbox/outbox.ts';

/** The address does not exist or refuses our mail. Counted, so that optional mails stop. */
export class RefusedAddressError extends HopelessEffectError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RefusedAddressError';
  }
}

export interface MailMessage {
  /** The outbox row's id, the same when handed over twice. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** With addresses written out. */
  readonly text: string;
  readonly html: string;
  /** Without it nobody reads answers. */
  readonly replyTo?: string;
  readonly calendar?: CalendarPart;
  readonly attachments?: readonly MailAttachment[];
  /** One-click unsubscribe by POST; GET shows a button (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly base64: string;
}

/** An appointment (RFC 5546). */
export interface CalendarPart {
  readonly method: 'CANCEL' | 'REQUEST';
  readonly content: string;
}

/**
 * Hands a mail to a carrier. The outbox worker calls it after commit and retries when it rejects, except
 * after a `HopelessEffectError`. Where handing over twice delivers twice, `handOver` is awaited just before
 * the point of no return, and a carrier that goes silent after it throws `DoubtfulEffectError`.
 */
export interface Mailer {
  send(message: MailMessage, handOver?: () => Promise<void>): Promise<void>;
}

export interface StoredMail extends MailMessage {
  readonly from: string;
  readonly sentAt: Date;
}

/** Unsent local mail, readable at `/dev/mailbox`. */
export interface Mailbox {
  list(limit: number): Promise<readonly StoredMail[]>;
  find(id: string): Promise<StoredMail | undefined>;
}
