// `npm run check`: types, lint, boundaries and drift, in under ten seconds. For the moment before a commit.
import { ensureInstalled } from './lib/install.mjs';
import { inPool } from './lib/run.mjs';
import { checks, runCheck } from './lib/stages.mjs';
import { line, sum, table } from './lib/tally.mjs';

try {
  await ensureInstalled();
  const results = await inPool(
    2,
    checks.filter(({ fast }) => fast).map((stage) => () => runCheck(stage)),
  );
  console.log(`${table(results)}\n\n${line(sum(results))}`);
  process.exitCode = sum(results).failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
