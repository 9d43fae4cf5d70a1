import type { FilterKind } from './discoverSearch.ts';

export const facetNames = {
  category: '分野',
  industry: '業種',
  tool: 'ツール',
  status: '状況',
  availability: '時間帯',
  engagement: '立場',
  way: '働き方',
  color: '色',
} as const satisfies Record<FilterKind, string>;
