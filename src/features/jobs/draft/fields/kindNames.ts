import { openingKinds } from '../../../../lib/words/openingKinds.ts';
import type { DraftKind } from '../newDraft.ts';

export const kindNames: Readonly<Record<DraftKind, string>> = {
  contract: openingKinds.CONTRACT_UNIT,
  hourly: openingKinds.HOURLY_RATE,
  fulltime: openingKinds.FULL_TIME,
};
