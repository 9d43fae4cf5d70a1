import type { MediaRow } from '../../media/sql.ts';

/** A text is a list of blocks, so that the page needs no markup parser. */

export interface Span {
  readonly text: string;
  readonly isStrong: boolean;
  /** A path on this site or an https address. */
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
  /** A chapter's anchor on the page. */
  readonly anchor: string | null;
  /** Text of a heading, box or caption. */
  readonly title: string | null;
  readonly spans: Line;
  readonly items: readonly Line[];
  /** The first row is the head. */
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

/** Everything readable, for counting and for checking links. */
export function* allLines(blocks: readonly Block[]): Generator<Line> {
  for (const block of blocks) yield* linesOf(block);
}

/** The same blocks with changed text, such as filled-in placeholders. */
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
