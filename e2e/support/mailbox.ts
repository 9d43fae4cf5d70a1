import { setTimeout as wait } from 'node:timers/promises';
import type { App } from './app.ts';

/** A mail as shown by `/dev/mailbox`. */
export interface Letter {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** Addresses in the text, in order. */
  readonly links: readonly string[];
}

const patienceMs = 20_000;

const plain = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

interface Listed {
  readonly id: string;
  readonly subject: string;
  readonly to: string;
}

/** Newest first. */
async function listed({ origin }: App): Promise<Listed[]> {
  const rows = (await textOf(`${origin}/dev/mailbox`)).matchAll(
    /<a href="\/dev\/mailbox\/([^"]+)"><b>([^<]*)<\/b><span>([^<]*)<\/span>/g,
  );
  return [...rows].map(([, id = '', subject = '', to = '']) => ({
    id,
    subject: plain(subject),
    to: plain(to),
  }));
}

async function read({ origin }: App, { id, subject }: Listed): Promise<Letter> {
  const html = await textOf(`${origin}/dev/mailbox/${id}`);
  const links = [...html.matchAll(/<a href="(http[^"]+)"/g)].map(([, link = '']) => plain(link));
  return { id, subject, text: plain(html), links };
}

/** The newest mail to somebody whose subject contains these words; waits for it. */
export async function letterTo(
  app: App,
  to: string,
  subject: string,
  besides: readonly Letter[] = [],
): Promise<Letter> {
  const known = new Set(besides.map(({ id }) => id));
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const mails = await listed(app);
    const found = mails.find(
      (mail) => mail.to === to && mail.subject.includes(subject) && !known.has(mail.id),
    );
    if (found) return read(app, found);
    if (Date.now() > deadline) {
      const theirs = mails.filter((mail) => mail.to === to).map((mail) => mail.subject);
      throw new Error(`No mail 「${subject}」 came to ${to}, only: ${theirs.join(', ') || 'none'}`);
    }
    await wait(100);
  }
}

/** The link in the mail to this path. */
export function linkTo({ subject, links }: Letter, pathname: string): string {
  const link = links.find((address) => new URL(address).pathname === pathname);
  if (link === undefined) throw new Error(`「${subject}」 does not lead to ${pathname}: ${links.join(' ')}`);
  return link;
}
