import type { GraphqlEndpoint, HttpEndpoint } from '../lib/request/graphqlEndpoint.ts';
import type { Services } from '../lib/request/services.ts';
import type { IsPublicMedia } from '../modules/media/serving/publicMedia.ts';
import type { IdentityEmulator } from '../modules/accounts/sign-in/identity.ts';
import type { Mailbox } from '../modules/mail/mailer.ts';
import type { OpenExport } from './files/exports.ts';
import type { Gauges } from './metrics.ts';
import type { AnswerAhead, CodeAt, RenderHead } from './page.ts';
import type { TunnelAnswer } from './tunnel.ts';
import type { UploadLimits } from './request/uploadRoom.ts';

/** Forwards a report to Sentry and answers its status. */
export type TunnelHandler = (envelope: Buffer) => Promise<TunnelAnswer>;

export interface EarlierFile {
  readonly body: Uint8Array;
  readonly encoding: 'br' | null;
}

export type HttpServices = Pick<Services, 'clock' | 'config' | 'log' | 'newId' | 'storage' | 'images'>;

export interface HttpServerOptions {
  readonly services: HttpServices;
  readonly graphql: GraphqlEndpoint;
  /** The operators' pages and API; `alone`: nothing else is served. Without it there is no `/admin`. */
  readonly staff?: {
    readonly graphql: HttpEndpoint;
    readonly alone: boolean;
    readonly openExport: OpenExport;
  };
  /** Rejects while requests should not come here: `() => sql\`select 1\``. */
  readonly checkReady: () => Promise<void>;
  readonly isPublicMedia: IsPublicMedia;
  readonly renderHead?: RenderHead;
  readonly answerAhead?: AnswerAhead;
  readonly codeAt?: CodeAt;
  readonly mailbox?: Mailbox;
  /** Replaces Google; never in production. */
  readonly identityEmulator?: IdentityEmulator;
  readonly openExport?: OpenExport;
  readonly tunnel?: TunnelHandler;
  /** robots.txt, sitemap, feeds and share pictures; undefined for any other path. */
  readonly publicFile?: (
    path: string,
  ) => Promise<
    { readonly type: string; readonly body: string | Uint8Array; readonly status?: number } | undefined
  >;
  /** A file of an earlier build; undefined for any other path. */
  readonly earlierFile?: (path: string) => Promise<EarlierFile | undefined>;
  /** Unsubscribes by the token in a mail's address; false for an unknown one. */
  readonly stopMails?: (token: string) => Promise<boolean>;
  /** Replaces a browser's push address; false when the old one is unknown. */
  readonly renewDevice?: (body: string, ip: string) => Promise<boolean>;
  readonly gauges?: Gauges;
  readonly uploadLimits?: UploadLimits;
}
