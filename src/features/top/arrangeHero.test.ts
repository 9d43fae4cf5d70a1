import { describe, expect, test } from 'vitest';
import { arrangeHero } from './arrangeHero.ts';

const work = (id: string, ...aspects: number[]) => ({ id, aspects });
const idsOf = ({ tall, rows, foot }: ReturnType<typeof arrangeHero<ReturnType<typeof work>>>) =>
  [tall, ...rows.flat(), ...foot].map((hung) => hung?.item.id);

describe('the wall of picks', () => {
  test('a place takes the picture of its proportion', () => {
    const { tall, rows, foot } = arrangeHero([
      work('a', 1.33, 1.33),
      work('b', 1.33, 0.7),
      work('c', 1.33, 1),
      work('d', 1.5),
      work('e', 0.66),
      work('f', 1.33),
      work('g', 1.33),
    ]);
    expect(tall).toMatchObject({ item: { id: 'b' }, picture: 1, aspect: 0.7 });
    expect(rows.map((row) => row.map(({ item, picture }) => `${item.id}${picture}`))).toEqual([
      ['a0'],
      ['c0', 'e0'],
    ]);
    expect(foot.map(({ item }) => item.id)).toEqual(['d', 'f', 'g']);
  });

  test('every work hangs once, whatever its pictures', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => work(id, 1.33));
    expect(idsOf(arrangeHero(six)).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('few works leave places empty, none breaks nothing', () => {
    expect(arrangeHero([])).toEqual({ tall: undefined, rows: [], foot: [] });
    expect(idsOf(arrangeHero([work('a', 1.33)]))).toEqual(['a']);
    expect(arrangeHero([work('a')]).tall?.aspect).toBe(4 / 3);
  });
});
