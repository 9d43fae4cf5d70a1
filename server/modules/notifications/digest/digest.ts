import * as v from 'valibot';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import { enqueueAll, PostponedEffectError } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import { sendWanted } from '../../mail/effects.ts';
import { houseOf } from '../../mail/house.ts';
import type { House } from '../../mail/letters/letter.ts';
import { letterOf } from '../../mail/letters/letterOf.ts';
import { mailMessage } from '../../mail/mails.ts';
import type { MailRequest, Sender } from '../../mail/mails.ts';
import * as sql from './digestSql.ts';
import type { Span } from './digestSql.ts';
import { quietOf, readerOfListener } from './outlook.ts';
import { listener as listenerOf } from './outlookSql.ts';
import type { ListenerRow } from './outlookSql.ts';
import { unsubscribeAddress } from '../unsubscribing.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** 8:00 in Japan is 23:00 UTC. */
const beforeMidnightMs = hourMs;
const readersAtOnce = 500;
const most = { items: 30, works: 6, jobs: 5 };
/** A wait is told once it becomes urgent. */
const urgentMs = 3 * dayMs;

/** The latest 8:00 in Japan. */
export function lastMorning(now: Date): Date {
  const days = Math.floor((now.getTime() + beforeMidnightMs) / dayMs);
  return new Date(days * dayMs - beforeMidnightMs);
}

const moment = v.pipe(
  v.union([v.date(), v.string()]),
  v.transform((time) => new Date(time)),
  v.date(),
);
/** A reader's digest; composed when sent. */
const digestDue = effect(
  'notifications.digestDue',
  v.object({ userId: v.string(), since: moment, morning: moment }),
);
type Due = v.InferOutput<typeof digestDue.shape>;

/**
 * Queues the digests due at 8:00, in short transactions of some hundreds: marking a reader and queueing their
 * mail are atomic.
 */
export async function queueDigests(services: Pick<Services, 'clock' | 'db' | 'newId'>): Promise<void> {
  const morning = lastMorning(services.clock.now());
  let taken: number;
  do {
    taken = await services.db.transaction().execute(async (trx) => {
      const readers = await sql.takeReaders(trx, morning, readersAtOnce);
      if (readers.length === 0) return 0;
      await sql.markMailed(
        trx,
        readers.map(({ userId }) => userId),
        morning,
      );
      await enqueueAll(
        trx,
        services,
        digestDue,
        readers.map(({ userId, since }) => ({ userId, since, morning })),
      );
      return readers.length;
    });
  } while (taken > 0);
}

export interface FittingJob {
  readonly id: string;
  readonly title: string;
  readonly companyName: string;
  readonly reason: string;
}
/** What came out in a span that fits a creator, the best first, and why. */
export type FittingJobs = (creatorId: string, span: Span, first: number) => Promise<FittingJob[]>;

type DigestData = Extract<MailRequest, { template: 'dailyDigest' }>['data'];
type Line = DigestData['items'][number];

/** Subject and link of the mail a notice would have had. */
export function lineOf(letter: unknown, house: House): Line | null {
  const request = v.safeParse(mailMessage, letter);
  if (!request.success) return null;
  const { subject, blocks } = letterOf(request.output, house);
  const button = blocks.find((block) => block.kind === 'button');
  return { subject: subject.replace(/^【つむぎ】/u, ''), url: button?.url ?? house.origin };
}

export function senderOf({ sender, operatorMail }: Services['config']): Sender {
  return sender === undefined ? null : { ...sender, contact: operatorMail };
}

const dayFormat = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
});
const waitingWords = {
  ENTRY: { text: '返信していない応募', path: '/projects' },
  CONSULTATION: { text: '返信していない仕事の相談', path: '/projects' },
} as const;

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'log' | 'mailer' | 'tokenSecret'> & {
  readonly fittingJobs: FittingJobs;
};

