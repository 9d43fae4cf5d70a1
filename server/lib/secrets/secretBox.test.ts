import { describe, expect, test } from 'vitest';
import { createSecretBox } from './secretBox.ts';

const old = 'the key of the year before, long enough';
const fresh = 'the key of this year, which is long too';
const box = createSecretBox([old]);

describe('a secret box', () => {
  test('opens what it sealed, and seals the same text differently each time', () => {
    const [first, second] = [box.seal('1234567', 'here'), box.seal('1234567', 'here')];
    expect(first).not.toBe(second);
    expect(first).not.toContain('1234567');
    expect([box.open(first, 'here'), box.open(second, 'here')]).toEqual(['1234567', '1234567']);
  });

  test('does not open what was moved, changed, or sealed with another key', () => {
    const sealed = box.seal('1234567', 'here');
    expect(() => box.open(sealed, 'there')).toThrow();
    const at = sealed.length - 30;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(() => box.open(changed, 'here')).toThrow();
    expect(() => createSecretBox([fresh]).open(sealed, 'here')).toThrow('not configured');
    expect(() => box.open('1234567', 'here')).toThrow('Not a sealed text');
  });

  test('with a new key in front, what the old one sealed still opens', () => {
    const rotated = createSecretBox([fresh, old]);
    const sealed = box.seal('1234567', 'here');
    expect(rotated.open(sealed, 'here')).toBe('1234567');
    expect([box.isCurrent(sealed), rotated.isCurrent(sealed)]).toEqual([true, false]);
    expect(rotated.isCurrent(rotated.seal('x', 'here'))).toBe(true);
  });

  test('wants a key', () => {
    expect(() => createSecretBox([])).toThrow();
  });
});
