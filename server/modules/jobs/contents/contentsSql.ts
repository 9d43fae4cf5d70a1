import * as v from 'valibot';
import { storedShape } from '../../../lib/request/fields.ts';
import { contentFields } from './fields.ts';
import type { Contents } from './fields.ts';

const id = v.pipe(v.string(), v.uuid());

/** The stored content of a draft, a pending change and each published version; JSON in the latter two. */
const storedSchema = v.object({
  ...Object.fromEntries(contentFields.map((field) => [field.key, storedShape(field)])),
  links: v.optional(v.array(v.object({ id, url: v.string() })), []),
  questions: v.optional(v.array(v.object({ id, questionText: v.string() })), []),
});

const isWhole = (read: object): read is Contents => contentFields.every(({ key }) => key in read);

/** From a row with these column names, or from stored JSON. */
export function readContents(stored: unknown): Contents {
  const read = v.parse(storedSchema, stored);
  if (!isWhole(read)) throw new Error('Some of what is written about an opening was not read.');
  return read;
}

export const noContents: Contents = readContents({ title: '' });

export function contentsJson(contents: Contents): string {
  return JSON.stringify(contents);
}

/** Both come from `readContents`, so their keys are in the same order. */
export function areSame(one: Contents, other: Contents): boolean {
  return contentsJson(one) === contentsJson(other);
}
