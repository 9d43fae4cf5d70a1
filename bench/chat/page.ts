// Must come before what has documents.
import '../typeArtifacts.ts';
import './relayTags.ts';
import type { Unsent, UnsentBox } from '../../src/features/chat/room/unsent.ts';

// What the page's session listens to, and Node has not.
const browser = new EventTarget();
Object.assign(globalThis, {
  addEventListener: browser.addEventListener.bind(browser),
  removeEventListener: browser.removeEventListener.bind(browser),
});

const { RoomSession } = await import('../../src/features/chat/room/roomSession.ts');
const { setErrorReporter } = await import('../../src/features/page/errorReport.ts');
setErrorReporter((error) => process.env['CHAT_DEBUG'] && console.error(error));
const { closeEnvironment, createEnvironment } = await import('../../src/relay/environment.ts');

export interface Tab {
  readonly session: InstanceType<typeof RoomSession>;
  readonly close: () => void;
}

interface Opened {
  readonly origin: string;
  readonly token: () => Promise<string>;
  readonly roomId: string;
  readonly userId: string;
  /** How wrong its clock is. */
  readonly aheadMs?: number;
  /** How much shorter it waits before it tries again than a page does. */
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

/** An open room as the page has it: its store, its network, its socket and its session, without what draws it. */
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
  const session = new RoomSession({
    environment,
    roomId,
    userId,
    box: inMemory(),
    now: () => Date.now() + aheadMs,
    retryMs: pageRetries.map((milliseconds) => milliseconds / hurry),
  });
  session.open();
  return {
    session,
    close: () => {
      session.close();
      closeEnvironment(environment);
    },
  };
}
