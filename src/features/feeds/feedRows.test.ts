import { describe, expect, test } from 'vitest';
import { FeedRows } from './feedRows.ts';
import type { FeedItem } from './feedRows.ts';

const items = (count: number, picks: readonly number[] = [], from = 0): FeedItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `w${from + index}`,
    isPick: picks.includes(from + index),
  }));

const idsOf = (feed: FeedRows<FeedItem>) =>
  feed.rows
    .flatMap((row) => (row.kind === 'pick' ? [row.pick, ...row.items] : row.items))
    .map(({ id }) => id);

describe('rows of the feed', () => {
  test.each([2, 3, 4])('in %i columns every card stands once, none is lost', (columns) => {
    const feed = new FeedRows(columns);
    feed.append(items(24, [4, 6, 20]));
    feed.append(items(24, [24, 40], 24));
    feed.append(items(7, [], 48));
    feed.finish();
    const ids = idsOf(feed);
    expect(ids).toHaveLength(55);
    expect(new Set(ids).size).toBe(55);
  });

  test('an unfilled row waits for the next page', () => {
    const feed = new FeedRows(4);
    feed.append(items(6));
    expect(feed.rows).toHaveLength(1);
    feed.append(items(2, [], 6));
    expect(feed.rows).toHaveLength(2);
  });

  test('rows that stand are the same objects after a page is appended', () => {
    const feed = new FeedRows(4);
    feed.append(items(24, [5]));
    const before = [...feed.rows];
    feed.append(items(24, [30], 24));
    before.forEach((row, index) => expect(feed.rows[index]).toBe(row));
  });

  test('a pick takes four cards beside it, sides alternate, and a screenful has one', () => {
    const feed = new FeedRows(4);
    feed.append(
      items(
        60,
        Array.from({ length: 60 }, (_, index) => index),
      ),
    );
    const picks = feed.rows.flatMap((row, index) =>
      row.kind === 'pick' ? [{ index, side: row.side, beside: row.items.length }] : [],
    );
    expect(picks[0]?.beside).toBe(4);
    expect(picks.slice(0, 2).map(({ side }) => side)).toEqual(['right', 'left']);
    picks.slice(1).forEach(({ index }, at) => expect(index - (picks[at]?.index ?? 0)).toBeGreaterThan(2));
  });

  test('a pick that finds nobody to stand beside is an ordinary card', () => {
    const feed = new FeedRows(4);
    feed.append(items(3, [1]));
    feed.finish();
    expect(feed.rows).toEqual([{ kind: 'row', items: [items(3, [1])[1], items(3)[0], items(3)[2]] }]);
  });
});
