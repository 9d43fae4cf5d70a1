import { readFile, writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, parse, printSchema, validate } from 'graphql';
import { adminSchema } from './adminSchema.ts';
import { documentFolders, readOperations } from './allowList.ts';
import { formLimits } from './formLimits.ts';
import { printedFragments } from './printedFragments.ts';
import { schema } from './schema.ts';
import { builtCalls } from './specifiedCalls.ts';

/**
 * Prints the schema, the limits and the editors' fragments that the page is compiled against. `--check` only
 * compares with the committed files.
 */
const constants = Object.entries(formLimits).map(
  ([name, values]) => `export const ${name} = ${JSON.stringify(values, null, 2)} as const;\n`,
);
const files = {
  'schema/schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
  'schema/admin.graphql': `${printSchema(lexicographicSortSchema(adminSchema))}\n`,
  'schema/limits.ts': [
    '// Printed by server/graphql/printSchema.ts: run `npm run schema`.\n',
    ...constants,
  ].join('\n'),
  ...printedFragments,
};

const isCheck = process.argv.includes('--check');

for (const [name, printed] of Object.entries(files)) {
  const file = new URL(`../../${name}`, import.meta.url);
  if (!isCheck) await writeFile(file, printed);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== printed) {
    process.stderr.write(`${name} is not what the server serves: run \`npm run schema\`.\n`);
    process.exitCode = 1;
  }
}

if (isCheck) {
  // Documents that other clients send unchanged.
  const operations = await readOperations(documentFolders.operations);
  for (const name of builtCalls(schema).filter((call) => !operations.has(call))) {
    process.stderr.write(`schema/operations/${name}.graphql is missing: the specification has this call.\n`);
    process.exitCode = 1;
  }
  for (const [name, text] of operations) {
    for (const { message } of validate(schema, parse(text))) {
      process.stderr.write(`schema/operations/${name}.graphql: ${message}\n`);
      process.exitCode = 1;
    }
  }
}
