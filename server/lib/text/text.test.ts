import { describe, expect, test } from 'vitest';
import { isKatakana, lengthOf, oneLine, severalLines, toE164, toHalfWidth, toKatakana } from './text.ts';

const unseen = (point: number) => String.fromCodePoint(point);

describe('text as typed', () => {
  test.each([
    ['  早瀬　みお ', '早瀬 みお'],
    [`早${unseen(0)}瀬${unseen(7)}`, '早瀬'],
    [`${unseen(0x200b)}早瀬${unseen(0xfeff)}`, '早瀬'],
    [`${unseen(0x202e)}早瀬${unseen(0x202c)}`, '早瀬'],
    ['一行目\r\n二行目', '一行目 二行目'],
    ['髙﨑 神', '髙﨑 神'],
    ['神', '神'],
    ['カ\u3099', 'ガ'],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['葛\u{e0100}', '葛\u{e0100}'],
    ['שלום', 'שלום'],
    [unseen(0x200d), ''],
    [unseen(0x3164).repeat(3), ''],
    ['\u{d800}あ', '\ufffdあ'],
  ])('oneLine(%j) is %j', (typed, kept) => {
    expect(oneLine(typed)).toBe(kept);
  });

  test('several lines keep their breaks, at most two blank lines in a row', () => {
    expect(severalLines(' 一行目  \r\n\r\n\r\n\r\n\r\n二行目\r三行目\n')).toBe('一行目\n\n\n二行目\n三行目');
    expect(severalLines(' \n \n')).toBe('');
  });

  test('blanks by the hundred thousand before a word cost one walk', () => {
    const blanks = ' \u3000'.repeat(500_000);
    expect(severalLines(`一行目${blanks}x${blanks}\n二行目`)).toBe(`一行目${blanks}x\n二行目`);
  });

  test.each([
    ['あ', 1],
    ['😀', 1],
    ['𠮟る', 2],
    ['👨‍👩‍👧', 5],
  ])('%j has %i code points, as the database counts', (text, length) => {
    expect(lengthOf(text)).toBe(length);
    expect(lengthOf(text)).toBe([...text].length);
  });

  test.each([
    ['みお', 'ミオ'],
    ['ﾐｵ', 'ミオ'],
    ['ｶﾞｯｷｰ', 'ガッキー'],
    ['ゔぁ', 'ヴァ'],
    ['早瀬', '早瀬'],
  ])('%s in katakana is %s', (typed, kana) => {
    expect(toKatakana(typed)).toBe(kana);
  });

  test('a reading is katakana and nothing else', () => {
    expect([isKatakana('ハヤセ'), isKatakana('ジャン・ルイ'), isKatakana('ヴァン ゴッホ')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isKatakana('早瀬'), isKatakana('hayase'), isKatakana('')]).toEqual([false, false, false]);
  });

  test('full-width signs become half-width, kanji and kana stay', () => {
    expect(toHalfWidth('Ｔ１２３　早瀬ミオ！')).toBe('T123 早瀬ミオ!');
  });

  test.each([
    ['090-1234-5678', '+819012345678'],
    ['０９０－１２３４－５６７８', '+819012345678'],
    ['090ー1234ー5678', '+819012345678'],
    ['+81 90 1234 5678', '+819012345678'],
    ['+81(0)90-1234-5678', '+819012345678'],
    ['03-1234-5678', '+81312345678'],
    ['(0138) 22-1234', '+81138221234'],
    ['0120-123-456', '+81120123456'],
    ['090-1234-567', null],
    ['12345', null],
    ['電話', null],
    ['+1 202 555 0123', null],
    ['0'.repeat(5000), null],
  ])('%s is the telephone number %s', (typed, number) => {
    expect(toE164(typed)).toBe(number);
  });
});
