import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('blots out secrets wherever they usually sit, and keeps the request’s id', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) }).child({ requestId: 'r-1' });
  log.info(
    {
      authorization: 'Bearer sesame',
      headers: { authorization: 'Bearer sesame', cookie: 'sesame', 'set-cookie': 'sesame' },
      variables: { signInInput: { email: 'aoi@example.com', password: 'sesame' } },
      result: { tokens: { accessToken: 'sesame', refreshToken: 'sesame' } },
      token: 'sesame',
    },
    'sign in',
  );
  expect(lines.join('')).not.toContain('sesame');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    requestId: 'r-1',
    variables: { signInInput: { email: 'aoi@example.com', password: '[隠しました]' } },
  });
});
