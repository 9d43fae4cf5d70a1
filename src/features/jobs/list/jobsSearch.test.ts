import { describe, expect, test } from 'vitest';
import { chosenOf, searchFor, searchOf, variablesOf } from './jobChoices.ts';
import { validateJobsSearch } from './jobsSearch.ts';

describe('the address of a list of jobs', () => {
  test('keeps what could be a filter and drops the rest', () => {
    expect(
      validateJobsSearch('/jobs', {
        kind: 'FULL_TIME.SOMETHING.FULL_TIME',
        place: 'FULL_REMOTE',
        category: 'category_3.tool_4.category_x',
        tag: 'jobOpeningTag_2',
        page: 3,
        colour: 'red',
      }),
    ).toEqual({
      kind: 'FULL_TIME',
      place: 'FULL_REMOTE',
      category: 'category_3',
      tag: 'jobOpeningTag_2',
      page: 3,
    });
  });

  test.each([1, 0, -2, 1.5, '2', 20_000, undefined])('takes page %s for the first', (page) => {
    expect(validateJobsSearch('/jobs', { page })).toEqual({});
  });

  test('asks for the kinds of its list unless one of them is chosen', () => {
    expect(variablesOf('/jobs', {}).resumerationTypes).toBeNull();
    expect(variablesOf('/jobs/outsourcing', {}).resumerationTypes).toEqual(['CONTRACT_UNIT', 'HOURLY_RATE']);
    expect(variablesOf('/jobs/outsourcing', { kind: 'HOURLY_RATE' }).resumerationTypes).toEqual([
      'HOURLY_RATE',
    ]);
    expect(variablesOf('/jobs/fulltime', {}).resumerationTypes).toEqual(['FULL_TIME']);
  });

  test('turns pages into offsets', () => {
    expect(variablesOf('/jobs', {})).toMatchObject({ limit: 20, offset: 0 });
    expect(variablesOf('/jobs', { page: 4 })).toMatchObject({ limit: 20, offset: 60 });
  });

  test('goes to another list with the filters that it knows, at its first page', () => {
    const search = { kind: 'FULL_TIME', place: 'ON_SITE', tag: 'jobOpeningTag_2', page: 2 };
    expect(searchFor('/jobs/outsourcing', search)).toEqual({ place: 'ON_SITE' });
    expect(searchFor('/jobs/fulltime', search)).toEqual({ place: 'ON_SITE', tag: 'jobOpeningTag_2' });
  });

  test('is written from choices as it is read', () => {
    const search = { category: 'category_1.category_2', place: 'ON_SITE', sort: 'deadline' as const };
    expect(searchOf(chosenOf('/jobs', search), search)).toEqual(search);
    expect(validateJobsSearch('/jobs', { sort: 'price' })).toEqual({});
  });
});
