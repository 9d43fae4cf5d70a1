import { commitLocalUpdate } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import { forgetIdleFeeds } from './feedSessions.ts';

/** Something changed that who knows how many pages show: each asks again when it is next opened. What is shown stays as it is. */
export function outdatePages(environment: IEnvironment): void {
  commitLocalUpdate(environment, (store) => store.invalidateStore());
}

/** Something is gone from who knows how many lists, the endless ones among them. */
export function outdatePagesAndFeeds(environment: IEnvironment): void {
  forgetIdleFeeds(environment);
  outdatePages(environment);
}
