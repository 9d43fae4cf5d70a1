import { describe, expect, it } from 'vitest';
import { scriptMark, statementNames } from './statements.ts';
import { parseInt8, parseNumeric, parseTimestamptz } from './values.ts';

describe('parseTimestamptz', () => {
  it.each([
    ['2026-04-01 09:30:00+00', '2026-04-01T09:30:00.000Z'],
    ['2026-04-01 09:30:00.1+00', '2026-04-01T09:30:00.100Z'],
    ['2026-04-01 09:30:00.12+00', '2026-04-01T09:30:00.120Z'],
    ['2026-04-01 09:30:00.123+00', '2026-04-01T09:30:00.123Z'],
    ['2026-04-01 09:30:00.123456+00', '2026-04-01T09:30:00.123Z'],
    ['2026-04-01 18:30:00+09', '2026-04-01T09:30:00.000Z'],
    ['9999-12-31 23:59:59.999+00', '9999-12-31T23:59:59.999Z'],
  ])('reads %s', (text, iso) => {
    expect(parseTimestamptz(text).toISOString()).toBe(iso);
  });

  it('does not turn infinity into a date', () => {
    expect(parseTimestamptz('infinity').getTime()).toBeNaN();
  });
});

describe('numbers', () => {
  it('are exact or refused', () => {
    expect(parseInt8('-9007199254740991')).toBe(-9_007_199_254_740_991);
    expect(() => parseInt8('9007199254740992')).toThrow(RangeError);
    expect(parseNumeric('2.5000000000000000')).toBe(2.5);
    expect(parseNumeric('12')).toBe(12);
    expect(() => parseNumeric('99999999999999999999')).toThrow(RangeError);
  });
});

describe('statementNames', () => {
  it('gives a text one name and different texts different ones', () => {
    const nameOf = statementNames();
    expect(nameOf('select 1')).toMatchObject({ kind: 'named' });
    expect(nameOf('select 1')).toEqual(nameOf('select 1'));
    expect(nameOf('select 1')).not.toEqual(nameOf('select 2'));
    expect(statementNames()('select 1')).toEqual(nameOf('select 1'));
  });

  it('names no more texts than its cap, and never control statements, custom plans or scripts', () => {
    const nameOf = statementNames(2);
    expect(nameOf('savepoint "a"').kind).toBe('unnamed');
    expect(nameOf('select 1 /* custom plan */').kind).toBe('unnamed');
    expect(nameOf(`${scriptMark}\nselect 1; select 2`).kind).toBe('script');
    expect(nameOf('select 1').kind).toBe('named');
    expect(nameOf('select 2').kind).toBe('named');
    expect(nameOf('select 3').kind).toBe('unnamed');
    expect(nameOf('select 1').kind).toBe('named');
  });
});
