import { RequestCache } from '@pothos/plugin-scope-auth';
import { release } from '../../lib/request/batch.ts';

/** After an answer: frees the request's caches. */
export function finish(context: object): void {
  release(context);
  RequestCache.clearForContext(context);
}
