import type { Services } from './services.ts';
import type { Viewer } from './viewer.ts';

export interface RequestInfo {
  readonly id: string;
  readonly ip: string;
  /** Empty when there is none. */
  readonly userAgent: string;
}

/** What every resolver and use case receives. */
export interface Context {
  readonly services: Services;
  /** Changes when a mutation signs somebody in, and with each event of a subscription. */
  viewer: Viewer;
  readonly request: RequestInfo;
}
