import type { Filters } from '../finding/documentsSql.ts';
import { gramsOf, isShort } from '../finding/gramsSql.ts';
import type { Form, Word } from '../finding/words.ts';

/** What is asked of a document, whoever asks. */
export interface Condition {
  readonly words: readonly Word[];
  readonly filters: Filters;
}

/** A document as it is held against conditions. */
export interface Arrived {
  readonly grams: ReadonlySet<string>;
  readonly facets: ReadonlySet<string>;
  readonly foldedTitle: string;
  readonly foldedBody: string;
  readonly spokenTitle: string;
  readonly spokenBody: string;
}

function holds(document: Arrived, form: Form): boolean {
  if (!gramsOf(form).every((gram) => document.grams.has(gram))) return false;
  if (isShort(form)) return true;
  return form.way === 'READING'
    ? document.spokenTitle.includes(form.text) || document.spokenBody.includes(form.text)
    : document.foldedTitle.includes(form.text) || document.foldedBody.includes(form.text);
}

/** Says what `holdsWords` of formsSql.ts says in SQL: every word in one of its forms, and one value of each group. */
export function fits({ words, filters }: Condition, document: Arrived): boolean {
  return (
    words.every(({ forms }) => forms.some((form) => holds(document, form))) &&
    [...filters.values()].every((values) => values.some((value) => document.facets.has(value)))
  );
}

/** Two signs of which one is a character of its own meaning stand in fewer documents than two of kana. */
function rarestOf(form: Form): string {
  const grams = gramsOf(form);
  return (
    grams.find((gram) => /\p{Script=Han}.*\p{Script=Han}/u.test(gram)) ??
    grams.find((gram) => /\p{Script=Han}/u.test(gram)) ??
    grams.at(-1) ??
    ''
  );
}

/**
 * By what the saved searches that a document may fit are found: one gram for each form of the longest word, or the values of one facet where
 * there are no words. A document that fits has at least one of them.
 */
export function probesOf({ words, filters }: Condition): string[] {
  const [longest] = words.toSorted(
    (one, other) => (other.forms[0]?.text.length ?? 0) - (one.forms[0]?.text.length ?? 0),
  );
  if (longest) return [...new Set(longest.forms.map(rarestOf))];
  const [fewest] = [...filters.values()].toSorted((one, other) => one.length - other.length);
  return [...(fewest ?? [])];
}
