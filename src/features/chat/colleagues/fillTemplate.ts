/** Values for a template's placeholders. */
export interface TemplateFacts {
  readonly candidateName: string;
  /** Null if the creator applied to none of the company's openings. */
  readonly openingTitle: string | null;
  readonly companyName: string;
  readonly ownName: string;
}

const marks: Readonly<Record<string, (facts: TemplateFacts) => string | null>> = {
  '{候補者名}': ({ candidateName }) => candidateName,
  '{募集名}': ({ openingTitle }) => openingTitle,
  '{会社名}': ({ companyName }) => companyName,
  '{自分の名前}': ({ ownName }) => ownName,
};

export const templateMarks = Object.keys(marks);

/** Unknown placeholders stay, to be filled in by hand. */
export function fillTemplate(body: string, facts: TemplateFacts): string {
  return body.replaceAll(/\{[^{}\n]{1,10}\}/gu, (mark) => marks[mark]?.(facts) ?? mark);
}
