import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import { graphemes, isLonger } from '../../../lib/text/text.ts';
import { holdOwn } from './drafts.ts';
import type { Contents } from '../contents/fields.ts';
import { titleMost } from '../contents/fields.ts';
import { insertDraft } from './draftSql.ts';
import { eventOf, openingChanged } from '../desk/openingEvents.ts';
import { openingKey } from '../openings/openings.ts';
import { assertPublisher, publisherOf } from '../publishing/publish.ts';
import { creations } from './saveDraft.ts';

const mark = 'のコピー';

/** 「…のコピー」 within the limit; a copy of a copy has it once. */
function titleOfCopy(title: string): string {
  let kept = '';
  for (const sign of graphemes(title.endsWith(mark) ? title.slice(0, -mark.length) : title)) {
    if (isLonger(kept + sign + mark, titleMost)) break;
    kept += sign;
  }
  return kept === '' ? '' : kept + mark;
}

/** Removes past dates, and the day the information is as of. */
function freshDates(contents: Contents, now: Date): Partial<Contents> {
  const today = japanDay(now);
  const ahead = (day: string | null) => (day !== null && day >= today ? day : null);
  const { desiredDeliveryAt } = contents;
  return {
    informationAsOf: null,
    validThrough: ahead(contents.validThrough),
    deliveryDecidedBy: ahead(contents.deliveryDecidedBy),
    desiredDeliveryAt: desiredDeliveryAt !== null && desiredDeliveryAt > now ? desiredDeliveryAt : null,
  };
}

/**
 * A new draft copied from the public content or a draft; with `asWritten` from the pending change. Shares the
 * pictures. Answers its key.
 */
export async function duplicateOpening(
  context: Context,
  globalId: string,
  asWritten: boolean,
): Promise<string> {
  const { services } = context;
  const publisher = publisherOf(context);
  const sourceId = openingKey(globalId);
  await hit(services, creations, publisher.companyId);
  const id = services.newId();
  await services.db.transaction().execute(async (trx) => {
    await assertPublisher(trx, publisher);
    const held = await holdOwn(trx, sourceId, publisher);
    const contents = asWritten ? held.contents : (held.published ?? held.contents);
    const now = services.clock.now();
    await insertDraft(trx, {
      id,
      ...publisher,
      resumerationType: held.resumerationType,
      duplicatedFromId: sourceId,
      contents: {
        ...contents,
        ...freshDates(contents, now),
        title: titleOfCopy(contents.title),
        links: contents.links.map(({ url }) => ({ id: services.newId(), url })),
        questions: contents.questions.map(({ questionText }) => ({ id: services.newId(), questionText })),
      },
      now,
    });
    await openingChanged(trx, services, eventOf(id, publisher));
  });
  return id;
}
