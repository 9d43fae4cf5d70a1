import type { FieldRef } from '@pothos/core';
import type { builder } from '../../../builder/builder.ts';
import { MediaObject } from '../../media/schema.ts';
import { Category, Industry, JobOpeningTag, Occupation, Prefecture, Tool } from '../../taxonomy/schema.ts';
import { named } from '../../taxonomy/taxonomy.ts';
import { mediaOf } from '../openings/openings.ts';
import { choiceTypes } from './choicesType.ts';
import type { ContentField, ContentKey, Contents } from './fields.ts';

type Types = typeof builder.$inferSchemaTypes;
/** An opening's row has the fields itself. */
type Row = Pick<Contents, ContentKey> | { readonly contents: Contents };
/** Of an object type or an interface. */
type Fields = Pick<
  PothosSchemaTypes.ObjectFieldBuilder<Types, Row>,
  'boolean' | 'field' | 'float' | 'int' | 'string'
>;
type Outputs = Readonly<Record<string, FieldRef<Types>>>;

const entryTypes = { Category, Industry, JobOpeningTag, Occupation, Tool };

const written = (row: Row): Pick<Contents, ContentKey> => ('contents' in row ? row.contents : row);

export function contentOutputs(t: Fields, fields: readonly ContentField[]): Outputs {
  return Object.assign({}, ...fields.map((field) => outputsOf(t, field)));
}

function outputsOf(t: Fields, field: ContentField): Outputs {
  const about = {
    nullable: true,
    ...('description' in field && { description: field.description }),
  } as const;
  // The contact is an object of its own.
  if ('isContact' in field) return {};
  switch (field.type) {
    case 'title':
      return { [field.key]: t.string({ resolve: (row) => written(row)[field.key] }) };
    case 'whole':
    case 'price':
      return { [field.key]: t.int({ ...about, resolve: (row) => written(row)[field.key] }) };
    case 'tenths':
      return { [field.key]: t.float({ ...about, resolve: (row) => written(row)[field.key] }) };
    case 'flag':
      return { [field.key]: t.boolean({ ...about, resolve: (row) => written(row)[field.key] }) };
    case 'switch':
      return {
        [field.key]: t.boolean({ ...about, nullable: false, resolve: (row) => written(row)[field.key] }),
      };
    case 'moment':
      return {
        [field.key]: t.field({ ...about, type: 'DateTime', resolve: (row) => written(row)[field.key] }),
      };
    case 'choice':
      return {
        [field.key]: t.field({
          ...about,
          type: choiceTypes[field.key],
          resolve: (row) => written(row)[field.key],
        }),
      };
    case 'entry':
      return {
        [field.as]: t.field({
          ...about,
          type: Prefecture,
          resolve: async (row, _args, context) => {
            const id = written(row)[field.key];
            return id === null ? null : ((await named(context, field.of, [id])).at(0) ?? null);
          },
        }),
      };
    case 'entries':
      return {
        [field.as]: t.field({
          type: [entryTypes[field.of]],
          resolve: (row, _args, context) => named(context, field.of, written(row)[field.key]),
        }),
      };
    case 'picture':
      return {
        [field.as]: t.field({
          ...about,
          type: MediaObject,
          resolve: (row, _args, context) => mediaOf(context, written(row)[field.key]),
        }),
        [`${field.as}Path`]: t.string({
          ...about,
          resolve: async (row, _args, context) =>
            (await mediaOf(context, written(row)[field.key]))?.url ?? null,
        }),
      };
    default:
      return { [field.key]: t.string({ ...about, resolve: (row) => written(row)[field.key] }) };
  }
}

interface Priced {
  readonly netPrice: number | null;
  readonly grossPrice: number | null;
}

/** Our commission. */
export const commissionOf = ({ netPrice, grossPrice }: Priced): number | null =>
  netPrice === null || grossPrice === null ? null : grossPrice - netPrice;
