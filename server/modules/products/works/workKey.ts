import { keyOf } from '../../../lib/request/globalId.ts';

/** Accepts a work's public and its author's id. */
export const workKey = (globalId: string): string | undefined => keyOf(globalId, 'Product', 'OwnProduct');
