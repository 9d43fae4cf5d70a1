// `npm test`: everything that decides whether the work is good. Runs on Node 20 with nothing installed.
//   --only types,server   only these stages: types lint format dead boundaries drift page server browser
//   --summary FILE        writes the results as JSON too (for .ci/run)
//   -- FILTERS            handed to Vitest
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { inPool } from './lib/run.mjs';
import { checks, runCheck, runSuite, suites } from './lib/stages.mjs';
import { line, sum, table } from './lib/tally.mjs';

const keys = [...new Set([...checks, ...suites].map(({ key }) => key))];

const options = () => {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, summary: { type: 'string' } },
    allowPositionals: true,
  });
  const only = values.only?.split(',');
  const unknown = only?.find((key) => !keys.includes(key));
  if (unknown) throw new Error(`--only に「${unknown}」はありません。選べるもの: ${keys.join(' ')}`);
  return { chosen: ({ key }) => !only || only.includes(key), summary: values.summary, filters: positionals };
};

try {
  const { chosen, summary, filters } = options();
  await ensureInstalled();

  const results = await inPool(
    2,
    checks.filter(chosen).map((stage) => () => runCheck(stage)),
  );
  for (const stage of suites.filter(chosen)) results.push(await runSuite(stage, { filters }));

  const total = sum(results);
  if (summary) {
    fs.mkdirSync(path.dirname(path.resolve(summary)), { recursive: true });
    fs.writeFileSync(summary, JSON.stringify(results));
  }
  console.log(`\n${table(results)}\n\n${summary ? 'npm test: ' : ''}${line(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
