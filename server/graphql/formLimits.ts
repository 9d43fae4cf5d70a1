import { grossPriceLimits, netPriceLimits } from '../lib/prices.ts';
import { profileLimits } from '../modules/creators/profiles/profileInput.ts';
import {
  fieldsOfType,
  linkLengthMost,
  linksMost,
  questionLengthMost,
  questionsMost,
} from '../modules/jobs/contents/fields.ts';
import { entryLimits } from '../modules/jobs/entries/enter.ts';
import { mediaLimits } from '../modules/media/inspect.ts';
import { workLimits } from '../modules/products/writing/contents.ts';

/** One of each field, by its name. */
const byKey = <Value>(
  fields: readonly { readonly key: string; readonly value: Value }[],
): Readonly<Record<string, Value>> => Object.fromEntries(fields.map(({ key, value }) => [key, value]));

const texts = fieldsOfType('title', 'line', 'lines', 'email', 'phone', 'url');
const numbers = fieldsOfType('whole', 'tenths');

/** What the server takes, for the page's forms: `schema/limits.ts` is printed from it. */
export const formLimits: Readonly<Record<string, object>> = {
  openingLimits: {
    texts: byKey(texts.map(({ key, most }) => ({ key, value: most }))),
    numbers: byKey(
      numbers.map(({ key, type, least: min, most: max, unit }) => ({
        key,
        value: { unit, min, max, decimals: type === 'tenths' ? 1 : 0 },
      })),
    ),
    entries: byKey(fieldsOfType('entries').map(({ key, as, most }) => ({ key, value: { as, most } }))),
    flags: fieldsOfType('flag').map(({ key }) => key),
    days: fieldsOfType('day', 'moment').map(({ key }) => key),
    choices: byKey(fieldsOfType('choice').map(({ key, words }) => ({ key, value: Object.keys(words) }))),
    pictures: fieldsOfType('picture').map(({ as }) => as),
    prices: { net: netPriceLimits, gross: grossPriceLimits },
    links: linksMost,
    linkLength: linkLengthMost,
    questions: questionsMost,
    questionLength: questionLengthMost,
  },
  entryLimits,
  mediaLimits: { imageBytes: mediaLimits.imageBytes, videoBytes: mediaLimits.videoBytes },
  workLimits,
  profileLimits,
};
