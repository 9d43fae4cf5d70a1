import * as v from 'valibot';

export const holdRuleNames = [
  'MONEY_FROM_CREATOR',
  'AGE_LIMIT',
  'SEX_LIMIT',
  'UNPAID',
  'OUTSIDE_CONTACT',
  'EASY_MONEY',
  'PENALTY',
] as const;

export type HoldRuleName = (typeof holdRuleNames)[number];

/** A passage of an opening that a rule stumbled over. */
export interface Finding {
  readonly rule: HoldRuleName;
  /** The input's field, and how it is called. */
  readonly field: string;
  readonly label: string;
  /** What was found, and the sentence that it stands in. */
  readonly words: string;
  readonly passage: string;
}

const findingRule = v.object({
  rule: v.picklist(holdRuleNames),
  field: v.string(),
  label: v.string(),
  words: v.string(),
  passage: v.string(),
});

/** As it was kept; of a rule that is no more nothing is said. */
export function readFindings(kept: unknown): Finding[] {
  return v.parse(v.array(v.unknown()), kept).flatMap((one) => {
    const read = v.safeParse(findingRule, one);
    return read.success ? [read.output] : [];
  });
}
