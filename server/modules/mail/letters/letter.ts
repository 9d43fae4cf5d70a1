/** One mail in words, before it is either HTML or plain text: both are made from this, so that they cannot differ. */
export interface Letter {
  readonly subject: string;
  /** Whom it is for, or thanks, in one line. */
  readonly greeting: string;
  readonly blocks: readonly Block[];
  /** Why it came, and what to do when one did not ask for it. */
  readonly reason: string;
  /** Where an answer goes; nobody reads the sender's own address. */
  readonly replyTo?: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  /** Smaller: how long a link is valid, what to mind. */
  | { readonly kind: 'note'; readonly text: string };

export type Fact = readonly [name: string, value: string];

/** What every letter knows of the house it comes from. */
export interface House {
  readonly origin: string;
  /** Where mail comes from: it stands for both sides of an appointment, neither of which is shown the other's address. */
  readonly mailAddress: string;
  /** The domain mail comes from, for those who let in listed domains only. */
  readonly mailDomain: string;
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const note = (text: string): Block => ({ kind: 'note', text });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
export const facts = (...rows: readonly Fact[]): Block => ({ kind: 'facts', rows });

/** Mobile carriers let people receive from listed domains only; said wherever a later mail with a link has to arrive. */
export const domainHelp = ({ mailDomain }: House): Block =>
  note(
    `ドメイン指定受信を設定している場合は、つむぎからのご案内が届くように「${mailDomain}」からのメールを許可してください。`,
  );

/** Of mails that come as long as the person wants them: every one of these says where that is changed. */
export const stopping = ({ origin }: House): Block =>
  note(`メールでのお知らせは、アカウント設定で止められます。\n${origin}/settings/account`);

export const thanks = 'つむぎをご利用いただき、ありがとうございます。';

const momentFormat = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const dayFormat = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
});

/** 2026年4月1日(水) 18:00 */
export const momentText = (time: Date): string => momentFormat.format(time);
/** 2026年4月1日(水) */
export const dayText = (time: Date): string => dayFormat.format(time);
