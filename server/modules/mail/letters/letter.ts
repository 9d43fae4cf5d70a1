/** One mail's content, from which both HTML and plain text are made. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly blocks: readonly Block[];
  /** Why it was sent, and what to do if one did not ask for it. */
  readonly reason: string;
  /** Without it nobody reads answers. */
  readonly replyTo?: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  /** Smaller text: how long a link is valid, what to mind. */
  | { readonly kind: 'note'; readonly text: string };

export type Fact = readonly [name: string, value: string];

/** The sender's facts. */
export interface House {
  readonly origin: string;
  /** Organiser and attendee of appointments, to hide people's addresses. */
  readonly mailAddress: string;
  /** For recipients who filter by domain. */
  readonly mailDomain: string;
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const note = (text: string): Block => ({ kind: 'note', text });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
export const facts = (...rows: readonly Fact[]): Block => ({ kind: 'facts', rows });

/** For mails that announce a later mail with a link: mobile carriers may filter by domain. */
export const domainHelp = ({ mailDomain }: House): Block =>
  note(
    `ドメイン指定受信を設定している場合は、つむぎからのご案内が届くように「${mailDomain}」からのメールを許可してください。`,
  );

/** For optional mails: where to switch them off. */
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
