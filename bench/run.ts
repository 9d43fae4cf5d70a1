import { openBenchDatabase } from './dataset.ts';
import { printTable } from './measure.ts';
import type { Row } from './measure.ts';

/** `npm run bench -- feed execution` runs the named parts; without names all of them. */
const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  feed: async () => (await import('./feedHttp.ts')).feedHttp(),
};

const wanted = process.argv.slice(2).filter((name) => name in parts);
await (await openBenchDatabase()).close();
const rows: Row[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`… ${name}\n`);
  rows.push(...(await run()));
}
process.stdout.write('\n');
printTable(rows);
