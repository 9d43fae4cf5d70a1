import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isShort } from './gramsSql.ts';

/** How a word stands in a document `d` that the index answered. */

export interface Wanted {
  readonly typed: string;
  readonly forms: readonly {
    readonly way: 'READING' | 'SIGNS' | 'SYNONYM';
    readonly text: string;
    readonly weight: number;
  }[];
}

type Form = Wanted['forms'][number];

const textsOf = (way: Form['way']): { readonly title: string; readonly body: string } =>
  way === 'READING'
    ? { title: 'd.spoken_title', body: 'd.spoken_body' }
    : { title: 'd.folded_title', body: 'd.folded_body' };

export const either = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([...conditions], sql` or `)})`;

/** How a reading begins is said of words alone; numerals that were folded are kept there too. */
const begins = ({ way, text }: Form): RawBuilder<boolean> =>
  sql<boolean>`strpos(d.beginnings, ${way === 'READING' ? ` ^${[...text].slice(0, 2).join('')}` : ` ${text}`}) > 0`;

const isIn = (column: string, form: Form): RawBuilder<boolean> =>
  sql<boolean>`strpos(${sql.ref(column)}, ${form.text}) > 0`;

function isInTitle(form: Form): RawBuilder<boolean> {
  const isThere = isIn(textsOf(form.way).title, form);
  return form.way === 'READING' ? sql<boolean>`(${isThere} and ${begins(form)})` : isThere;
}

function isInBody(form: Form): RawBuilder<boolean> {
  const isThere = isIn(textsOf(form.way).body, form);
  if (form.way === 'READING')
    return isShort(form) ? begins(form) : sql<boolean>`(${begins(form)} and ${isThere})`;
  return isShort(form) ? sql<boolean>`(${isThere} or ${begins(form)})` : isThere;
}

/** Whether a document holds the word in one of its forms. */
export const holdsWord = ({ forms }: Wanted): RawBuilder<boolean> =>
  either(forms.flatMap((form) => [isInTitle(form), isInBody(form)]));

/** What the index answers holds those of all words that are short in every form: the others are looked for in its text. */
export function holdsWords(words: readonly Wanted[], isLoose: boolean): RawBuilder<boolean> {
  if (isLoose) return either(words.map(holdsWord));
  const unsaid = words.filter(({ forms }) => !forms.every(isShort));
  return unsaid.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join(unsaid.map(holdsWord), sql` and `)}`;
}

const inBody = 12;

/** The whole title before a whole word before its beginning before a part. */
function worthInTitle(form: Form): RawBuilder<number> {
  const { title } = textsOf(form.way);
  const isReading = form.way === 'READING';
  return sql<number>`${sql.lit(form.weight)} * case
    when not ${isInTitle(form)} then 0
    when ${sql.ref(title)} = ${form.text} then 100
    when ${form.text} = any(d.title_words) then 70
    when strpos(${sql.ref(title)}, ${form.text}) = 1 then 50
    else ${sql.lit(isReading ? 30 : 40)} end`;
}

/** What these forms of a word are worth in the document, the best of them; nothing where none is held. Any title is worth more than any text. */
export function worth(forms: readonly Form[]): RawBuilder<number> {
  const inTitle = sql<number>`greatest(${sql.join(forms.map(worthInTitle))})`;
  const bodies = forms
    .toSorted((one, other) => other.weight - one.weight)
    .map((form) => sql`when ${isInBody(form)} then ${sql.lit(form.weight * inBody)}`);
  return sql<number>`coalesce(nullif(${inTitle}, 0), case ${sql.join(bodies, sql` `)} else 0 end)`;
}
