import { commitLocalUpdate } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import { forgetIdleFeeds } from './feeds/feedSessions.ts';

/**
 * For a change that any number of pages may show: each loads again when it is next opened. Pages on the
 * screen stay as they are.
 */
export function outdatePages(environment: IEnvironment): void {
  commitLocalUpdate(environment, (store) => store.invalidateStore());
}

/** For something removed from any number of lists, endless feeds included. */
export function outdatePagesAndFeeds(environment: IEnvironment): void {
  forgetIdleFeeds(environment);
  outdatePages(environment);
}
