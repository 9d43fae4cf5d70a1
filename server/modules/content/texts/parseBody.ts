import type { MediaRow } from '../../media/sql.ts';
import { emptyBlock } from './blocks.ts';
import type { Block, Line, Span } from './blocks.ts';
import { TextError } from './source.ts';
import type { SourceLine } from './source.ts';

type FindPicture = (name: string, line: number) => MediaRow;

const mark = /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<href>[^)\s]+)\)/gu;

/** `**strong**` and `[text](address)`; the rest is plain text. */
export function parseSpans(text: string, line: number): Line {
  if (/<\/?[a-z!]/iu.test(text)) throw new TextError(line, 'HTML has no place in a text');
  const spans: Span[] = [];
  const plain = (words: string): void => {
    if (words.includes('**')) throw new TextError(line, 'a ** without its other half');
    if (words !== '') spans.push({ text: words, isStrong: false, href: null });
  };
  let at = 0;
  for (const match of text.matchAll(mark)) {
    plain(text.slice(at, match.index));
    const { strong, words, href } = match.groups ?? {};
    if (strong !== undefined) spans.push({ text: strong, isStrong: true, href: null });
    else if (words !== undefined && href !== undefined) {
      if (!/^(?:\/(?!\/)|https:\/\/|mailto:)/u.test(href))
        throw new TextError(line, `a link leads to a path or an https address, not to ${href}`);
      spans.push({ text: words, isStrong: false, href });
    }
    at = match.index + match[0].length;
  }
  plain(text.slice(at));
  return spans;
}

const isTableRow = (text: string): boolean => /^\|.*\|$/u.test(text);
const cellsOf = ({ text, number }: SourceLine): readonly Line[] =>
  text
    .slice(1, -1)
    .split('|')
    .map((cell) => parseSpans(cell.trim(), number));

/** The start of a block other than a paragraph. */
const begins = /^(?:#{1,6}\s|- |\d+\. |> ?|!\[|:::|\|)/u;

/** Headings, paragraphs, lists, quotes, figures, tables and boxes, and nothing else. */
export function parseBody(lines: readonly SourceLine[], findPicture: FindPicture): readonly Block[] {
  const blocks: Block[] = [];
  let chapters = 0;
  let at = 0;
  const here = (): SourceLine | undefined => lines[at];
  const takeWhile = (fits: (text: string) => boolean): readonly SourceLine[] => {
    const begin = at;
    for (let line = here(); line !== undefined && fits(line.text); line = here()) at += 1;
    return lines.slice(begin, at);
  };
  const listOf = (pattern: RegExp): readonly Line[] =>
    takeWhile((text) => pattern.test(text)).map(({ text, number }) =>
      parseSpans(text.replace(pattern, '').trim(), number),
    );

  for (let line = here(); line !== undefined; line = here()) {
    const { text, number } = line;
    if (text === '') at += 1;
    else if (text.startsWith('## ')) {
      chapters += 1;
      const spans = parseSpans(text.slice(3).trim(), number);
      blocks.push({ ...emptyBlock, kind: 'CHAPTER', anchor: `c${chapters}`, spans });
      at += 1;
    } else if (text.startsWith('### ')) {
      blocks.push({ ...emptyBlock, kind: 'HEADING', spans: parseSpans(text.slice(4).trim(), number) });
      at += 1;
    } else if (text.startsWith('#')) {
      throw new TextError(number, 'headings are ## and ###; the title stands in the front matter');
    } else if (text.startsWith('- ')) {
      blocks.push({ ...emptyBlock, kind: 'LIST', items: listOf(/^- /u) });
    } else if (/^\d+\. /u.test(text)) {
      blocks.push({ ...emptyBlock, kind: 'STEPS', items: listOf(/^\d+\. /u) });
    } else if (text.startsWith('>')) {
      blocks.push({ ...emptyBlock, kind: 'QUOTE', items: listOf(/^> ?/u) });
    } else if (text.startsWith('![')) {
      const match = /^!\[([^\]]*)\]\((\S+?)(?:\s+"([^"]*)")?\)$/u.exec(text);
      if (!match) throw new TextError(number, 'a figure is ![words](picture "caption")');
      const [, alt = '', name = '', caption] = match;
      if (alt.trim() === '') throw new TextError(number, 'a figure has words for those who do not see it');
      blocks.push({
        ...emptyBlock,
        kind: 'FIGURE',
        picture: findPicture(name, number),
        alt: alt.trim(),
        title: caption?.trim() || null,
      });
      at += 1;
    } else if (isTableRow(text)) {
      const rows = takeWhile(isTableRow).filter((row) => !/^\|(?:\s*:?-+:?\s*\|)+$/u.test(row.text));
      const cells = rows.map(cellsOf);
      const width = cells[0]?.length ?? 0;
      const odd = cells.findIndex((row) => row.length !== width);
      if (odd >= 0)
        throw new TextError(rows[odd]?.number ?? number, 'the rows of a table have equally many cells');
      blocks.push({ ...emptyBlock, kind: 'TABLE', rows: cells });
    } else if (text.startsWith(':::')) {
      blocks.push(box(line));
    } else {
      const words = takeWhile((one) => one !== '' && !begins.test(one));
      // A line that only looks like the start of another block.
      const taken = words.length > 0 ? words : lines.slice(at, (at += 1));
      const spans = parseSpans(taken.map((one) => one.text).join(''), number);
      const isQuestion = text.startsWith('――');
      blocks.push({ ...emptyBlock, kind: isQuestion ? 'QUESTION' : 'PARAGRAPH', spans });
    }
  }
  return blocks;

  function box({ text, number }: SourceLine): Block {
    const match = /^:::(note|check)(?:\s+(.*))?$/u.exec(text);
    if (!match) throw new TextError(number, 'a box begins with :::note or :::check and a title');
    at += 1;
    const inside = takeWhile((one) => one !== ':::');
    if (here() === undefined) throw new TextError(number, 'a box has no closing :::');
    at += 1;
    const inner = parseBody(inside, findPicture);
    const title = match[2]?.trim() || null;
    if (match[1] === 'note') return { ...emptyBlock, kind: 'NOTE', title, blocks: inner };
    const items = inner.flatMap((block) => (block.kind === 'LIST' ? block.items : []));
    if (items.length === 0) throw new TextError(number, 'a check list has `- ` items');
    return { ...emptyBlock, kind: 'CHECKLIST', title, items };
  }
}
