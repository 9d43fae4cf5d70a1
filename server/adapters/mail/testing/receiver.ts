import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import { simpleParser } from 'mailparser';
import type { AddressObject, ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface Delivery {
  /** As they stood in the commands, not in the letter. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: string;
  readonly mail: ParsedMail;
}

interface Refusal {
  readonly at: 'connect' | 'sender' | 'recipient' | 'data';
  readonly code: number;
}

/** The first address of a header, as text. */
export function addressOf(header: AddressObject | AddressObject[] | undefined): string {
  const one = Array.isArray(header) ? header[0] : header;
  return one?.value[0]?.address ?? '';
}

/** What follows the last line of a mail: the answer, the answer when told to, or nothing but the end of the connection. */
export type Answering = 'at once' | 'when told' | 'never';

/** A real mail server on this machine that keeps what it is given, and says no, or nothing, when told to. */
export async function openReceiver(port = 0) {
  const deliveries: Delivery[] = [];
  let refusal: Refusal | undefined;
  let connections = 0;
  let answering: Answering = 'at once';
  const pieces: number[] = [];
  const unanswered: (() => void)[] = [];
  const sockets = new Set<Socket>();
  const arrivals = new EventEmitter();

  const refusing = (at: Refusal['at']): Error | undefined =>
    refusal?.at === at ? Object.assign(new Error('not now'), { responseCode: refusal.code }) : undefined;

  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 200,
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Its strict reading refuses dots in a row even in quotes, where the standard has them.
    lenientAddressParsing: true,
    onConnect: (_session, done) => {
      connections += 1;
      done(refusing('connect'));
    },
    onMailFrom: (_address, _session, done) => done(refusing('sender')),
    onRcptTo: (_address, _session, done) => done(refusing('recipient')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        pieces.push(chunk.length);
        arrivals.emit('bytes');
      });
      stream.on('end', () => {
        const said = refusing('data');
        if (said) {
          done(said);
          return;
        }
        const raw = Buffer.concat(chunks);
        const take = async (): Promise<void> => {
          const mail = await simpleParser(raw);
          deliveries.push({
            envelope: {
              from: from === false ? '' : from.address,
              to: session.envelope.rcptTo.map(({ address }) => address),
            },
            raw: raw.toString(),
            mail,
          });
          arrivals.emit('mail');
          if (answering === 'at once') done();
          if (answering === 'when told') unanswered.push(done);
          if (answering === 'never') for (const socket of sockets) socket.destroy();
        };
        const from = session.envelope.mailFrom;
        void take();
      });
    },
  });
  server.on('error', () => undefined); // a client that goes away in the middle
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const bound = typeof address === 'object' && address ? address.port : 0;

  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    deliveries,
    connections: () => connections,
    refuse: (next: Refusal | undefined) => {
      refusal = next;
    },
    answer: (how: Answering) => {
      answering = how;
      for (const done of unanswered.splice(0)) done();
    },
    /** Resolves once so many mails have come, answered or not. */
    arrived: async (count: number) => {
      while (deliveries.length < count) await once(arrivals, 'mail');
    },
    /** Resolves once so much text has come, of mails that are whole or not. */
    received: async (count: number) => {
      const bytes = () => pieces.reduce((sum, length) => sum + length, 0);
      while (bytes() < count) await once(arrivals, 'bytes');
    },
    close: () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      return closed.promise;
    },
  };
}
