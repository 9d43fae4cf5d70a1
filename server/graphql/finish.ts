import { RequestCache } from '@pothos/plugin-scope-auth';
import { release } from '../lib/batch.ts';

/** After an answer: lets go of what was kept for its request alone. */
export function finish(context: object): void {
  release(context);
  RequestCache.clearForContext(context);
}
