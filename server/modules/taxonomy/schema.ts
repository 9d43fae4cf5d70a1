import { builder, precomputedId } from '../../builder/builder.ts';
import type { TaxonomyEntry, TaxonomyName } from './sql.ts';
import * as taxonomy from './taxonomy.ts';

function entryType(name: TaxonomyName, description?: string) {
  const ref = builder.objectRef<TaxonomyEntry>(name);
  return builder.node(ref, {
    ...(description !== undefined && { description }),
    id: precomputedId,
    loadManyWithoutCache: (ids, context) => taxonomy.byIds(context, name, ids),
    fields: (t) => ({ name: t.exposeString('name') }),
  });
}

export const Category = entryType('Category', 'A field of design, such as グラフィック.');
export const Industry = entryType('Industry', 'A trade that a work was made for.');
export const Tool = entryType('Tool', 'What a work was made with.');
export const Prefecture = entryType('Prefecture');
export const Occupation = entryType('Occupation', 'A trade’s job, such as グラフィックデザイナー.');
export const JobOpeningTag = entryType(
  'JobOpeningTag',
  'What an opening stands out by, such as フレックスタイム.',
);

/** Each field is resolved only when asked for. */
const FormSelectableElements = builder.objectRef<object>('FormSelectableElements').implement({
  description: 'What the form of a work offers for choosing.',
  fields: (t) => ({
    categories: t.field({
      type: [Category],
      resolve: (_parent, _args, context) => taxonomy.all(context, 'Category'),
    }),
    industries: t.field({
      type: [Industry],
      resolve: (_parent, _args, context) => taxonomy.all(context, 'Industry'),
    }),
    tools: t.field({ type: [Tool], resolve: (_parent, _args, context) => taxonomy.all(context, 'Tool') }),
  }),
});

builder.queryFields((t) => ({
  formSelectableElements: t.field({
    type: FormSelectableElements,
    authScopes: { everyone: true },
    resolve: () => ({}),
  }),
  categories: t.field({
    type: [Category],
    authScopes: { everyone: true },
    resolve: (_root, _args, context) => taxonomy.all(context, 'Category'),
  }),
  industries: t.field({
    type: [Industry],
    authScopes: { everyone: true },
    resolve: (_root, _args, context) => taxonomy.all(context, 'Industry'),
  }),
  jobOpeningTags: t.field({
    type: [JobOpeningTag],
    authScopes: { everyone: true },
    resolve: (_root, _args, context) => taxonomy.all(context, 'JobOpeningTag'),
  }),
  occupations: t.field({
    type: [Occupation],
    authScopes: { everyone: true },
    resolve: (_root, _args, context) => taxonomy.all(context, 'Occupation'),
  }),
  prefectures: t.field({
    type: [Prefecture],
    authScopes: { everyone: true },
    resolve: (_root, _args, context) => taxonomy.all(context, 'Prefecture'),
  }),
  tools: t.field({
    type: [Tool],
    authScopes: { everyone: true },
    resolve: (_root, _args, context) => taxonomy.all(context, 'Tool'),
  }),
}));
