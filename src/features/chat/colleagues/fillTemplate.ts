/** What a company's text may leave open, to be filled in where it is used. */
export interface TemplateFacts {
  readonly candidateName: string;
  /** Null where the creator entered no opening of the company. */
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

/** With the names filled in; what is not known stays to be written by hand. */
export function fillTemplate(body: string, facts: TemplateFacts): string {
  return body.replaceAll(/\{[^{}\n]{1,10}\}/gu, (mark) => marks[mark]?.(facts) ?? mark);
}
