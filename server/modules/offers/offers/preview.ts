import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { lastLawfulDay, linesOf } from '../terms/paper.ts';
import type { PaperLine } from '../terms/paper.ts';
import { dutiesOf, readTerms } from '../terms/rules.ts';
import type { TermsInput } from '../terms/rules.ts';
import { amendedFacts, offerKey, ownOffer } from './offers.ts';

export interface OfferPreview {
  readonly lines: readonly PaperLine[];
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  readonly lastPaymentDay: string | null;
  readonly hasProhibitions: boolean;
  readonly hasConsiderations: boolean;
  /** Characters missing in the paper's fonts. */
  readonly unprintable: readonly string[];
}

/** The paper of these terms, and their errors. Writes nothing. */
export async function previewOffer(
  context: Context,
  given: TermsInput,
  /** The offer in force, for a change of terms. */
  amendsId: string | null,
): Promise<OfferPreview> {
  const { services } = context;
  const amended = amendsId === null ? null : await ownOffer(context, offerKey(amendsId));
  const facts =
    amended &&
    (await amendedFacts(context, {
      amendsOfferId: amended.id,
      amendsVersion: amended.currentVersion,
      creatorId: amended.creatorId,
    }));
  const today = japanDay(services.clock.now());
  const inputs = new Inputs();
  const terms = readTerms(inputs, given, today);
  const duties = dutiesOf(terms, facts?.amends.commissionedOn ?? today);
  const lines = linesOf(terms, true, facts?.amends);
  const words = [terms.title, ...lines.flatMap(({ text, notes }) => [...text, ...notes])].join('\n');
  return {
    lines,
    // If the paper maker fails, the form still works.
    unprintable: await services.papers.unprintable(words).catch(() => []),
    problems: inputs.problems.map(({ details, message }) => ({ field: details.field ?? '', message })),
    lastPaymentDay: lastLawfulDay(terms),
    hasProhibitions: duties.prohibitions,
    hasConsiderations: duties.considerations,
  };
}
