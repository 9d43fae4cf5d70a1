import { describe, expect, test } from 'vitest';
import {
  countOfFilters,
  filtersOf,
  searchOf,
  withoutFilters,
  withSort,
  withTab,
  withValues,
} from './discoverChoices.ts';
import { validateDiscoverSearch } from './discoverSearch.ts';

describe('the address of /products', () => {
  test('keeps tab and filters that it knows, and drops the rest', () => {
    expect(
      validateDiscoverSearch({
        tab: 'recent',
        category: 'category_3.category_1.category_3.tool_1.category_x.',
        tool: 12,
        status: 'SEEKING.HOPING',
        way: 'FULL_REMOTE',
        page: '2',
      }),
    ).toEqual({
      tab: 'recent',
      category: 'category_3.category_1',
      status: 'SEEKING',
      way: 'FULL_REMOTE',
    });
    expect(validateDiscoverSearch({ tab: 'anything', industry: '' })).toEqual({});
  });

  test('takes no more values of a kind than anybody would choose', () => {
    const many = Array.from({ length: 50 }, (_, at) => `tool_${at}`).join('.');
    expect(countOfFilters(validateDiscoverSearch({ tool: many }))).toBe(20);
  });

  test('of those who look for work has neither industry nor whoever does not look', () => {
    expect(
      validateDiscoverSearch({ tab: 'seeking', industry: 'industry_1', status: 'NOT_SEEKING.SEEKING' }),
    ).toEqual({ tab: 'seeking', status: 'SEEKING' });
    expect(withTab({ industry: 'industry_1', tool: 'tool_2' }, 'seeking')).toEqual({
      tab: 'seeking',
      tool: 'tool_2',
    });
    expect(withTab({ tab: 'seeking', tool: 'tool_2' }, 'recommended')).toEqual({ tool: 'tool_2' });
  });

  test('becomes the variables of a query', () => {
    expect(filtersOf({ tab: 'newbie', category: 'category_3.category_1', engagement: 'FREELANCE' })).toEqual({
      categoryIds: ['category_3', 'category_1'],
      engagementTypes: ['FREELANCE'],
    });
    expect(JSON.stringify(filtersOf({}))).toBe('{}');
  });

  test('changes by one kind, or by all', () => {
    const search = { tab: 'recent', tool: 'tool_1', way: 'OFFICE' } as const;
    expect(withValues(search, 'tool', ['tool_1', 'tool_4'])).toEqual({ ...search, tool: 'tool_1.tool_4' });
    expect(withValues(search, 'tool', [])).toEqual({ tab: 'recent', way: 'OFFICE' });
    expect(withoutFilters(search)).toEqual({ tab: 'recent' });
  });

  test('an order is of おすすめ alone, and stays over filters', () => {
    expect(validateDiscoverSearch({ sort: 'newest', tool: 'tool_1' })).toEqual({
      sort: 'newest',
      tool: 'tool_1',
    });
    expect(validateDiscoverSearch({ sort: 'oldest' })).toEqual({});
    expect(validateDiscoverSearch({ tab: 'newbie', sort: 'newest' })).toEqual({ tab: 'newbie' });
    expect(withoutFilters({ sort: 'newest', tool: 'tool_1' })).toEqual({ sort: 'newest' });
    expect(withTab({ sort: 'newest', tool: 'tool_1' }, 'recent')).toEqual({ tab: 'recent', tool: 'tool_1' });
    expect(withSort({ tool: 'tool_1' }, 'newest')).toEqual({ sort: 'newest', tool: 'tool_1' });
    expect(withSort({ sort: 'newest', tool: 'tool_1' }, undefined)).toEqual({ tool: 'tool_1' });
  });

  test('what a kind finds is asked for without what is chosen of it, of several kinds with all of it', () => {
    const chosen = { category: ['category_1'], tool: ['tool_1'] };
    expect(searchOf(['category'], chosen)).toEqual({ tool: 'tool_1' });
    expect(searchOf(['category', 'tool'], chosen)).toEqual({ category: 'category_1', tool: 'tool_1' });
  });
});
