import { describe, expect, it } from 'vitest';
import { analysed } from './analyser.ts';
import { lookedInto } from './documentText.ts';
import { folded, plain } from './folding.ts';
import { kanaOf, spoken } from './kana.ts';
import { synonymsOf } from './trade.ts';

const form = (text: string): string => folded(text).text;
const heard = (text: string): string => spoken(form(text)).text;

describe('folding', () => {
  it.each([
    ['チョウチン', 'ちょうちん'],
    ['ﾁｮｳﾁﾝ', 'ちょうちん'],
    ['髙橋', '高橋'],
    ['齋藤', '斉藤'],
    ['斎藤', '齊藤'],
    ['ヴァイオリン', 'バイオリン'],
    ['ヴ', 'ブ'],
    ['２０２６年', '2026年'],
    ['二〇二六年', '2026年'],
    ['㈱みなも', '株式会社みなも'],
    ['（株）みなも', '株式会社みなも'],
    ['LOGO', 'logo'],
    ['　提灯　 和菓子 ', '提灯 和菓子'],
  ])('%s is %s', (one, other) => {
    expect(form(one)).toBe(form(other));
  });

  it('a numeral alone stays what it is', () => {
    expect(form('一つ')).toBe('一つ');
  });

  it('knows of each letter where it was', () => {
    const text = 'A㈱髙ｶﾞ🏮';
    const { text: made, from, to } = folded(text);
    expect(made).toBe('a株式会社高が🏮');
    expect(text.slice(from[1], to[4])).toBe('㈱');
    expect(text.slice(from[6], to[6])).toBe('ｶﾞ');
    expect(from).toHaveLength(made.length);
  });
});

describe('kana', () => {
  it.each(['chouchin', 'tyoutin', 'chōchin', 'chochin', 'cyoutinn'])('%s is ちょうちん', (typed) => {
    expect(kanaOf(typed).map(heard)).toContain(heard('ちょうちん'));
  });

  it('takes what the keyboard has not made yet', () => {
    expect(kanaOf('chout')).toContain('ちょうち');
    expect(kanaOf('ちょうt')).toContain('ちょうち');
    expect(kanaOf('ちょうc')).toContain('ちょうち');
    expect(kanaOf('konna')).toEqual(['こんな']);
    expect(kanaOf('zasshi')).toEqual(['ざっし']);
  });

  it('leaves words that are no reading', () => {
    expect(kanaOf('poster')).toEqual([]);
    expect(kanaOf('css3')).toEqual([]);
    expect(kanaOf('提灯')).toEqual([]);
  });

  it.each([
    ['コンピューター', 'コンピュータ'],
    ['ちょーちん', 'ちょうちん'],
    ['どうもと', 'どもと'],
    ['おおさか', 'おーさか'],
  ])('%s sounds as %s', (one, other) => {
    expect(heard(one)).toBe(heard(other));
  });
});

describe('the dictionary of the trade', () => {
  it.each([
    ['ロゴ', 'ロゴマーク'],
    ['ロゴ', 'vi'],
    ['ちらし', 'フライヤー'],
    ['装丁', '装幀'],
    ['装幀', '装丁'],
  ])('%s finds %s', (one, other) => {
    expect(synonymsOf(form(one))).toContain(form(other));
  });
});

describe('readings', () => {
  const read = async (text: string) => {
    const source = plain(text);
    const [tokens = []] = await analysed([source.text]);
    return lookedInto(source, tokens);
  };

  it.each([
    ['夜の提灯列', 'ちょうちん'],
    ['月影明朝', 'つきかげみんちょう'],
    ['髙島の和菓子', 'わがし'],
    ['ﾁｮｳﾁﾝを灯す', 'チョウチン'],
  ])('%s is read %s', async (text, reading) => {
    expect((await read(text)).spoken).toContain(heard(reading));
  });

  it('each word knows its place in the original', async () => {
    const text = '🏮㈱髙島屋の提灯';
    const { spans } = await read(text);
    const lantern = spans.find(([from, to]) => text.slice(from, to) === '提灯');
    expect(lantern?.[2]).toBe(heard('ちょうちん'));
  });

  it('makes words of nouns in a row', async () => {
    expect((await read('活版印刷の暦')).words.map(({ word }) => word)).toEqual([
      '活版',
      '印刷',
      '活版印刷',
      '暦',
    ]);
  });
});
