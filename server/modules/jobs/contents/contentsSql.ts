import * as v from 'valibot';
import { contentFields } from './fields.ts';
import type { ContentField, Contents } from './fields.ts';

/** A key that a stored object does not have yet is one that nobody had filled in. */
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);

const whole = v.pipe(v.number(), v.integer());
const id = v.pipe(v.string(), v.uuid());
const moment = v.pipe(
  v.union([v.date(), v.string()]),
  v.transform((time) => new Date(time)),
  v.date(),
);

function schemaOf(field: ContentField): v.GenericSchema {
  switch (field.type) {
    case 'title':
      return v.string();
    case 'whole':
    case 'price':
    case 'entry':
      return orNull(whole);
    case 'tenths':
      return orNull(v.number());
    case 'flag':
      return orNull(v.boolean());
    case 'switch':
      return v.optional(v.boolean(), false);
    case 'day':
      return orNull(v.pipe(v.string(), v.isoDate()));
    case 'moment':
      return orNull(moment);
    case 'choice':
      return orNull(v.picklist(Object.keys(field.words)));
    case 'entries':
      return v.optional(v.array(whole), []);
    case 'picture':
      return orNull(id);
    default:
      return orNull(v.string());
  }
}

/** What a draft's row, a waiting change and every version that was published hold alike: `content` of the latter two is this as JSON. */
const storedSchema = v.object({
  ...Object.fromEntries(contentFields.map((field) => [field.key, schemaOf(field)])),
  links: v.optional(v.array(v.object({ id, url: v.string() })), []),
  questions: v.optional(v.array(v.object({ id, questionText: v.string() })), []),
});

const isWhole = (read: object): read is Contents => contentFields.every(({ key }) => key in read);

/** From a row whose columns have these names, or from JSON that was stored. */
export function readContents(stored: unknown): Contents {
  const read = v.parse(storedSchema, stored);
  if (!isWhole(read)) throw new Error('Some of what is written about an opening was not read.');
  return read;
}

/** Nothing written yet. */
export const noContents: Contents = readContents({ title: '' });

export function contentsJson(contents: Contents): string {
  return JSON.stringify(contents);
}

/** Whether the two say the same. Both come from `readContents`, whose keys are in one order. */
export function areSame(one: Contents, other: Contents): boolean {
  return contentsJson(one) === contentsJson(other);
}