async function told(
  services: Needs,
  listener: ListenerRow,
  span: Span,
  kinds: readonly string[],
): Promise<Line[]> {
  const { config, db, log } = services;
  const house = houseOf(config);
  const letters = await sql.lettersOf(db, readerOfListener(listener), span.until);
  const lines = letters.map((letter) => lineOf(letter, house)).filter((line) => line !== null);
  if (lines.length < letters.length)
    log.error({ userId: listener.userId }, 'notices could not be put into the mail of the day');
  const agrees = listener.agreedAt !== null && config.sender !== undefined;
  const words = kinds.includes('PLATFORM') ? await sql.wordsOf(db, listener.userId, span, agrees) : [];
  return [
    ...lines,
    ...words.map(({ content, link }) => ({
      subject: content.split('\n')[0] ?? content,
      url: new URL(link ?? '/notifications?tab=house', config.publicOrigin).href,
    })),
  ];
}

async function waitingFor(
  { clock, config, db }: Needs,
  listener: ListenerRow,
): Promise<{ readonly lines: Line[]; readonly isUrgent: boolean }> {
  const now = clock.now();
  const rows = await sql.waitingOf(db, readerOfListener(listener), now);
  return {
    lines: rows.map(({ kind, count, dueAt }) => ({
      subject: `${waitingWords[kind].text} ${count}件(最も早い返信期限 ${dayFormat.format(dueAt)})`,
      url: new URL(waitingWords[kind].path, config.publicOrigin).href,
    })),
    isUrgent: rows.some(({ dueAt }) => dueAt.getTime() - now.getTime() < urgentMs),
  };
}

/**
 * New works and openings: only with the reader's consent to advertising, and only if we can name the sender.
 */
async function newsFor(
  { config, db, fittingJobs }: Needs,
  { agreedAt, companyId, email, role, userId }: ListenerRow,
  span: Span,
): Promise<Pick<DigestData, 'jobs' | 'sender' | 'works'>> {
  const sender = senderOf(config);
  if (agreedAt === null || sender === null) return { works: [], jobs: [], sender: null };
  const at = (path: string) => new URL(path, config.publicOrigin).href;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const scope = { viewerId: userId, companyId, emailDomain: domain };
  const works = companyId === null ? [] : await sql.worksOf(db, scope, span, most.works);
  const jobs = role === 'CREATOR_USER' ? await fittingJobs(userId, span, most.jobs) : [];
  return {
    works: works.map(({ id, name, authorName }) => ({
      subject: `${name} / ${authorName}`,
      url: at(`/products/${encodeGlobalId('Product', id)}`),
    })),
    jobs: jobs.map(({ id, title, companyName, reason }) => ({
      subject: `${title} / ${companyName}`,
      url: at(`/jobs/${encodeGlobalId('JobOpening', id)}`),
      reason,
    })),
    sender: works.length + jobs.length > 0 ? sender : null,
  };
}

/** Null without content. */
async function contentsOf(services: Needs, listener: ListenerRow, span: Span): Promise<DigestData | null> {
  const kinds = await sql.dailyKinds(services.db, listener.userId);
  const items = await told(services, listener, span, kinds);
  if (kinds.length + items.length === 0 && listener.agreedAt === null) return null;
  const waiting = await waitingFor(services, listener);
  const news = await newsFor(services, listener, span);
  if (items.length + news.works.length + news.jobs.length === 0 && !waiting.isUrgent) return null;
  return { items: items.slice(0, most.items), total: items.length, waiting: waiting.lines, ...news };
}

async function sendDigest(
  services: Needs,
  { userId, since, morning }: Due,
  sending: { readonly id: string; readonly handOver: () => Promise<void> },
): Promise<void> {
  const now = services.clock.now();
  const listener = await listenerOf(services.db, userId, 'PLATFORM');
  // Yesterday's is dropped: today's follows.
  if (!listener || now.getTime() - morning.getTime() >= dayMs) return;
  const until = quietOf(listener, now);
  if (until) throw new PostponedEffectError(until);
  const data = await contentsOf(services, listener, { since, until: morning });
  if (!data) return;
  await sendWanted(
    services,
    {
      mail: { template: 'dailyDigest', to: listener.email, data },
      unsubscribeUrl: unsubscribeAddress(services, userId, 'DIGEST'),
    },
    sending,
  );
  await sql.dropLetters(services.db, userId, morning);
}

export function digestEffects(services: Needs): EffectHandlers {
  return handle(digestDue, (due, id, handOver) => sendDigest(services, due, { id, handOver }));
}
