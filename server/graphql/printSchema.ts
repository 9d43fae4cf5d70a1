import { readFile, writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/** Prints the schema that the page is compiled against; with `--check` it only says whether the committed one is still true. */
const file = new URL('../../schema/schema.graphql', import.meta.url);
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

if (process.argv.includes('--check')) {
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed !== printed) {
    process.stderr.write('schema/schema.graphql is not what the server serves: run `npm run schema`.\n');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, printed);
}
