export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  /** Plain text; addresses in it are written out in full. */
  readonly text: string;
}

/** Hands a message to whatever carries mail. Called by the outbox worker after commit, which tries again when it rejects. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
}

export interface StoredMail extends MailMessage {
  readonly id: string;
  readonly from: string;
  readonly sentAt: Date;
}

/** The local outbox: mail that went nowhere and can be read at `/dev/mailbox`. */
export interface Mailbox {
  /** Newest first. */
  list(limit: number): Promise<readonly StoredMail[]>;
  find(id: string): Promise<StoredMail | undefined>;
}
