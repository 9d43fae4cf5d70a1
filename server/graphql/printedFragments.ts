import type { FieldContent, FieldName } from '../lib/request/fields.ts';
import { fieldsOfAll, fieldsOfKind } from '../modules/jobs/contents/fields.ts';
import { workFields } from '../modules/products/contents/fields.ts';

type Field = FieldContent & FieldName & { readonly isContact?: true };

interface Fragment {
  readonly name: string;
  readonly type: string;
  readonly fields: readonly Field[];
}

function selectionOf(field: Field): string[] {
  // The contact is an object of its own.
  if (field.isContact) return [];
  switch (field.type) {
    case 'picture':
      return [`${field.as} { id url width height thumbhash }`];
    case 'entry':
    case 'entries':
      return [`${field.as} { id }`];
    default:
      return [field.key];
  }
}

function printed(file: string, fragments: readonly Fragment[]): string {
  const module = file.replace(/^.*\/|\.ts$/gu, '');
  const artifacts = `${'../'.repeat(file.split('/').length - 1)}__generated__`;
  const keyType = (name: string): string => `${module}_${name}$key`;
  const imports = fragments.map(
    ({ name }) => `import type { ${keyType(name)} } from '${artifacts}/${module}_${name}.graphql.ts';`,
  );
  const readers = fragments.map(
    ({ name, type, fields }) => `
export function read${name.slice(0, 1).toUpperCase()}${name.slice(1)}(key: ${keyType(name)}) {
  return readInlineData(
    graphql\`
      fragment ${module}_${name} on ${type} @inline {
        ${fields.flatMap(selectionOf).join('\n        ')}
      }
    \`,
    key,
  );
}
`,
  );
  return `// Printed by server/graphql/printSchema.ts: run \`npm run schema\`.
import { graphql, readInlineData } from 'relay-runtime';
${imports.join('\n')}
${readers.join('')}`;
}

/** The editors' field tables as fragments, which Relay needs spelled out. */
const files: Readonly<Record<string, readonly Fragment[]>> = {
  'src/features/jobs/draft/printed/draftFragments.ts': [
    { name: 'common', type: 'DraftJobOpening', fields: fieldsOfAll },
    { name: 'contract', type: 'DraftContractJobOpening', fields: fieldsOfKind('CONTRACT_UNIT') },
    { name: 'hourly', type: 'DraftHourlyJobOpening', fields: fieldsOfKind('HOURLY_RATE') },
    { name: 'fullTime', type: 'DraftFullTimeJobOpening', fields: fieldsOfKind('FULL_TIME') },
  ],
  'src/features/products/edit/printed/workFragments.ts': [
    { name: 'work', type: 'OwnProduct', fields: workFields },
    { name: 'draft', type: 'DraftProduct', fields: workFields },
  ],
};

export const printedFragments: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, fragments]) => [file, printed(file, fragments)]),
);
