import { describe, expect, test } from 'vitest';
import { changed, filtersOf, withOpening } from './deskChoices.ts';
import { selectedOf, validateDeskSearch } from './deskSearch.ts';

describe('the desk’s address', () => {
  test('keeps what it knows and drops the rest', () => {
    expect(
      validateDeskSearch({
        job: 'j_AZuPYx',
        candidate: 'candidate_1',
        talk: true,
        view: 'board',
        tab: 'interview',
        sort: 'newest',
        assignee: 'none',
        late: true,
        text: '  相良 ',
        selected: 'candidate_1.candidate_2.candidate_1',
        compare: true,
      }),
    ).toEqual({
      job: 'j_AZuPYx',
      candidate: 'candidate_1',
      talk: true,
      view: 'board',
      tab: 'interview',
      sort: 'newest',
      assignee: 'none',
      late: true,
      text: '相良',
      selected: 'candidate_1.candidate_2',
      compare: true,
    });
    expect(
      validateDeskSearch({
        job: '<script>',
        candidate: 7,
        talk: true,
        view: 'list',
        tab: 'x',
        sort: 'deadline',
        assignee: '',
        late: 'yes',
        text: ' ',
        selected: '..',
        from: 'mail',
      }),
    ).toEqual({});
  });

  test('compares two at least', () => {
    expect(validateDeskSearch({ selected: 'candidate_1', compare: true })).toEqual({
      selected: 'candidate_1',
    });
  });

  test('names at most a hundred', () => {
    const many = Array.from({ length: 120 }, (_, at) => `candidate_${at}`).join('.');
    expect(selectedOf({ selected: many })).toHaveLength(100);
  });

  test('becomes the variables of the lists', () => {
    expect(filtersOf({ tab: 'unread', assignee: 'none' })).toEqual({
      stages: null,
      unread: true,
      late: null,
      assigneeIds: null,
      unassigned: true,
      text: null,
      sort: 'DEADLINE',
    });
    expect(filtersOf({ tab: 'offered', assignee: 'k_1', late: true, text: '紙', sort: 'oldest' })).toEqual({
      stages: ['OFFERED'],
      unread: null,
      late: true,
      assigneeIds: ['k_1'],
      unassigned: null,
      text: '紙',
      sort: 'OLDEST',
    });
  });

  test('begins anew with another opening, in the same way of looking', () => {
    const search = validateDeskSearch({
      job: 'j_1',
      view: 'board',
      tab: 'new',
      text: '紙',
      candidate: 'candidate_1',
    });
    expect(withOpening(search, 'j_2')).toEqual({ job: 'j_2', view: 'board' });
    expect(changed(search, { candidate: undefined, tab: undefined })).toEqual({
      job: 'j_1',
      view: 'board',
      text: '紙',
    });
  });
});
