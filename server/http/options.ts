import type { Services } from '../lib/services.ts';
import type { Mailbox } from '../modules/notifications/mailer.ts';
import type { GraphqlEndpoint } from './graphql.ts';
import type { Gauges } from './metrics.ts';
import type { RenderHead } from './page.ts';

/** Passes a report of the page on to Sentry and answers its status. */
export type TunnelHandler = (envelope: Buffer) => Promise<number>;

/** What the transport takes of the services. */
export type HttpServices = Pick<Services, 'config' | 'log' | 'newId' | 'storage' | 'images'>;

export interface HttpServerOptions {
  readonly services: HttpServices;
  readonly graphql: GraphqlEndpoint;
  /** Rejects while requests should not come here: `() => sql\`select 1\``. */
  readonly checkReady: () => Promise<void>;
  readonly renderHead?: RenderHead;
  readonly mailbox?: Mailbox;
  readonly tunnel?: TunnelHandler;
  readonly gauges?: Gauges;
}
