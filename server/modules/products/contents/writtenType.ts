import type { FieldRef, GenericInputFieldRef, InputFieldsFromShape } from '@pothos/core';
import type { builder } from '../../../builder/builder.ts';
import { upTo } from '../../../builder/lists.ts';
import type { Context } from '../../../lib/request/context.ts';
import { seesMemberContent, viewerId } from '../../../lib/request/viewer.ts';
import { Category, Industry, Tool } from '../../taxonomy/schema.ts';
import { named } from '../../taxonomy/taxonomy.ts';
import type { WrittenInput } from '../writing/contents.ts';
import { entriesFields, numberFields, textFields, workFields } from './fields.ts';
import type { WorkField, Written } from './fields.ts';

type Types = typeof builder.$inferSchemaTypes;
type Outputs = Readonly<Record<string, FieldRef<Types>>>;
type FieldsOf<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;
/** A draft keeps it separately. */
type Row = Written | { readonly content: Written };

const entryTypes = { Category, Industry, Tool };

const aboutOf = (field: WorkField) => ('description' in field ? { description: field.description } : {});

const written = (row: Row): Written => ('content' in row ? row.content : row);

/** For the author. */
export function writtenOutputs(
  t: Pick<FieldsOf<Row>, 'field' | 'int' | 'string'>,
  fields: readonly WorkField[] = workFields,
): Outputs {
  const outputs = fields.map((field): Outputs => {
    const about = aboutOf(field);
    switch (field.type) {
      case 'whole':
        return {
          [field.key]: t.int({ ...about, nullable: true, resolve: (row) => written(row)[field.key] }),
        };
      case 'entries':
        return {
          [field.as]: t.field({
            ...about,
            type: [entryTypes[field.of]],
            resolve: (row, _args, context) => named(context, field.of, written(row)[field.key]),
          }),
        };
      default:
        return { [field.key]: t.string({ ...about, resolve: (row) => written(row)[field.key] }) };
    }
  });
  return Object.assign({}, ...outputs);
}

type Shown = Written & { readonly authorId: string };

const mayRead = ({ viewer }: Context, { authorId }: Shown): boolean =>
  seesMemberContent(viewer) || viewerId(viewer) === authorId;

/**
 * For others; numbers are prices, which guests never see. Texts have no resolver, since lists have many
 * works.
 */
export function shownOutputs(t: Pick<FieldsOf<Shown>, 'exposeString' | 'field' | 'int' | 'string'>): Outputs {
  const numbers = numberFields.map((field) => [
    field.key,
    t.int({
      description: `${field.description} Null for guests.`,
      nullable: true,
      resolve: (row, _args, context) => (mayRead(context, row) ? row[field.key] : null),
    }),
  ]);
  const texts = textFields.map((field) => [field.key, t.exposeString(field.key, aboutOf(field))]);
  return { ...writtenOutputs(t, entriesFields), ...Object.fromEntries([...texts, ...numbers]) };
}

function inputOf(t: Inputs, field: WorkField, required: boolean): GenericInputFieldRef {
  const about = { ...aboutOf(field), required };
  switch (field.type) {
    case 'whole':
      return t.int(about);
    case 'entries':
      return t.idList({ ...about, ...upTo(100) });
    default:
      return t.string(about);
  }
}

type Inputs = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

/** Required fields are required for a new work, but not for a change or a draft. */
export function writtenInputs(
  t: Inputs,
  of: 'some' | 'whole',
): InputFieldsFromShape<Types, WrittenInput, 'InputObject'>;
export function writtenInputs(
  t: Inputs,
  of: 'some' | 'whole',
): Readonly<Record<string, GenericInputFieldRef>> {
  return Object.fromEntries(
    workFields.map((field) => [field.key, inputOf(t, field, of === 'whole' && 'required' in field)]),
  );
}
