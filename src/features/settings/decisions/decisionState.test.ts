import { expect, test } from 'vitest';
import { decisionState } from './decisionState.ts';

const standing = {
  endedWhy: null,
  contestUntil: '2026-12-18T03:00:00Z',
  mayContest: true,
  contestedAt: null,
  isOverturned: null,
};
const contested = { ...standing, mayContest: false, contestedAt: '2026-12-01T00:00:00Z' };

test.each([
  ['停止中、異議は2026年12月18日(金)まで', standing],
  ['停止中', { ...standing, mayContest: false }],
  ['停止中、異議を確認中', contested],
  ['停止中、異議の確認後も変更なし', { ...contested, isOverturned: false }],
  ['取り消し', { ...contested, isOverturned: true, endedWhy: 'OVERTURNED' }],
  ['解除', { ...standing, mayContest: false, endedWhy: 'LIFTED' }],
  ['期間終了、異議は2026年12月18日(金)まで', { ...standing, endedWhy: 'EXPIRED' }],
])('%s', (words, facts) => expect(decisionState(facts)).toBe(words));
