import { expect, test } from 'vitest';
import { draftSections, fieldsOf } from './draftFields.ts';

test.each(['contract', 'hourly', 'fulltime'] as const)(
  'the form of a %s opening begins with its title',
  (kind) => {
    expect(fieldsOf(kind)[0]?.name).toBe('title');
    expect(draftSections[kind].map(({ title }) => title).slice(0, 3)).toEqual([
      '仕事の内容',
      '会社と連絡先',
      'カバー画像と分類',
    ]);
  },
);
