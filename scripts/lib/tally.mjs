import fs from 'node:fs';
import path from 'node:path';
import { strayFile } from './strayErrors.mjs';

/**
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, ms: number, note?: string,
 *   failures?: string[], again?: string[] }} Result
 */

/** Each failure in a Vitest report: file, test name and first message. */
const failuresOf = (report) =>
  (report.testResults ?? []).flatMap((file) => {
    const where = path.relative(process.cwd(), file.name);
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0) return file.status === 'failed' ? [`${where}: ${opening(file.message)}`] : [];
    return tests.map((test) => told(where, test));
  });

const told = (where, { fullName, failureMessages }) =>
  `${where} > ${fullName}: ${opening(failureMessages[0])}`;

/** Tests that passed only on retry, with their first message. They need fixing, so they are reported. */
const againOf = (report) =>
  (report.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => told(path.relative(process.cwd(), file.name), test)),
  );

/** Errors of no test: a run without failed tests fails by them. */
const strayOf = (reportFile) => {
  if (!fs.existsSync(strayFile(reportFile))) return [];
  return JSON.parse(fs.readFileSync(strayFile(reportFile), 'utf8')).map(
    ({ text, test, file }) =>
      `${file ? path.relative(process.cwd(), file) : '?'} > ${test ?? '?'}: ${opening(text)}`,
  );
};

const opening = (message = '') => message.trim().split('\n').slice(0, 4).join(' ').slice(0, 400);

/**
 * Counts a Vitest JSON report. A crash is a failure, never a zero: a missing report, a file that did not
 * load, or a bad exit code without failed tests each count as one.
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
  const stray = strayOf(reportFile);
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  const failed = (report.numFailedTests ?? 0) + brokenFiles;
  if (failed === 0 && (code !== 0 || passed === 0)) {
    return {
      passed,
      failed: 1,
      skipped,
      ...(again.length > 0 ? { again } : {}),
      ...(stray.length > 0 ? { failures: stray } : {}),
      note: timedOut ? '時間切れ' : passed === 0 ? 'テストがない' : `終了コード ${code}`,
    };
  }
  return {
    passed,
    failed,
    skipped,
    ...(failed > 0 ? { failures: [...failuresOf(report), ...stray] } : {}),
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
