import { limitsOf } from '../lib/request/fields.ts';
import { grossPriceLimits, netPriceLimits } from '../lib/prices.ts';
import { profileLimits } from '../modules/creators/profiles/profileInput.ts';
import {
  contentFields,
  fieldsOfType,
  linkLengthMost,
  linksMost,
  questionLengthMost,
  questionsMost,
} from '../modules/jobs/contents/fields.ts';
import { entryLimits } from '../modules/jobs/entries/enter.ts';
import { mediaLimits } from '../modules/media/inspect.ts';
import { captionMost, companiesMost, mediaMost, workFields } from '../modules/products/contents/fields.ts';

/** Limits for the page's forms; `schema/limits.ts` is printed from it. */
export const formLimits: Readonly<Record<string, object>> = {
  openingLimits: {
    ...limitsOf(contentFields),
    flags: fieldsOfType('flag').map(({ key }) => key),
    days: fieldsOfType('day', 'moment').map(({ key }) => key),
    choices: Object.fromEntries(fieldsOfType('choice').map(({ key, words }) => [key, Object.keys(words)])),
    pictures: fieldsOfType('picture').map(({ as }) => as),
    prices: { net: netPriceLimits, gross: grossPriceLimits },
    links: linksMost,
    linkLength: linkLengthMost,
    questions: questionsMost,
    questionLength: questionLengthMost,
  },
  entryLimits,
  mediaLimits: { imageBytes: mediaLimits.imageBytes, videoBytes: mediaLimits.videoBytes },
  workLimits: {
    ...limitsOf(workFields),
    caption: captionMost,
    media: mediaMost,
    companies: companiesMost,
  },
  profileLimits,
};
