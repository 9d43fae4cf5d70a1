import { describe, expect, test } from 'vitest';
import { InvalidInputs } from './errors.ts';
import { Inputs } from './inputs.ts';

function wrongFields(read: (inputs: Inputs) => void): (string | undefined)[] {
  const inputs = new Inputs();
  read(inputs);
  try {
    inputs.finish();
  } catch (error) {
    if (error instanceof InvalidInputs) return error.errors.map(({ details }) => details.field);
    throw error;
  }
  return [];
}

describe('reading a form', () => {
  test('answers cleaned values where nothing is wrong', () => {
    const inputs = new Inputs();
    expect(inputs.requiredLine('name', '姓', ' 早瀬\n', 50)).toBe('早瀬');
    expect(inputs.line('place', '場所', '　', 50)).toBeNull();
    expect(inputs.kana('kana', 'セイ', 'はやせ', 50)).toBe('ハヤセ');
    expect(inputs.url('url', 'サイト', 'ＨＴＴＰＳ://example.jp/作品', 500)).toBe('https://example.jp/作品');
    expect(inputs.phone('phone', null)).toBeNull();
    inputs.finish();
  });

  test('gathers every field that is wrong, each at its place', () => {
    const fields = wrongFields((inputs) => {
      inputs.requiredLine('name', '姓', ' \u200b ', 50);
      inputs.line('long', '場所', 'あ'.repeat(101), 100);
      inputs.kana('kana', 'セイ', '早瀬', 50);
      inputs.phone('phone', '12');
      inputs.requiredPhone('mobile', undefined);
    });
    expect(fields).toEqual(['name', 'long', 'kana', 'phone', 'mobile']);
  });

  // As in src/lib/text/textLength.test.ts.
  test.each([
    ['葛\u{e0100}'.repeat(50), []],
    ['葛\u{e0100}'.repeat(51), ['name']],
    ['😀'.repeat(50), []],
    [`か${'\u0301'.repeat(199)}`, []],
    [`か${'\u0301'.repeat(5_000)}`, ['name']],
  ])('counts what a reader sees, within bounds: %j', (text, wrong) => {
    expect(wrongFields((inputs) => inputs.line('name', '姓', text, 50))).toEqual(wrong);
  });

  test('what is many times too long is refused once, as too long, before it is read', () => {
    const blanks = ' '.repeat(1_000_000);
    const read = (inputs: Inputs) => {
      inputs.requiredLine('name', '姓', blanks, 50);
      inputs.requiredLines('text', '文', blanks, 50);
      inputs.kana('kana', 'セイ', blanks, 50);
      inputs.url('url', 'サイト', blanks, 50);
      inputs.requiredPhone('phone', blanks);
    };
    expect(wrongFields(read)).toEqual(['name', 'text', 'kana', 'url', 'phone']);
    expect(wrongFields((inputs) => inputs.line('name', '姓', ' '.repeat(400), 50))).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.jp',
    'https://',
    'https://example',
    'https://user:pass@example.jp',
    'https://example.jp/ x',
    '//example.jp',
    `https://example.jp/${'a'.repeat(500)}`,
  ])('%s is no address to link to', (text) => {
    expect(wrongFields((inputs) => inputs.url('url', 'サイト', text, 500))).not.toEqual([]);
  });
});
