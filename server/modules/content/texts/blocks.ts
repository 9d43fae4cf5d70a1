import type { MediaRow } from '../../media/sql.ts';

/** A text is blocks of words: what the page draws without reading any markup. */

export interface Span {
  readonly text: string;
  readonly isStrong: boolean;
  /** A path of this origin or an https address. */
  readonly href: string | null;
}

export type Line = readonly Span[];

export const blockKinds = [
  'CHAPTER',
  'HEADING',
  'PARAGRAPH',
  'QUESTION',
  'LIST',
  'STEPS',
  'QUOTE',
  'FIGURE',
  'TABLE',
  'NOTE',
  'CHECKLIST',
] as const;
export type BlockKind = (typeof blockKinds)[number];

export interface Block {
  readonly kind: BlockKind;
  /** Of a chapter: its place on the page. */
  readonly anchor: string | null;
  /** The words of a heading, a box or a figure's caption. */
  readonly title: string | null;
  readonly spans: Line;
  readonly items: readonly Line[];
  /** The first row is the table's head. */
  readonly rows: readonly (readonly Line[])[];
  readonly picture: MediaRow | null;
  readonly alt: string | null;
  /** Inside a box. */
  readonly blocks: readonly Block[];
}

export const emptyBlock = {
  anchor: null,
  title: null,
  spans: [],
  items: [],
  rows: [],
  picture: null,
  alt: null,
  blocks: [],
} as const satisfies Omit<Block, 'kind'>;

export const wordsOf = (line: Line): string => line.map(({ text }) => text).join('');

function* linesOf(block: Block): Generator<Line> {
  yield block.spans;
  yield* block.items;
  yield* block.rows.flat();
  for (const inner of block.blocks) yield* linesOf(inner);
}

/** Everything that is read, for counting it and for looking through its links. */
export function* allLines(blocks: readonly Block[]): Generator<Line> {
  for (const block of blocks) yield* linesOf(block);
}

/** The same blocks with other words, such as placeholders filled in. */
export function mapWords(blocks: readonly Block[], change: (text: string) => string): readonly Block[] {
  const line = (spans: Line): Line => spans.map((span) => ({ ...span, text: change(span.text) }));
  return blocks.map((block) => ({
    ...block,
    title: block.title === null ? null : change(block.title),
    spans: line(block.spans),
    items: block.items.map(line),
    rows: block.rows.map((row) => row.map(line)),
    blocks: mapWords(block.blocks, change),
  }));
}
