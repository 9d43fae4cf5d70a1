import { describe, expect, it } from 'vitest';
import { companyNameKey } from './companyName.ts';

describe('a company’s name as it is compared', () => {
  it.each([
    '株式会社つむぎ',
    'つむぎ株式会社',
    '㈱つむぎ',
    'つむぎ（株）',
    '(株) ツムギ',
    '㈱ﾂﾑｷﾞ',
    ' 株式会社　つむぎ ',
    '㍿つむぎ',
    '有限会社つむぎ',
    '合同会社つむぎ',
    '（同）つむぎ',
    'つむぎ㈲',
  ])('%s', (name) => {
    expect(companyNameKey(name)).toBe('ツムギ');
  });

  it.each([
    ['Ｔｓｕｍｕｇｉ　Ｄｅｓｉｇｎ　Ｉｎｃ．', 'tsumugidesign'],
    ['Tsumugi Design Co., Ltd.', 'tsumugidesign'],
    ['TSUMUGI-DESIGN K.K.', 'tsumugidesign'],
    ['Cisco', 'cisco'],
    ['Zinc', 'zinc'],
    ['ユー・エス・ジェイ', 'ユーエスジェイ'],
    ['データー', 'データー'],
    ['一般社団法人日本図案協会', '日本図案協会'],
    ['合資会社 八丁味噌', '八丁味噌'],
    ['髙島屋', '髙島屋'],
  ])('%s is %s', (name, key) => {
    expect(companyNameKey(name)).toBe(key);
  });

  it('tells two names apart that are alike', () => {
    expect(companyNameKey('株式会社つむぎ')).not.toBe(companyNameKey('株式会社つむぎ屋'));
    expect(companyNameKey('データ')).not.toBe(companyNameKey('データー'));
  });

  it('walks once over commas that no form follows', () => {
    expect(companyNameKey(`つむぎ${','.repeat(300_000)}屋`)).toBe('ツムギ屋');
  });

  it('is never empty, nor longer than its column', () => {
    expect(companyNameKey('株式会社')).toBe('株式会社');
    expect(companyNameKey('・')).toBe('・');
    expect([...companyNameKey('㍿'.repeat(100) + 'あ'.repeat(120))].length).toBeLessThanOrEqual(100);
  });
});
