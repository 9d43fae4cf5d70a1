import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../lib/request/context.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import type { Services } from '../../lib/request/services.ts';
import { companyTopic, creatorTopic } from '../chat/events.ts';
import { readMessages, tellTyping } from '../chat/messages/reading.ts';
import { sendWords } from '../chat/messages/sending.ts';
import { demoSides, waitingWords } from './answersSql.ts';
import type { Answering } from './answersSql.ts';

/** In turn: what a company and what a creator answers, whatever was said. */
const answers = {
  COMPANY: [
    'ご連絡ありがとうございます。社内で確認して、今日中にお返事します。',
    'ありがとうございます。とても楽しみになってきました。ほかに気になる点があれば、何でも聞いてください。',
    '承知しました。資料を用意しますので、少しお待ちください。',
    'お返事が早くて助かります。その方向で進めましょう。',
  ],
  CREATOR: [
    'ご連絡ありがとうございます。内容を確認して、のちほどお返事します。',
    'ありがとうございます。ぜひ詳しくお聞かせください。来週からなら、時間を取れそうです。',
    '承知しました。似た仕事の例を探しておきますね。',
    'わかりました。まず一案つくってみます。',
  ],
} as const;

/** How long it takes to read, to begin to write, and to write. */
export interface Pace {
  readonly readMs: number;
  readonly writeMs: number;
  readonly sendMs: number;
}
const usual: Pace = { readMs: 1_200, writeMs: 1_000, sendMs: 3_000 };

/**
 * In the demo town, whoever writes as one of the demo accounts is answered some seconds later by the person on the other side, who goes the way
 * of every member: reads, writes and sends. Answers a way to wait for what is under way.
 */
export async function answerInDemo(
  services: Services,
  pace: Pace = usual,
): Promise<{ readonly rest: () => Promise<void> }> {
  const { pubsub, lifecycle, log, db } = services;
  const { creatorId, companyId } = await demoSides(db);
  const over = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  const heard = (roomId: string): void => {
    if (underWay.has(roomId) || over.signal.aborted) return;
    const answered = answer(services, roomId, pace, over.signal)
      .catch((error: unknown) => {
        if (!over.signal.aborted) log.warn({ err: error }, 'the demo did not answer');
      })
      .finally(() => underWay.delete(roomId));
    underWay.set(roomId, answered);
  };
  const options = { onOverflow: () => log.warn('the demo answers no more') };
  const topics = [
    ...(creatorId === undefined ? [] : [creatorTopic(creatorId)]),
    ...(companyId === undefined ? [] : [companyTopic(companyId)]),
  ];
  const ends = await Promise.all(topics.map((topic) => pubsub.subscribe(topic, heard, options)));
  const rest = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay.values());
  };
  lifecycle.onStop('demo answers', async () => {
    over.abort();
    for (const end of ends) end();
    await rest();
  });
  return { rest };
}

async function answer(services: Services, roomId: string, pace: Pace, signal: AbortSignal): Promise<void> {
  const first = await waitingWords(services.db, roomId);
  if (first === undefined) return;
  const context = contextOf(services, first);
  const room = encodeGlobalId('ChatRoom', roomId);
  await wait(pace.readMs, undefined, { signal });
  await readMessages({ ...context }, { roomId: room });
  await wait(pace.writeMs, undefined, { signal });
  await tellTyping({ ...context }, room);
  await wait(pace.sendMs, undefined, { signal });
  // To the last that was said meanwhile.
  const last = await waitingWords(services.db, roomId);
  if (last === undefined) return;
  const words = answers[last.side];
  await sendWords(
    { ...context },
    {
      roomId: room,
      text: words[last.answered % words.length] ?? words[0],
      // Of several servers that heard it, one answer stands.
      clientId: uuidOf(last.messageId),
    },
  );
}

function uuidOf(messageId: string): string {
  const hex = createHash('sha256').update(`demo answer ${messageId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function contextOf(services: Services, { userId, side, companyId }: Answering): Context {
  return {
    services,
    viewer: {
      kind: 'user',
      userId,
      sessionId: userId,
      roles: [side === 'CREATOR' ? 'CREATOR_USER' : 'CORPORATE_USER'],
      companyId: side === 'CREATOR' ? null : companyId,
      emailDomain: '',
      registrationStep: 'COMPLETED',
      contentVisibility: 'ALL',
    },
    request: { id: 'demo', ip: '127.0.0.1', userAgent: '' },
  };
}
