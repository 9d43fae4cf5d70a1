// Must be imported before modules with GraphQL documents.
import '../typeArtifacts.ts';
import './relayTags.ts';
import { setMaxListeners } from 'node:events';
import type { Unsent, UnsentBox } from '../../src/features/chat/room/session/unsent.ts';

// Browser events that the session listens to and Node lacks.
const browser = new EventTarget();
setMaxListeners(0, browser);
Object.assign(globalThis, {
  addEventListener: browser.addEventListener.bind(browser),
  removeEventListener: browser.removeEventListener.bind(browser),
});

const { RoomSession } = await import('../../src/features/chat/room/session/roomSession.ts');
const { setErrorReporter } = await import('../../src/features/page/errorReport.ts');
setErrorReporter((error) => process.env['CHAT_DEBUG'] && console.error(error));
const { closeEnvironment, createEnvironment } = await import('../../src/relay/environment.ts');

export interface Tab {
  readonly session: InstanceType<typeof RoomSession>;
  readonly environment: ReturnType<typeof createEnvironment>;
  readonly close: () => void;
}

interface Opened {
  readonly origin: string;
  readonly token: () => Promise<string>;
  readonly roomId: string;
  readonly userId: string;
  /** How wrong its clock is. */
  readonly aheadMs?: number;
  /** Divides the waits before retries. */
  readonly hurry?: number;
}

function inMemory(): UnsentBox {
  let all: readonly Unsent[] = [];
  return {
    read: () => all,
    write: (next) => {
      all = next;
    },
    onChange: () => () => undefined,
  };
}

const pageRetries = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** A room that is opened with nothing kept from before. */
export function openSession(
  options: Omit<ConstructorParameters<typeof RoomSession>[0], 'box'>,
): InstanceType<typeof RoomSession> {
  const session = new RoomSession({ ...options, box: inMemory() });
  session.open();
  return session;
}

/** An open room as in the page (store, network, socket, session), without rendering. */
export function openTab({ origin, token, roomId, userId, aheadMs = 0, hurry = 1 }: Opened): Tab {
  const environment = createEnvironment({
    token: { get: token, refresh: token },
    report: () => undefined,
    network: { url: `${origin}/graphql` },
    subscriptions: {
      url: `${origin.replace('http', 'ws')}/subscriptions`,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / hurry)),
    },
  });
  const session = openSession({
    environment,
    roomId,
    userId,
    now: () => Date.now() + aheadMs,
    retryMs: pageRetries.map((milliseconds) => milliseconds / hurry),
  });
  return {
    session,
    environment,
    close: () => {
      session.close();
      closeEnvironment(environment);
    },
  };
}
