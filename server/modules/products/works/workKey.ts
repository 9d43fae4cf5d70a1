import { keyOf } from '../../../lib/globalId.ts';

/** The key of a work, by its id as others see it or as its author does: both are taken wherever one is asked for. */
export const workKey = (globalId: string): string | undefined => keyOf(globalId, 'Product', 'OwnProduct');
