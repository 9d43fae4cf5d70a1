import { once } from 'node:events';
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

/** A real mail server on this machine that keeps what it is given, and says no when told to. */
export async function openReceiver(port = 0) {
  const deliveries: Delivery[] = [];
  let refusal: Refusal | undefined;
  let connections = 0;

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
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
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
          done();
        };
        const from = session.envelope.mailFrom;
        void take();
      });
    },
  });
  server.on('error', () => undefined); // a client that goes away in the middle
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
    close: () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      return closed.promise;
    },
  };
}
