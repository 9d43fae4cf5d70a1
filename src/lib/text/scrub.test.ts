import { describe, expect, it } from 'vitest';
import { scrubbed, scrubText } from './scrub.ts';

describe('scrubbing', () => {
  it.each([
    ['https://tsumugi.example/sign_up/creator/step1?token=abc.def&x=1', 'token=[removed]&x=1'],
    ['/password_reset?reset_token=secret#top', 'reset_token=[removed]#top'],
    ['Authorization: Bearer abc-123_x.y', 'Bearer [removed]'],
    ['got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln here', 'got [removed] here'],
    ['mail to hanako.suzuki+x@example.co.jp failed', 'mail to [removed] failed'],
    ['{"refreshToken": "s3cr\\"et", "id": "1"}', '"refreshToken": "[removed]", "id": "1"'],
  ])('takes the secret out of %s', (text, expected) => {
    const result = scrubText(text);
    expect(result).toContain(expected);
    expect(result).not.toMatch(/abc|secret|s3cr|hanako|eyJ/);
  });

  it('walks once over a text that looks like the start of a secret everywhere', () => {
    const plain = `${'?'.repeat(100_000)} ${'x'.repeat(100_000)} ${'""'.repeat(50_000)}`;
    expect(scrubText(plain)).toBe(plain);
  });

  it('leaves plain text alone', () => {
    expect(scrubText('作品が見つかりません。 /products/p1?tab=new')).toBe(
      '作品が見つかりません。 /products/p1?tab=new',
    );
  });

  it('takes secrets out of objects, without touching them', () => {
    const original = {
      headers: { Authorization: 'Bearer x', accept: 'json' },
      variables: { input: { password: 'hunter2' } },
      list: [{ accessToken: 't' }, 'a@b.example'],
      url: '/x?token=t',
      count: 3,
      nothing: null,
    };
    const before = structuredClone(original);
    expect(scrubbed(original)).toEqual({
      headers: { Authorization: '[removed]', accept: 'json' },
      variables: '[removed]',
      list: [{ accessToken: '[removed]' }, '[removed]'],
      url: '/x?token=[removed]',
      count: 3,
      nothing: null,
    });
    expect(original).toEqual(before);
  });

  it('ends on what goes round in a circle', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(JSON.stringify(scrubbed(circle))).toContain('self');
  });
});
