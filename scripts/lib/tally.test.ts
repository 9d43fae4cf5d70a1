import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const { countVitest, line, sum, table } = await import(new URL('tally.mjs', import.meta.url).href);

const { strayFile } = await import(new URL('strayErrors.mjs', import.meta.url).href);

const folder = mkdtempSync(path.join(tmpdir(), 'tsumugi-tally-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = (content: unknown): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const file = (status: string, ...tests: string[]) => ({
  name: path.resolve('server/some.test.ts'),
  status,
  message: 'SyntaxError: Unexpected end of input',
  assertionResults: tests.map((one) => ({
    status: one,
    fullName: 'it holds',
    failureMessages: one === 'failed' ? ['AssertionError: expected 1 to be 2\n    at somewhere'] : [],
  })),
});

describe('a Vitest run', () => {
  test('counts its tests', () => {
    const counted = countVitest(
      report({
        numPassedTests: 3,
        numFailedTests: 1,
        numPendingTests: 2,
        testResults: [file('failed', 'failed')],
      }),
      { code: 1 },
    );
    expect(counted).toMatchObject({ passed: 3, failed: 1, skipped: 2 });
    expect(table([{ name: 'サーバー', ms: 1000, ...counted }])).toContain(
      '✗ server/some.test.ts > it holds: AssertionError: expected 1 to be 2',
    );
  });

  test('names what held at its second try only', () => {
    const flaky = file('passed', 'passed');
    const counted = countVitest(
      report({
        numPassedTests: 1,
        numFailedTests: 0,
        testResults: [
          {
            ...flaky,
            assertionResults: [
              { ...flaky.assertionResults[0], failureMessages: ['Error: too late\n    at it'] },
            ],
          },
        ],
      }),
      { code: 0 },
    );
    expect(counted).toMatchObject({ passed: 1, failed: 0 });
    expect(table([{ name: 'ブラウザー', ms: 1000, ...counted }])).toContain(
      '↻ 2回目で合格: server/some.test.ts > it holds: Error: too late',
    );
  });

  test('counts a file that could not be loaded as a failure', () => {
    const counted = countVitest(
      report({
        numPassedTests: 3,
        numFailedTests: 0,
        testResults: [file('passed', 'passed'), file('failed')],
      }),
      { code: 1 },
    );
    expect(counted).toMatchObject({ passed: 3, failed: 1 });
    expect(counted.failures).toEqual(['server/some.test.ts: SyntaxError: Unexpected end of input']);
  });

  test('names an error that no test was to blame for', () => {
    const reported = report({
      numPassedTests: 3,
      numFailedTests: 0,
      testResults: [file('passed', 'passed')],
    });
    writeFileSync(
      strayFile(reported),
      JSON.stringify([
        { text: 'Error: nobody waited\n    at it', test: 'it holds', file: path.resolve('e2e/a.ts') },
      ]),
    );
    const counted = countVitest(reported, { code: 1 });
    rmSync(strayFile(reported));
    expect(counted).toMatchObject({ passed: 3, failed: 1, note: '終了コード 1' });
    expect(counted.failures).toEqual(['e2e/a.ts > it holds: Error: nobody waited     at it']);
  });

  test('that left no report, ended badly, or had no tests is a failure', () => {
    expect(countVitest(path.join(folder, 'nothing.json'), { code: 0 })).toMatchObject({
      passed: 0,
      failed: 1,
    });
    expect(countVitest(report({ numPassedTests: 3, numFailedTests: 0 }), { code: 1 })).toMatchObject({
      passed: 3,
      failed: 1,
    });
    expect(countVitest(report({ numPassedTests: 0, numFailedTests: 0 }), { code: 0 })).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });
});

test('the last line sums every stage', () => {
  expect(
    line(
      sum([
        { passed: 2, failed: 0 },
        { passed: 3, failed: 1 },
      ]),
    ),
  ).toBe('5 passed, 1 failed');
});
