import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, ms: number, note?: string,
 *   failures?: string[], again?: string[] }} Result
 */

/** Each failure of a Vitest report: its file, its name and what it said first. */
const failuresOf = (report) =>
  (report.testResults ?? []).flatMap((file) => {
    const where = path.relative(process.cwd(), file.name);
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0) return file.status === 'failed' ? [`${where}: ${opening(file.message)}`] : [];
    return tests.map((test) => told(where, test));
  });

const told = (where, { fullName, failureMessages }) =>
  `${where} > ${fullName}: ${opening(failureMessages[0])}`;

/** Each test that held at its second try only, and what it said at its first. Such a one is to be mended, and is told. */
const againOf = (report) =>
  (report.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => told(path.relative(process.cwd(), file.name), test)),
  );

const opening = (message = '') => message.trim().split('\n').slice(0, 4).join(' ').slice(0, 400);

/**
 * Counts a Vitest JSON report. A run that crashed is a failure, never a zero: no report, a file that could not
 * be loaded, or a bad exit code without a failed test count as one failure each.
 */
export const countVitest = (reportFile, { code, timedOut }) => {
  let report;
  try {
    report = JSON.parse(fs.readFileSync(reportFile, 'utf8'));
  } catch {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      note: timedOut ? '時間切れ' : '結果が残っていない(途中で落ちた)',
    };
  }
  const brokenFiles = (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = report.numPassedTests ?? 0;
  const again = againOf(report);
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  const failed = (report.numFailedTests ?? 0) + brokenFiles;
  if (failed === 0 && (code !== 0 || passed === 0)) {
    return {
      passed,
      failed: 1,
      skipped,
      note: timedOut ? '時間切れ' : passed === 0 ? 'テストがない' : `終了コード ${code}`,
    };
  }
  return {
    passed,
    failed,
    skipped,
    ...(failed > 0 ? { failures: failuresOf(report) } : {}),
    ...(again.length > 0 ? { again } : {}),
    ...(brokenFiles > 0 ? { note: `読めないファイル ${brokenFiles}` } : {}),
  };
};

const width = (text) =>
  [...text].reduce((sum, character) => sum + (character.codePointAt(0) > 0x2e7f ? 2 : 1), 0);
const pad = (text, to) => text + ' '.repeat(Math.max(0, to - width(text)));

/** @param {Result[]} results */
export const table = (results) => {
  const rows = results.map((result) => [
    result.failed > 0 ? '✗' : '✓',
    result.name,
    `${result.passed} passed, ${result.failed} failed${result.skipped > 0 ? `, ${result.skipped} skipped` : ''}`,
    `${(result.ms / 1000).toFixed(1)} s`,
    result.note ?? '',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => width(row[column]))));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column < 4 ? pad(cell, widths[column]) : cell))
      .join('  ')
      .trimEnd(),
  );
  const notes = [
    ...results.flatMap(({ again = [] }) => again.map((text) => `↻ 2回目で合格: ${text}`)),
    ...results.flatMap(({ failures = [] }) => failures.map((text) => `✗ ${text}`)),
  ];
  return [...lines, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
};

/** @param {Result[]} results */
export const sum = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
});

export const line = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
