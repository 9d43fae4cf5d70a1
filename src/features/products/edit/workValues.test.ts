import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { keepDraft } from '../../../lib/drafts/record.ts';
import { workLimits } from '../../../../schema/limits.ts';
import { workFields } from './workFields.ts';
import { changedInput, workDraft } from './workTable.ts';
import { emptyWork, thumbnailOf, workInput, workSchema } from './workValues.ts';
import type { WorkMedium, WorkValues } from './workValues.ts';

const medium = (key: string, facts: Partial<WorkMedium> = {}): WorkMedium => ({
  key,
  mediaId: `m_${key}`,
  kind: 'IMAGE',
  url: `/media/${key}.webp`,
  width: 1200,
  height: 900,
  thumbhash: null,
  posterUrl: null,
  caption: '',
  fileName: `${key}.png`,
  ...facts,
});

const whole: WorkValues = {
  ...emptyWork,
  name: ' 「余白展」告知ポスター ',
  categoryIds: ['category_1'],
  media: [medium('a', { caption: ' 駅掲出用 ' }), medium('b')],
};

function problems(values: WorkValues): Record<string, string> {
  const result = v.safeParse(workSchema, values);
  return Object.fromEntries(result.issues?.map((issue) => [v.getDotPath(issue) ?? '', issue.message]) ?? []);
}

describe('a work', () => {
  test('that is empty lacks a picture, a name and a field', () => {
    expect(Object.keys(problems(emptyWork)).toSorted()).toEqual(['categoryIds', 'media', 'name']);
  });

  test('is not sent while a picture is on its way', () => {
    expect(problems({ ...whole, media: [medium('a', { mediaId: null })] })['media']).toContain(
      '送り終えていない',
    );
  });

  test('for chosen companies names them', () => {
    expect(problems({ ...whole, visibility: 'COMPANIES' })).toEqual({
      companies: '公開する会社を1つ以上選んでください。',
    });
    expect(
      problems({ ...whole, visibility: 'COMPANIES', companies: [{ id: 'o_1', name: '灯台舎' }] }),
    ).toEqual({});
  });

  test('has a place in its form for whatever the server takes of it', () => {
    const { texts, numbers, entries } = workLimits;
    const taken = Object.keys({ ...texts, ...numbers, ...entries });
    expect(workFields.map(({ name }) => name).toSorted()).toEqual(taken.toSorted());
  });

  test('is priced within the server’s limits, and its range ends no lower than it begins', () => {
    expect(problems({ ...whole, guidePriceMin: 0 })).toEqual({
      guidePriceMin: '1円から100,000,000円までで入力してください。',
    });
    expect(problems({ ...whole, guidePriceMin: 500_000, guidePriceMax: 350_000 })).toEqual({
      guidePriceMax: '下限以上の額を入力してください。',
    });
    expect(problems({ ...whole, guidePriceMin: 350_000 })).toEqual({});
  });

  test('is sent trimmed, its thumbnail from the first picture unless another was chosen', () => {
    const input = workInput(v.parse(workSchema, whole));
    expect(input).toMatchObject({
      name: '「余白展」告知ポスター',
      media: [
        { mediaId: 'm_a', caption: '駅掲出用' },
        { mediaId: 'm_b', caption: '' },
      ],
      thumbnailMediaId: 'm_a',
      thumbnailCrop: null,
    });
    const chosen = { ...whole, thumbnailKey: 'b', crop: [0.1, 0, 0.8, 1] };
    expect(workInput(v.parse(workSchema, chosen))).toMatchObject({
      thumbnailMediaId: 'm_b',
      thumbnailCrop: { x: 0.1, y: 0, width: 0.8, height: 1 },
    });
  });

  test('sends what was changed, with what says little alone', () => {
    const before = workInput(whole);
    const after = (change: Partial<WorkValues>) => changedInput({ ...whole, ...change }, whole);
    expect(after({})).toEqual({});
    expect(after({ description: '直しました。' })).toEqual({ description: '直しました。' });
    expect(after({ thumbnailKey: 'b' })).toEqual({
      media: before.media,
      thumbnailMediaId: 'm_b',
      thumbnailCrop: null,
    });
    expect(after({ visibility: 'COMPANIES', publishStatus: 'unpublish' })).toEqual({
      visibility: 'COMPANIES',
      allowedCompanyIds: [],
      publishStatus: 'unpublish',
    });
  });

  test('comes back without what was on its way: the address of a file ends with its page', () => {
    const onItsWay = medium('c', { mediaId: null, url: 'blob:https://tsumugi.example/1' });
    keepDraft('work:1', { media: [medium('a'), onItsWay] });
    const kept = workDraft.records('work:1', emptyWork).read();
    expect(kept?.values.media.map(({ key }) => key)).toEqual(['a']);
  });

  test('shown by a film needs a moment of it', () => {
    const film = medium('f', { kind: 'VIDEO' });
    const asked = { thumbnailKey: '一覧に出す動画の場面を選んでください。' };
    expect(problems({ ...whole, media: [film] })).toEqual(asked);
    expect(problems({ ...whole, media: [medium('a'), film], thumbnailKey: 'f' })).toEqual(asked);
    expect(problems({ ...whole, media: [medium('a'), film] })).toEqual({});
    expect(problems({ ...whole, media: [{ ...film, posterUrl: '/media/p.webp' }] })).toEqual({});
  });

  test('whose chosen picture was taken out falls back to the first', () => {
    expect(thumbnailOf({ ...whole, thumbnailKey: 'gone' })?.key).toBe('a');
    expect(workInput({ ...whole, thumbnailKey: 'gone', crop: [0.1, 0, 0.8, 1] })).toMatchObject({
      thumbnailMediaId: 'm_a',
      thumbnailCrop: null,
    });
  });
});
