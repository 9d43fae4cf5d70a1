import type { GraphqlEndpoint, HttpEndpoint } from '../lib/graphqlEndpoint.ts';
import type { Services } from '../lib/services.ts';
import type { IsPublicMedia } from '../modules/media/publicMedia.ts';
import type { IdentityEmulator } from '../modules/accounts/sign-in/identity.ts';
import type { Mailbox } from '../modules/mail/mailer.ts';
import type { OpenExport } from './files/exports.ts';
import type { Gauges } from './metrics.ts';
import type { AnswerAhead, CodeAt, RenderHead } from './page.ts';
import type { TunnelAnswer } from './tunnel.ts';
import type { UploadLimits } from './request/uploadRoom.ts';

/** Passes a report of the page on to Sentry and answers what it said. */
export type TunnelHandler = (envelope: Buffer) => Promise<TunnelAnswer>;

export interface EarlierFile {
  readonly body: Uint8Array;
  readonly encoding: 'br' | null;
}

/** What the transport takes of the services. */
export type HttpServices = Pick<Services, 'clock' | 'config' | 'log' | 'newId' | 'storage' | 'images'>;

export interface HttpServerOptions {
  readonly services: HttpServices;
  readonly graphql: GraphqlEndpoint;
  /** The operators' pages and what they call; `alone` where nothing else is served. Without it there is no `/admin` here. */
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
  /** Stands in for Google; never mounted in production. */
  readonly identityEmulator?: IdentityEmulator;
  /** Gives people the file of their own data. */
  readonly openExport?: OpenExport;
  readonly tunnel?: TunnelHandler;
  /** robots.txt, the sitemap, feeds and pictures of pages; undefined for any other path. */
  readonly publicFile?: (
    path: string,
  ) => Promise<
    { readonly type: string; readonly body: string | Uint8Array; readonly status?: number } | undefined
  >;
  /** A file that the built page had before a deployment; undefined for any other path. */
  readonly earlierFile?: (path: string) => Promise<EarlierFile | undefined>;
  /** Stops mails of a kind by the address in one of them; false for an address that is none of ours. */
  readonly stopMails?: (token: string) => Promise<boolean>;
  /** Takes a browser's new push address in the place of its old one; false for one that is not known. */
  readonly renewDevice?: (body: string, ip: string) => Promise<boolean>;
  readonly gauges?: Gauges;
  /** The usual ones unless told. */
  readonly uploadLimits?: UploadLimits;
}
