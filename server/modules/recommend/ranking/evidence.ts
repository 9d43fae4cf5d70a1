import { conceptWords, findFirst } from '../understanding/concepts.ts';
import type { ConceptKind } from '../understanding/concepts.ts';
import { polarityOf } from '../understanding/conditions.ts';
import { foldedText } from '../understanding/folded.ts';
import type { Tag } from '../understanding/understand.ts';
import type { PersonRow, WorkRow } from './rankingSql.ts';

/** Where it is shown that somebody has what a tag asks for. */
export type Evidence =
  | { readonly of: 'work'; readonly workKey: string; readonly source: 'taxonomy' | 'tool' }
  /** With the very words, as they stand there. */
  | {
      readonly of: 'work';
      readonly workKey: string;
      readonly source: 'description' | 'name' | 'scope';
      readonly words: string;
    }
  | { readonly of: 'person'; readonly source: 'skill'; readonly words: string }
  | { readonly of: 'person'; readonly source: 'tool' | 'profile' }
  | { readonly of: 'person'; readonly source: 'introduction'; readonly words: string };

export interface Wish {
  readonly tag: Tag;
  /** What it is told by in a text, folded. */
  readonly words: readonly string[];
  /** The words of the need itself, folded. */
  readonly ownWords: readonly string[];
}

const conceptKinds: readonly string[] = ['CATEGORY', 'INDUSTRY', 'STYLE', 'TOOL'] satisfies ConceptKind[];

export function wishOf(tag: Tag, need: string): Wish {
  const ownWords = [...new Set(tag.spans.map(({ from, to }) => foldedText(need.slice(from, to))))];
  const words = conceptKinds.includes(tag.kind)
    ? [...new Set([...conceptWords(`${tag.kind}:${tag.value}`), ...ownWords])]
    : [foldedText(tag.value)];
  return { tag, words, ownWords };
}

/** A creator with everything that is compared, folded once. */
export interface Candidate {
  readonly person: PersonRow;
  readonly works: readonly FoldedWork[];
  readonly introduction: string;
  readonly skills: readonly { readonly name: string; readonly text: string }[];
}

interface FoldedWork {
  readonly row: WorkRow;
  readonly name: string;
  readonly scope: string;
  readonly description: string;
}

export function candidateOf(person: PersonRow, works: readonly WorkRow[]): Candidate {
  return {
    person,
    works: works.map((row) => ({
      row,
      name: foldedText(row.name),
      scope: foldedText(row.scope),
      description: foldedText(row.description),
    })),
    introduction: foldedText(person.introduction),
    skills: person.skills.map((name) => ({ name, text: foldedText(name) })),
  };
}

/** 「箔は使わず」 shows no foil. */
const isSaid = (rest: string): boolean => polarityOf(rest) === 'asked';

const inTexts = ['name', 'scope', 'description'] as const;

/** All that shows what a tag asks for. */
export function evidenceOf({ tag, words }: Wish, candidate: Candidate): Evidence[] {
  const { person, works, introduction, skills } = candidate;
  const found: Evidence[] = [];
  const { kind, value } = tag;
  if (kind === 'PREFECTURE') return person.prefecture === value ? [{ of: 'person', source: 'profile' }] : [];
  for (const work of works) {
    const { row } = work;
    const { key: workKey } = row;
    if (kind === 'CATEGORY' && row.categories.includes(value))
      found.push({ of: 'work', workKey, source: 'taxonomy' });
    if (kind === 'INDUSTRY' && row.industries.includes(value))
      found.push({ of: 'work', workKey, source: 'taxonomy' });
    if (kind === 'TOOL' && row.tools.includes(value)) found.push({ of: 'work', workKey, source: 'tool' });
    for (const source of inTexts) {
      const hit = findFirst(work[source], words, isSaid);
      if (hit !== null)
        found.push({ of: 'work', workKey, source, words: original(row[source], work[source], hit) });
    }
  }
  for (const { name, text } of skills)
    if (findFirst(text, words) !== null) found.push({ of: 'person', source: 'skill', words: name });
  if (kind === 'TOOL' && person.tools.includes(value)) found.push({ of: 'person', source: 'tool' });
  const said = findFirst(introduction, words, isSaid);
  if (said !== null)
    found.push({
      of: 'person',
      source: 'introduction',
      words: original(person.introduction, introduction, said),
    });
  return found;
}

/** As it stands in the text, where folding kept its length; else as it was compared. */
function original(
  text: string,
  compared: string,
  { from, to }: { readonly from: number; readonly to: number },
): string {
  return text.length === compared.length ? text.slice(from, to) : compared.slice(from, to);
}
