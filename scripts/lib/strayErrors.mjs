import fs from 'node:fs';

/** Where the errors go that no test was to blame for: beside a report of Vitest's. */
export const strayFile = (reportFile) => reportFile.replace(/\.json$/u, '.stray.json');

/**
 * A Vitest reporter. Its JSON report leaves out what happened outside of any test, such as a promise that
 * nobody waited for, though the run fails by it.
 */
// oxlint-disable-next-line no-default-export -- Vitest loads reporters by it
export default class StrayErrors {
  onInit({ config }) {
    const report = config.outputFile?.json;
    this.file = report ? strayFile(report) : undefined;
  }

  onTestRunEnd(_modules, errors) {
    if (!this.file || errors.length === 0) return;
    const told = errors.map(({ stack, message, cause, VITEST_TEST_NAME: test, VITEST_TEST_PATH: file }) => ({
      // Why a worker ended, with its code or signal, stands in the cause.
      text: [cause?.message, stack ?? message].filter(Boolean).join(' — '),
      test,
      file,
    }));
    fs.writeFileSync(this.file, JSON.stringify(told));
  }
}
