import * as v from 'valibot';
import { storedShape } from '../../../lib/fields.ts';
import { contentFields } from './fields.ts';
import type { Contents } from './fields.ts';

const id = v.pipe(v.string(), v.uuid());

/** What a draft's row, a waiting change and every version that was published hold alike: `content` of the latter two is this as JSON. */
const storedSchema = v.object({
  ...Object.fromEntries(contentFields.map((field) => [field.key, storedShape(field)])),
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
