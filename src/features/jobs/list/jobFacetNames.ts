import type { JobFilterKind } from './jobsSearch.ts';

export const jobFacetNames = {
  kind: '契約形態',
  place: '場所',
  prefecture: '都道府県',
  category: '分野',
  tool: 'ツール',
  occupation: '職種',
  tag: '特徴',
} as const satisfies Record<JobFilterKind, string>;
