import { needLimit } from './limits.ts';

/** What `/recommend` is opened with: the words of an opening that people are looked for. */
export interface NeedSearch {
  readonly need?: string;
}

export function validateNeed({ need }: Record<string, unknown>): NeedSearch {
  return typeof need === 'string' && need.trim() !== '' ? { need: need.slice(0, needLimit) } : {};
}
