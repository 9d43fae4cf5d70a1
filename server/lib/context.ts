import type { Services } from './services.ts';
import type { Viewer } from './viewer.ts';

export interface RequestInfo {
  readonly id: string;
  readonly ip: string;
}

/** What every resolver and use case receives: the services of the process, who asks, and what is known of the request. */
export interface Context {
  readonly services: Services;
  readonly viewer: Viewer;
  readonly request: RequestInfo;
}
