// `npm run check`: types, lint, boundaries and drift, for the moment before a commit. The first run reads everything (half a minute), later ones what changed.
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
