import type { Services } from './services.ts';
import type { Viewer } from './viewer.ts';

export interface RequestInfo {
  readonly id: string;
  readonly ip: string;
  /** The `User-Agent` header; empty when there is none. */
  readonly userAgent: string;
}

/** What every resolver and use case receives: the services of the process, who asks, and what is known of the request. */
export interface Context {
  readonly services: Services;
  /** Changes when a mutation signs somebody in, who is answered as theirs what it tells of them, and from event to event of a subscription. */
  viewer: Viewer;
  readonly request: RequestInfo;
}
