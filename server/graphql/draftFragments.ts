import { fieldsOfAll, fieldsOfKind } from '../modules/jobs/contents/fields.ts';
import type { ContentField } from '../modules/jobs/contents/fields.ts';

/** What the editor of openings asks for of each kind of draft: the fragments of the table of contents, which Relay wants spelled out. */
const fragments = [
  { name: 'common', type: 'DraftJobOpening', fields: fieldsOfAll },
  { name: 'contract', type: 'DraftContractJobOpening', fields: fieldsOfKind('CONTRACT_UNIT') },
  { name: 'hourly', type: 'DraftHourlyJobOpening', fields: fieldsOfKind('HOURLY_RATE') },
  { name: 'fullTime', type: 'DraftFullTimeJobOpening', fields: fieldsOfKind('FULL_TIME') },
] as const;

function selectionOf(field: ContentField): string[] {
  // The contact is an object of its own.
  if ('isContact' in field) return [];
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

const keyType = (name: string): string => `draftFragments_${name}$key`;

const importOf = ({ name }: (typeof fragments)[number]): string =>
  `import type { ${keyType(name)} } from '../../../../../__generated__/draftFragments_${name}.graphql.ts';`;

const readerOf = ({ name, type, fields }: (typeof fragments)[number]): string => `
export function read${name.slice(0, 1).toUpperCase()}${name.slice(1)}(key: ${keyType(name)}) {
  return readInlineData(
    graphql\`
      fragment draftFragments_${name} on ${type} @inline {
        ${fields.flatMap(selectionOf).join('\n        ')}
      }
    \`,
    key,
  );
}
`;

export const draftFragments = `// Printed by server/graphql/printSchema.ts: run \`npm run schema\`.
import { graphql, readInlineData } from 'relay-runtime';
${fragments.map(importOf).join('\n')}
${fragments.map(readerOf).join('')}`;
